import type { Text } from '../kernel';
import type { CalendarDate, Month } from '../kernel/calendar';

/** Decimal strings carry hours; null is a value nobody has recorded. */
type Hours = string | null;

/** Someone who can have R&D hours in a month: employed in it, present in it, or with hours in it already. */
export interface PersonOfMonth {
  readonly personnelId: string;
  readonly personnelCode: string;
  readonly personnelName: string;
  readonly deptName: string | null;
  readonly entryDate: CalendarDate | null;
  readonly leaveDate: CalendarDate | null;
  /** 应出勤工时 of the month. */
  readonly dueHours: Hours;
  /** 实际出勤工时 of the month. */
  readonly actualHours: Hours;
  /** R&D hours of the month over all projects. */
  readonly rdHours: string;
  /** Those on the project asked for; null where none was. */
  readonly projectHours: Hours;
}

/** A project of the month's year. */
export interface ProjectOfMonth {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly startTime: CalendarDate | null;
  readonly endTime: CalendarDate | null;
}

/** Hours that stand in a cell of the month's grid. */
export interface StoredHours {
  readonly projectId: string;
  readonly personnelId: string;
  readonly hours: string;
  readonly version: number;
}

/** The hours of a month, people by staff number, projects by code. */
export interface MonthHours {
  readonly month: Month;
  readonly people: readonly PersonOfMonth[];
  readonly projects: readonly ProjectOfMonth[];
  readonly cells: readonly StoredHours[];
}

/** A cell to save. */
export interface HoursEntry {
  readonly projectId: string;
  readonly personnelId: string;
  /** Nothing takes the record of the cell away. */
  readonly hours?: string | number | null;
  /** The version the entry was typed over, 0 where nothing stood; not said: whatever stands there. */
  readonly version?: number;
}

export type HoursFindingKind = 'beyondMonth' | 'beyondAttendance' | 'beforeJoining' | 'afterLeaving' | 'outsideProject';

/** What is wrong with, or doubtful about, the hours of a person. */
export interface HoursFinding {
  readonly kind: HoursFindingKind;
  /** An `error` cannot be saved; a `warning` is saved and belongs to the risks of the year. */
  readonly level: 'error' | 'warning';
  readonly personnelId: string;
  /** Null where it is about all projects of the person together. */
  readonly projectId: string | null;
  readonly message: Text;
}

/** What saving a grid did, cell by cell, and what is doubtful about the people it touched. */
export interface SavedHours {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly warnings: readonly HoursFinding[];
}

/** Hours of a project by month of a year, `01` … `12`, decimals without trailing zeros. */
export interface ProjectHours {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly months: Readonly<Record<string, string>>;
  readonly total: string;
}

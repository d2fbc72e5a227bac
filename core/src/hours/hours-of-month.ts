import type { Text } from '../kernel';
import type { CalendarDate, Month } from '../kernel/calendar';

/** Hours as a decimal string; null if not recorded. */
type Hours = string | null;

/** A person who can have R&D hours in a month: employed in it, present in it, or with hours in it already. */
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
  /** R&D hours on the requested project; null without one. */
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

/** The stored hours of a cell of the month's grid. */
export interface StoredHours {
  readonly projectId: string;
  readonly personnelId: string;
  readonly hours: string;
  /** Where they come from, of the dictionary `hours_origin`; null for hours of before it was noted. */
  readonly origin: string | null;
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
  /** An empty value removes the record of the cell. */
  readonly hours?: string | number | null;
  /** The version the entry replaces, 0 for an empty cell; when omitted, any version is replaced. */
  readonly version?: number;
}

export type HoursFindingKind = 'beyondMonth' | 'beyondAttendance' | 'beforeJoining' | 'afterLeaving' | 'outsideProject';

/** An error or warning about the hours of a person. */
export interface HoursFinding {
  readonly kind: HoursFindingKind;
  /** An `error` prevents saving; a `warning` is saved and is among the risks of the year. */
  readonly level: 'error' | 'warning';
  readonly personnelId: string;
  /** Null where the finding is about all projects of the person together. */
  readonly projectId: string | null;
  readonly message: Text;
}

/** The result of saving a grid: counts of cells, and warnings about the people affected. */
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
  /** Where the hours come from, each origin of `hours_origin` once. */
  readonly origins: readonly string[];
}

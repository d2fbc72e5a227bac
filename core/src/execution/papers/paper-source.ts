import type { StoredRecord } from '../../records';

/** What is known of a project, as its papers print it. */
export interface PaperSource {
  /** yyyy-MM-dd */
  readonly today: string;
  readonly enterprise: PrintedRecord;
  readonly project: PrintedRecord;
  /** The approval detail. */
  readonly detail: PrintedRecord;
  readonly preparation: PrintedRecord;
  readonly completion: PrintedRecord;
  /** Who reviewed the completion and who concluded it, where that still stands. */
  readonly completionReview: SaidStep | null;
  readonly completionConclusion: SaidStep | null;
  readonly members: readonly PrintedRecord[];
  readonly searches: readonly PrintedRecord[];
  readonly surveys: readonly PrintedRecord[];
  readonly reviews: readonly PrintedRecord[];
  readonly activities: readonly PrintedRecord[];
  readonly achievements: readonly PrintedRecord[];
  readonly money: ProjectMoney;
  /** A line for each kind of file of the approval: `项目计划书：计划.pdf`. */
  readonly attachments: readonly string[];
  /** What is to be said of figures of the year that are out of date. */
  readonly outdated: string | null;
}

/** A step of a procedure with what was said, as it is printed. */
export interface SaidStep {
  readonly by: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly opinion: string;
}

/** A record as it is printed: labels for keys, names for references; empty where it has no value. */
export interface PrintedRecord {
  /** A date as `2024年1月5日`. */
  readonly text: (field: string) => string;
  /** The same in a table: a date as `2024-01-05`. */
  readonly cell: (field: string) => string;
  /** Null where there is no such record. */
  readonly stored: StoredRecord | null;
}

/** Budget and cost of a project by category. */
export interface ProjectMoney {
  readonly lines: readonly MoneyLine[];
  /** 万元: the sum of the budget lines, or the project's own total where there are none; empty where no budget is set. */
  readonly budget: string;
  /** 元 of the ledger. */
  readonly cost: string;
}

export interface MoneyLine {
  readonly category: string;
  /** 万元; null where the line is not drawn up. */
  readonly budget: string | null;
  /** 元 */
  readonly cost: string;
}

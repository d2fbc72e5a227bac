import type { AuditSubject } from './audit-subject';

/** A month’s data under one subject: what they come to now, and what was submitted. Amounts in 元, 2 decimals. */
export interface AuditedSubject {
  readonly amount: string;
  /** `submit` while the amount is still the one submitted, else `save`. */
  readonly dataStatus: 'save' | 'submit';
  /** Null while nothing was submitted. */
  readonly submittedAmount: string | null;
  readonly submitBy: string | null;
  readonly submitTime: string | null;
}

/** A project in a month. */
export interface AuditRow {
  /** yyyy-MM */
  readonly month: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly total: string;
  /** `submit` when every subject is. */
  readonly dataStatus: 'save' | 'submit';
  readonly subjects: Readonly<Record<AuditSubject, AuditedSubject>>;
}

export interface AuditQuery {
  /** Either of both; the current year unless given. */
  readonly year?: string;
  readonly month?: string;
  readonly projectId?: string;
  readonly dataStatus?: string;
}

export interface MonthOfProjects {
  readonly month: string;
  /** All projects of the month unless given. */
  readonly projectId?: string;
}

/** How many subjects were submitted; those that were and came to the same are not counted. */
export interface Submitted {
  readonly submitted: number;
}

/** Months of data submitted for the audit. Spec §7 “Data audit: list-month; submit-month; batchsubmit/{subject}” */
export interface AuditPort {
  /** The months of a year’s projects while they run or have cost, by month and project. */
  listMonth(query: AuditQuery): Promise<readonly AuditRow[]>;
  /** Submits a month under every subject. */
  submitMonth(args: MonthOfProjects): Promise<Submitted>;
  /** Submits the chosen rows under one subject, all or none. */
  batchSubmit(args: {
    subject: string;
    rows: readonly { readonly month: string; readonly projectId: string }[];
  }): Promise<Submitted>;
}

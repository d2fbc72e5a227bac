import type { AuditSubject } from './audit-subject';

/** A month’s data under one subject: the current and the submitted amount. Amounts in 元, 2 decimals. */
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
  /** Year or month; defaults to the current year. */
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

/** Rows chosen for one subject. */
export interface ChosenRows {
  readonly subject: string;
  readonly rows: readonly { readonly month: string; readonly projectId: string }[];
}

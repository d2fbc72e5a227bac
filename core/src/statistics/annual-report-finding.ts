import type { Text } from '../kernel';
import type { reportNumber } from './report-value';

export type CheckLevel = 'error' | 'warning' | 'hint';

/** A cross check (审核关系) that does not hold. */
export interface AnnualReportFinding {
  readonly level: CheckLevel;
  /** The check in codes, e.g. `1>=2`, `14=15+16+17+18`, `27>0⇒22>0`. */
  readonly check: string;
  /** Codes of the rows concerned. */
  readonly rows: readonly string[];
  readonly message: Text;
}

/** A check definition: its codes, its condition and the message if it fails. */
export interface Check {
  readonly level: CheckLevel;
  readonly check: string;
  readonly holds: (value: CodeValue) => boolean;
  readonly message: Text;
}

/** The value of a code, 0 where none is given. */
export type CodeValue = (code: string) => ReturnType<typeof reportNumber>;

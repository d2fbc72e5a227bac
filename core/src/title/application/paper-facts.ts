import type { Text } from '../../kernel';
import type { FormTable } from './form-table';

/** What an application is judged by besides its own values and figures. */
export interface JudgedBy {
  /** yyyy-MM-dd */
  readonly today: string;
  /** Whether a certificate as a high-tech enterprise is valid on the last day of the year before; null where unknown. */
  readonly highTech: boolean | null;
  /** 注册日期 of the enterprise, yyyy-MM-dd. */
  readonly registeredOn: string | null;
  /** GB/T 4754 code of the enterprise in the year. */
  readonly industryCode: string | null;
}

/**
 * What the papers of an application are printed from besides its values and figures. Kept with a submission, so that it
 * prints the same whatever changes later.
 */
export interface PaperFacts {
  /** Of the card; empty where that is not filled in. */
  readonly enterpriseName: string;
  readonly judgedBy: JudgedBy;
  /** Of its official papers; none where a title has no such. */
  readonly tables: readonly FormTable[];
  /** What is to be said of its years whose figures are out of date; null where none is. */
  readonly outdated: Text | null;
}

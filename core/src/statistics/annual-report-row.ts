import type { Text } from '../kernel';

/** Content of the unit, code and number columns of a section heading. */
export const NO_ENTRY = '—';

/** One row of form 107-2 《企业研究开发活动及相关情况》; 51 indicators and 8 section headings make 59 rows. */
export interface AnnualReportRow {
  /** Row number 1…59, in the order of the form. */
  readonly id: number;
  /** Row number of the parent, 0 at the top. */
  readonly parentId: number;
  /** Column 甲. */
  readonly name: Text;
  /** Column 乙; `—` on headings. */
  readonly unit: Text;
  /** Column 丙, the official indicator code, not consecutive; `—` on headings. */
  readonly code: string;
  /** Key of the value in the report data (`amount1` … `amount58`); null on headings. */
  readonly amountKey: string | null;
  readonly editable: boolean;
  /** 指标解释, shown on hover; null on headings. */
  readonly tip: Text | null;
  /** Codes whose sum this row is. */
  readonly sumOf?: readonly string[];
  /** Key of the percentage typed beside the value, on the row of code 44. */
  readonly ratioKey?: string;
  /** Filled by industrial enterprises only (printed with * on the form). */
  readonly industryOnly?: true;
}

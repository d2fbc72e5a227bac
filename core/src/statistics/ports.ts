import type { Download } from '../records';
import type { Trace } from '../kernel';

/** The 107-2 report of a year. */
export interface StatisticsPort {
  /**
   * `amount1` … `amount58` as decimal strings (persons and pieces whole, money in 千元) and `amount44_tax_ratio` like
   * `25%`: computed indicators filled in, typed ones kept, every key present.
   */
  data(args: { year?: string; reportId?: string }): Promise<Readonly<Record<string, string>>>;
  /** Takes the same body; computed indicators in it are passed over. */
  save(args: { year?: string; reportId?: string } & Readonly<Record<string, string | undefined>>): Promise<void>;
  /**
   * How a figure came about: `amount8` an indicator, or any `deeper` key of such a trace, down to the rows of registers
   * and vouchers. What stands behind the report itself asks for the right to see A107012 as well.
   */
  explain(args: { year: string; key: string }): Promise<Trace>;
  /** The report as it is printed, with live formulas and how its figures came about (.xlsx). */
  export(args: { year?: string; reportId?: string }): Promise<Download>;
}

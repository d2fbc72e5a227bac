/** The 107-2 report of a year. Spec §7 `projectreportother/data`. */
export interface StatisticsPort {
  /**
   * `amount1` … `amount58` as decimal strings (persons and pieces whole, money in 千元) and `amount44_tax_ratio` like
   * `25%`: computed indicators filled in, typed ones kept, every key present.
   */
  data(args: { year?: string; reportId?: string }): Promise<Readonly<Record<string, string>>>;
  /** Takes the same body; computed indicators in it are passed over. */
  save(args: { year?: string; reportId?: string } & Readonly<Record<string, string | undefined>>): Promise<void>;
}

/** What was collected for entrusted R&D in the years before one. */
export interface EarlierEntrusted {
  /** The first of the years without a gap up to the year before whose cost was collected; null where that was not. */
  readonly from: number | null;
  /** By code of the project, year and cost item, in 元. */
  readonly booked: readonly {
    readonly code: string;
    readonly year: number;
    readonly item: string;
    readonly amount: string;
  }[];
}

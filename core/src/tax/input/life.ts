/** A thousand years: longer than any asset is written off. */
export const LONGEST_LIFE = 12_000;

/** Whether a number is the life of an asset in months: whole, above 0, and at most a thousand years. */
export const isLife = (months: unknown): months is number =>
  Number.isInteger(months) && 0 < (months as number) && (months as number) <= LONGEST_LIFE;

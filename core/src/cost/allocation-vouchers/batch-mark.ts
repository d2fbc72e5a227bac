import type { Month } from '../../kernel/calendar';

/** The mark of a batch: `RDM202403-01`. It stands first in the summary of every entry, so that nothing cuts it off. */
export const batchMark = (month: Month, batch: number): string =>
  `RDM${month.replace('-', '')}-${String(batch).padStart(2, '0')}`;

/** The mark within a summary, whatever stands around it; null without one. */
export const markIn = (summary: string | null | undefined): string | null =>
  /RDM\d{6}-\d{2,}(?!\d)/.exec(summary ?? '')?.[0] ?? null;

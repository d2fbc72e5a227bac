import type { ImportReport, ImportRequest } from '@rdm/core/records';
import { faultOf } from '../fault-of';
import type { ImportPort } from './ImportPort';
import { reportIn } from './report-in';
import { unlessAborted } from './unless-aborted';

/** From this many bytes on, a workbook takes longer to check than people wait without a sign. */
const LARGE_BYTES = 200_000;
const FIRST_ROWS = 300;

export const isLarge = (file: Uint8Array): boolean => file.byteLength > LARGE_BYTES;

/** What is wrong in the first rows of a workbook; null where it cannot be had: why, the look at the whole will say. */
export async function firstRowsReport(
  port: ImportPort,
  asked: ImportRequest,
  signal: AbortSignal,
): Promise<ImportReport | null> {
  const beginning = () => port.import({ ...asked, first: FIRST_ROWS });
  return unlessAborted(beginning, signal).catch((error: unknown) => reportIn(faultOf(error)));
}

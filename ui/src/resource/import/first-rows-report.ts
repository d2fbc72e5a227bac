import type { ImportReport, ImportRequest } from '@rdm/core/internal/records';
import { faultOf } from '../fault-of';
import type { ImportPort } from './ImportPort';
import { reportIn } from './report-in';
import { unlessAborted } from './unless-aborted';

/** Above this many bytes a check takes too long without feedback. */
const LARGE_BYTES = 200_000;
const FIRST_ROWS = 300;

export const isLarge = (file: Uint8Array): boolean => file.byteLength > LARGE_BYTES;

/** The report on the first rows of a workbook; null on failure, because the full check will report the reason. */
export async function firstRowsReport(
  port: ImportPort,
  asked: ImportRequest,
  signal: AbortSignal,
): Promise<ImportReport | null> {
  const beginning = () => port.import({ ...asked, first: FIRST_ROWS });
  return unlessAborted(beginning, signal).catch((error: unknown) => reportIn(faultOf(error)));
}

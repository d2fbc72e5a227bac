import type { SpreadsheetReader } from '@rdm/core/internal/kernel';
import { createCappedReader, type SpreadsheetReaderOptions } from '../capped-reader';
import { checkInflatedSize } from './inflated-size';
import { createWorkerParser } from './worker-parser';

/** One per page: parsing is CPU-bound. Its script is loaded with the first workbook. */
const parser = createWorkerParser(
  () => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'rdm-workbooks' }),
);

/** Reads workbooks in a web worker, with the same limits as on the server. */
export const createSpreadsheetReader = (options: SpreadsheetReaderOptions = {}): SpreadsheetReader =>
  createCappedReader(checkInflatedSize, parser, options);

import type { SpreadsheetReader } from '@rdm/core/kernel';
import { createCappedReader, type SpreadsheetReaderOptions } from '../capped-reader';
import { checkInflatedSize } from './inflated-size';
import { createWorkerParser } from './worker-parser';

/** One for the page: parsing is bound by the processor. Its script is loaded with the first workbook. */
const parser = createWorkerParser(
  () => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'rdm-workbooks' }),
);

/** Reads workbooks in a worker of the browser, with the same caps as on a server. */
export const createSpreadsheetReader = (options: SpreadsheetReaderOptions = {}): SpreadsheetReader =>
  createCappedReader(checkInflatedSize, parser, options);

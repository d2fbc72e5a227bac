import type { SpreadsheetReader } from '@rdm/core/internal/kernel';
import { createCappedReader, type SpreadsheetReaderOptions } from './capped-reader';
import { checkInflatedSize } from './inflated-size';
import { createReadingThread } from './reading-thread';

const MAX_THREAD_MEMORY_MB = 1024;

/** One per process: parsing is CPU-bound, and two at once would double the memory. */
const thread = createReadingThread(MAX_THREAD_MEMORY_MB);

/** Reads workbooks in a worker thread. */
export const createSpreadsheetReader = (options: SpreadsheetReaderOptions = {}): SpreadsheetReader =>
  createCappedReader(checkInflatedSize, thread, options);

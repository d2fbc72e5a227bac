import { Worker } from 'node:worker_threads';
import type { ParsedWorkbook, ParsingLimits, ThreadAnswer, WorkbookParser } from './parsed-workbook';

type Rows = Extract<ThreadAnswer, { kind: 'rows' }>['rows'];

/** A worker thread that is started with the first workbook and replaced when it dies. */
export function createReadingThread(maxMemoryMb: number): WorkbookParser {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const running = (): Worker => {
    if (worker) return worker;
    const started = new Worker(new URL('./reading/reading-worker.mjs', import.meta.url), {
      // The parser must not inherit flags and loaders of the host process.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    // Detects a worker that dies between two workbooks; the next workbook gets a new worker.
    started.on('error', () => forget(started));
    started.on('exit', () => forget(started));
    worker = started;
    return started;
  };
  const forget = (dead: Worker): void => {
    if (worker === dead) worker = null;
  };

  const parseNow = (bytes: Uint8Array, { timeoutMs, ...limits }: ParsingLimits): Promise<ParsedWorkbook> =>
    new Promise((resolve, reject) => {
      const at = running();
      const settled = (): void => {
        clearTimeout(timer);
        at.off('message', onAnswer).off('error', onError).off('exit', onExit);
        at.unref();
      };
      const abandon = (): void => {
        settled();
        forget(at);
        void at.terminate();
      };
      const portions: Rows[] = [];
      const onAnswer = (answer: ThreadAnswer): void => {
        if (answer.kind === 'rows') {
          portions.push(answer.rows);
          at.postMessage('more');
          return;
        }
        settled();
        resolve(answer.kind === 'sheet' ? { ...answer, rows: portions.reverse().flat() } : answer);
      };
      const onError = (error: unknown): void => {
        abandon();
        // Any other end of the thread is a fault of the installation, not of the workbook.
        if (isOutOfMemory(error)) resolve({ kind: 'tooLarge' });
        else reject(error instanceof Error ? error : new Error(String(error)));
      };
      const onExit = (code: number): void => onError(new Error(`The reading thread ended with code ${code}`));
      const onTimeout = (): void => {
        abandon();
        resolve({ kind: 'timedOut' });
      };
      const timer = setTimeout(onTimeout, timeoutMs);
      at.on('message', onAnswer).on('error', onError).on('exit', onExit);
      // Only a pending answer may keep the process alive.
      at.ref();
      const copy = new Uint8Array(bytes);
      at.postMessage({ bytes: copy, ...limits }, [copy.buffer]);
    });

  return {
    parse(bytes, limits) {
      const parsed = last.then(() => parseNow(bytes, limits));
      last = parsed.catch(() => undefined);
      return parsed;
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

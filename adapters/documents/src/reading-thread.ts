import { Worker } from 'node:worker_threads';

export type CellText = string | number | boolean | null;

export type ParsedWorkbook =
  | { readonly kind: 'sheet'; readonly name: string; readonly rows: readonly (readonly CellText[])[] }
  | { readonly kind: 'noRows' | 'tooManyRows' | 'tooLarge' | 'encrypted' | 'damaged' | 'timedOut' };

export interface ParsingLimits {
  readonly maxRows: number;
  readonly maxCells: number;
  readonly timeoutMs: number;
}

/**
 * A worker thread that parses one workbook after the other; it begins with the first and is replaced when it dies.
 * Rejects only when the thread itself cannot run.
 */
export interface ReadingThread {
  parse(bytes: Uint8Array, limits: ParsingLimits): Promise<ParsedWorkbook>;
}

export function createReadingThread(maxMemoryMb: number): ReadingThread {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const running = (): Worker => {
    if (worker) return worker;
    const started = new Worker(new URL('./reading-worker.mjs', import.meta.url), {
      // Flags and loaders of the host process are no business of the parser.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    // A death between two workbooks is noticed here; the next workbook gets a new worker.
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
      const onAnswer = (parsed: ParsedWorkbook): void => {
        settled();
        resolve(parsed);
      };
      const onError = (error: unknown): void => {
        abandon();
        // Whatever else ends the thread is a fault of the installation, not of the workbook.
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

import type { ParsedWorkbook, ParsingLimits, WorkbookParser } from '../parsed-workbook';

/** The parts of a browser's `Worker` that are used. */
export type ParsingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Parses in a worker that is started with the first workbook and replaced when it dies or times out.
 * @param start starts a worker, which answers each message with a parsed workbook
 */
export function createWorkerParser(start: () => ParsingWorker): WorkbookParser {
  let worker: ParsingWorker | null = null;
  let settle: ((parsed: ParsedWorkbook | Error) => void) | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const running = (): ParsingWorker => {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', ({ data }) => settle?.(data as ParsedWorkbook));
    started.addEventListener('error', ({ message }) => {
      abandon();
      settle?.(new Error(`The worker that reads workbooks has failed: ${message}`));
    });
    return (worker = started);
  };
  const abandon = (): void => {
    worker?.terminate();
    worker = null;
  };
  const parseNow = (bytes: Uint8Array, { timeoutMs, ...limits }: ParsingLimits): Promise<ParsedWorkbook> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        abandon();
        settle?.({ kind: 'timedOut' });
      }, timeoutMs);
      settle = (parsed) => {
        clearTimeout(timer);
        settle = null;
        if (parsed instanceof Error) reject(parsed);
        else resolve(parsed);
      };
      running().postMessage({ bytes, ...limits });
    });
  return {
    parse(bytes, limits) {
      const parsed = last.then(() => parseNow(bytes, limits));
      last = parsed.catch(() => undefined);
      return parsed;
    },
  };
}

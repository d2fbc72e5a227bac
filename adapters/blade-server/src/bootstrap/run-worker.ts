import { StartRefused, WorkLoop } from '@rdm/postgres';
import { openBackend } from './backend';
import { refuse } from './refuse-start';
import { startReason } from './start-reason';
import { withModestHeap } from '../modest-heap';
import { readSettings } from '../settings';

/** In ms; what has not ended by then is given back to the queue. */
const GRACE = 20_000;
const ENDED_WITHIN = 26_000;

/** A process that does long work: `npm run worker`, or started by a server. Ends with the server that has started it. */
export async function runWorker(): Promise<void> {
  const read = readSettings(process.env);
  if ('mistakes' in read) return refuse(read.mistakes);
  if (!read.settings.databaseUrl) {
    return refuse(['任务进程需要 DATABASE_URL；内置数据库的任务由程序本身执行 / A worker needs DATABASE_URL.']);
  }
  // From the beginning: the server may be gone before this process has begun.
  const opened: (() => Promise<void>)[] = read.settings.traces
    ? [(await import('../watching/trace-export')).startTraces('worker')]
    : [];
  stopOnce(async () => {
    for (const close of opened.toReversed()) await close();
  });
  try {
    const { queue, application, close } = await openBackend(read.settings, () => () => undefined);
    const loop = new WorkLoop(queue!, (asked, work) => withModestHeap(() => application.doWork(asked, work)));
    opened.push(close, () => loop.close(GRACE));
  } catch (error) {
    refuse([error instanceof StartRefused ? error.message : startReason(error, read.settings)]);
  }
}

function stopOnce(end: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), ENDED_WITHIN).unref();
    await end().catch((error: unknown) => console.error('✗', error));
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());
  // Loading this program takes longer than a server may live.
  if (process.connected === false) void stop();
}

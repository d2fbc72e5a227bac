import type { Database } from '../database';

const EVERY = 60_000;
/** Bytes of log after which a checkpoint is due: keeps the disk and the next start small. */
const LOG_SIZE = 64 * 1024 * 1024;

/**
 * Does what a server's background processes do and the embedded database, being one process, never does by itself:
 * checkpoints, which free the write-ahead log, and vacuum with fresh statistics.
 */
export function startMaintenance(use: Database['use'], every = EVERY): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    maintain(use)
      // A failure is harmless: the log stays longer and the next round retries.
      .catch(() => undefined)
      .finally(() => (running = false));
  }, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Returns whether there was enough to do. */
export function maintain(use: Database['use'], logSize = LOG_SIZE): Promise<boolean> {
  return use(async (session) => {
    const { rows } = await session.query<{ size: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as size from pg_control_checkpoint()',
    );
    if (Number(rows[0]?.size ?? 0) < logSize) return false;
    await session.query('vacuum (analyze)');
    await session.query('checkpoint');
    return true;
  });
}

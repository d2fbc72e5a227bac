import type { Database } from '../database';

/** An arbitrary number that all processes share. */
const LOCK = 727_403_511;

/**
 * Runs work that only one process of an installation may do at a time, such as the steps of a start; the others wait.
 * The lock is held by a transaction of its own, because a pooler gives a session to others between transactions. The
 * embedded database has but one process.
 */
export async function oneAtATime<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.isEmbedded) return work();
  return database.use(async (session) => {
    await session.query('begin');
    await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await session.query('commit');
    return result;
  });
}

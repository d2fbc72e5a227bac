import type { Database, Session } from '../database';

/** An arbitrary number that all processes share. */
const LOCK = 727_403_511;

/**
 * Begins a transaction in which only one process of an installation is at a time; the others wait. A lock of the session
 * would not do: a pooler gives a session to others between transactions.
 */
export async function beginAlone(session: Session): Promise<void> {
  await session.query('begin');
  await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Runs work that only one process of an installation may do at a time, such as the steps of a start; the others wait.
 * The lock is held by a transaction of its own. The embedded database has but one process.
 */
export async function oneAtATime<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.isEmbedded) return work();
  return database.use(async (session) => {
    await beginAlone(session);
    const result = await work();
    await session.query('commit');
    return result;
  });
}

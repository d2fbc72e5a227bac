import { faults, Refusal } from '@rdm/core/internal/kernel';
import type { Database, Session } from '../database';

/** Milliseconds for which the outcome is asked for: until then a server that was restarted is back. */
const ASKED_FOR = 15_000;
const ASKED_EVERY = 500;

/**
 * Commits, and finds out what became of a commit whose answer was lost: the server knows each of its transactions by
 * number. Throws the error of the connection where the transaction was rolled back, and a refusal of its own where
 * nobody can tell.
 */
export async function committed(
  database: Database,
  session: Session,
  commit: () => Promise<{ readonly command: string }>,
): Promise<{ readonly command: string }> {
  let number: string | null = null;
  // Sent together with the commit: it costs no round trip, and its answer is there before the commit waits for anything.
  const asked = session
    .query<{ number: string | null }>('select pg_current_xact_id_if_assigned()::text as number')
    .then(({ rows }) => (number = rows[0]?.number ?? null));
  asked.catch(() => undefined);
  const sent = commit();
  try {
    const answer = await sent;
    await asked;
    return answer;
  } catch (error) {
    await asked.catch(() => undefined);
    // The server has answered: it says itself that nothing was written.
    if (isAnswerOfServer(error)) throw error;
    const status = number === null ? null : await statusOf(database, number);
    if (status === 'committed') return { command: 'COMMIT' };
    if (status === 'aborted') throw error;
    throw new Refusal(faults.outcomeUnknown(), error);
  }
}

/** A connection ended by an administrator may have committed before. */
const isAnswerOfServer = (error: unknown): boolean => {
  const { code = '', severity } = (error ?? {}) as { code?: string; severity?: string };
  return severity === 'ERROR' && !code.startsWith('57P');
};

async function statusOf(database: Database, number: string): Promise<'committed' | 'aborted' | null> {
  const until = performance.now() + ASKED_FOR;
  for (;;) {
    const status = await database
      .use((session) => session.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [number]))
      .then(
        ({ rows }) => rows[0]?.status ?? null,
        () => 'unreachable',
      );
    if (status === 'committed' || status === 'aborted') return status;
    if (status === null || performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
  }
}

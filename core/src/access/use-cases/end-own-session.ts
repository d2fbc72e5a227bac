import { Refusal } from '../../kernel';
import type { Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { session } from '../session';
import { openSession } from './sessions';

/** Ends the session of the request's token, if there is one; also while nothing can be written, e.g. for a full disk. */
export async function endOwnSession({ visitor, open }: Visit, _: unknown, { callers }: WithCallers): Promise<void> {
  const { caller, sessionKey } = visitor;
  if (!caller || !sessionKey) return;
  try {
    await open(caller, async (call) => {
      if (await openSession(call, sessionKey)) {
        await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
      }
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.fault.code !== 503) throw error;
    await callers.end(sessionKey);
  }
  await callers.forget(sessionKey);
}

import type { Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { session } from '../session';
import { openSession } from './sessions';

/** Ends the session of the request's token, if there is one. */
export async function endOwnSession({ visitor, open }: Visit, _: unknown, { callers }: WithCallers): Promise<void> {
  const { caller, sessionKey } = visitor;
  if (!caller || !sessionKey) return;
  await open(caller, async (call) => {
    if (await openSession(call, sessionKey)) {
      await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
    }
  });
  await callers.forget(sessionKey);
}

import type { Call } from '../../records';
import { errorLog, keepLogs } from '../../system';

/** A client-side error as stored in the browser until it is sent. */
export interface ClientLogEntry {
  readonly url: string;
  /** As formatted by the browser. */
  readonly time: string;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly info: string;
}

/** The browser stores no more than this. */
const MOST_SENT = 200;

/**
 * Stores client-side errors in the error log of the sender's tenant. The time they occurred is stored with the
 * browser's own data, because its clock is not the server's.
 */
export async function sendLogs(
  call: Call,
  { entries }: { readonly entries: readonly ClientLogEntry[] },
): Promise<void> {
  await keepLogs(
    call,
    errorLog,
    entries.slice(0, MOST_SENT).map(({ url, time, type, message, stack, info }) => ({
      serviceId: 'browser',
      requestUri: url,
      exceptionName: type,
      message,
      stackTrace: stack,
      params: JSON.stringify({ time, info }),
      createBy: call.caller.account,
    })),
  );
}

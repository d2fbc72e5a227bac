import type { Call } from '../../records';
import { errorLog, keepLogs } from '../../system';

/** A fault of the screens as a browser keeps it until it is sent in. */
export interface ClientLogEntry {
  readonly url: string;
  /** As the browser wrote it. */
  readonly time: string;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly info: string;
}

/** As many as a browser keeps. */
const MOST_SENT = 200;

/**
 * Keeps faults of the screens in the error log of the sender's tenant. When they happened stands with what the browser
 * says of itself: its clock is not the server's.
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

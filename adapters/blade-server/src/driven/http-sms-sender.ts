import { setTimeout as pause } from 'node:timers/promises';
import { SmsNotSent, type SmsSender, type TextMessage } from '@rdm/core/internal/system';

export interface HttpSmsOptions {
  /** Where messages are posted to. */
  readonly url: string;
  /** The token by which the gateway identifies this installation. */
  readonly token: string;
  /** Called with the reason why a message was not sent, for the operator; never with its content or recipient. */
  readonly report?: (reason: string) => void;
  /** Milliseconds that one request may take; ten seconds by default. */
  readonly timeout?: number;
  /** Milliseconds before the single retry after a refused connection; one second by default. */
  readonly patience?: number;
}

/**
 * Posts each message to a gateway as `{ id, phone, content, signName }` in JSON with the token as Bearer; 2xx means
 * accepted, 4xx rejected, and anything else, including a redirect, unknown. A message that may have arrived is not sent
 * twice: it is retried only where the connection was refused.
 */
export function createHttpSmsSender(options: HttpSmsOptions): SmsSender {
  const { patience = 1_000, report } = options;
  const failed = (reason: SmsNotSent['reason'], why: string, cause?: unknown) => {
    report?.(`短信网关 / SMS gateway: ${why}`);
    return new SmsNotSent(reason, { cause });
  };
  return {
    name: 'gateway',
    send: async (message) => {
      let status: number;
      try {
        status = await posted(options, message).catch(async (error: unknown) => {
          if (!nobodyListened(error)) throw error;
          await pause(patience);
          return posted(options, message);
        });
      } catch (error) {
        throw failed('unavailable', told(error), error);
      }
      if (status >= 200 && status < 300) return;
      throw failed(status >= 400 && status < 500 ? 'refused' : 'unavailable', `HTTP ${status}`);
    },
  };
}

async function posted({ url, token, timeout = 10_000 }: HttpSmsOptions, message: TextMessage): Promise<number> {
  const { id, phone, content, signName } = message;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ id, phone, content, signName }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  // Only the status is used; the body may be endless.
  await response.body?.cancel();
  return response.status;
}

/** A name may resolve to several addresses; each of them must have refused. */
function nobodyListened(error: unknown): boolean {
  const cause =
    error instanceof Error ? (error.cause as (Error & { code?: string; errors?: unknown[] }) | undefined) : undefined;
  const causes = cause?.errors ?? [cause];
  return causes.every((each) => (each as { code?: string } | undefined)?.code === 'ECONNREFUSED');
}

/** The error code where there is one; the message adds nothing to it. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ?? (error.name === 'TimeoutError' ? 'no answer in time' : error.message);
}

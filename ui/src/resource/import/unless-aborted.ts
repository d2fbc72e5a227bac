import { Refusal, text } from '@rdm/core/kernel';

const CANCELLED = text('检查已取消', 'The check was cancelled');

/** What a call answers; refuses at once when the signal ends the wait, whatever becomes of the call. */
export function unlessAborted<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const refusal = new Refusal({ code: 503, name: 'CANCELLED', message: CANCELLED });
  if (signal.aborted) return Promise.reject(refusal);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(refusal), { once: true });
  });
  return Promise.race([call(), ended]);
}

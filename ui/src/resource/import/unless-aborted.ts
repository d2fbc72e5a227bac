import { Refusal, text } from '@rdm/core/internal/kernel';

const CANCELLED = text('检查已取消', 'The check was cancelled');

/** Resolves with the call; rejects with a Refusal as soon as the signal aborts, without waiting for the call. */
export function unlessAborted<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const refusal = new Refusal({ code: 503, name: 'CANCELLED', message: CANCELLED });
  if (signal.aborted) return Promise.reject(refusal);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(refusal), { once: true });
  });
  return Promise.race([call(), ended]);
}

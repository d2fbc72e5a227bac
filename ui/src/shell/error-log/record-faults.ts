import { caughtEvent, faultEvents } from './caught';
import type { ErrorLog, Failure } from './ErrorLog';

/**
 * Writes what goes wrong on the page into the log: errors nobody handled, promises nobody waited for, what a boundary
 * caught. `early` is what was heard before this had loaded. Answers how to stop.
 */
export function recordFaults(log: Pick<ErrorLog, 'add'>, early: readonly Event[]): () => void {
  const record = (event: Event) => {
    const failure = failureOf(event);
    if (failure) log.add(failure, window.location.pathname + window.location.hash);
  };
  early.forEach(record);
  for (const kind of faultEvents) window.addEventListener(kind, record);
  return () => {
    for (const kind of faultEvents) window.removeEventListener(kind, record);
  };
}

/** A browser says so when a layout takes two passes; nothing is wrong then. */
const harmless = /^ResizeObserver loop/;

function failureOf(event: Event): Failure | null {
  if (event.type === caughtEvent) return (event as CustomEvent<Failure>).detail;
  if (event.type === 'unhandledrejection') {
    return { error: (event as PromiseRejectionEvent).reason, info: 'unhandledrejection' };
  }
  const { error, message, filename, lineno, colno } = event as ErrorEvent;
  if (harmless.test(message)) return null;
  return { error: error ?? message, info: `${filename}:${lineno}:${colno}` };
}

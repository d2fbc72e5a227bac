import { caughtEvent, faultEvents } from './caught';
import type { ErrorLog, Failure } from './ErrorLog';

/**
 * Logs faults of the page: uncaught errors, unhandled rejections and errors caught by a boundary. `early` holds the
 * events received before this module was loaded. Returns a disposer.
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

/** Reported by browsers when a layout takes two passes; harmless. */
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

import type { Failure } from './ErrorLog';

/** Event that reports an error caught by an error boundary; an event because the log is loaded after the screens. */
export const caughtEvent = 'rdm-caught';
/** The window events that report faults. */
export const faultEvents = ['error', 'unhandledrejection', caughtEvent] as const;

export function tellCaught(failure: Failure): void {
  window.dispatchEvent(new CustomEvent<Failure>(caughtEvent, { detail: failure }));
}

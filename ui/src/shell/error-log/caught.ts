import type { Failure } from './ErrorLog';

/** How an error that a screen threw and a boundary caught is told to the log, which loads later than the screens. */
export const caughtEvent = 'rdm-caught';
/** Where faults are heard. */
export const faultEvents = ['error', 'unhandledrejection', caughtEvent] as const;

export function tellCaught(failure: Failure): void {
  window.dispatchEvent(new CustomEvent<Failure>(caughtEvent, { detail: failure }));
}

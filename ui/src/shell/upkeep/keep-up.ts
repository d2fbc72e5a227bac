import { faultEvents } from '../error-log/caught';
import type { Services } from '../services';

/** In ms. */
const tryAgainAfter = 10_000;

/**
 * Starts the background tasks: token renewal, synchronisation of windows, the error log. They are loaded alongside the
 * first page; faults until then are buffered and passed on. Returns a disposer.
 */
export function keepUp(services: Services): () => void {
  const early: Event[] = [];
  const hear = (event: Event) => void early.push(event);
  for (const kind of faultEvents) window.addEventListener(kind, hear);
  const deafen = () => {
    for (const kind of faultEvents) window.removeEventListener(kind, hear);
  };
  let stop: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const load = async () => {
    try {
      const { startUpkeep } = await import('./start-upkeep');
      if (ended) return;
      deafen();
      stop = startUpkeep(services, early);
    } catch {
      if (!ended) retry = setTimeout(() => void load(), tryAgainAfter);
    }
  };
  void load();
  return () => {
    ended = true;
    clearTimeout(retry);
    deafen();
    stop?.();
  };
}

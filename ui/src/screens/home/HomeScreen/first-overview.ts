import type { OverviewPort, YearOverview } from '@rdm/core/internal/overview';

/** In ms: what is not taken by then may be out of date. */
const FRESH_FOR = 10_000;

interface Begun {
  readonly overview: Promise<YearOverview>;
  readonly at: number;
}

const begun = new WeakMap<OverviewPort, Begun>();

/** Asks for what home shows first, while the person's rights and menus are still asked for: it needs neither. */
export function beginOverview(port: OverviewPort, now: () => number = Date.now): void {
  const overview = port.ofYear({});
  // Home tells what failed.
  overview.catch(() => undefined);
  begun.set(port, { overview, at: now() });
}

/** The answer that was begun, once; null where there is none that is fresh. */
export function takeOverview(port: OverviewPort, now: () => number = Date.now): Promise<YearOverview> | null {
  const found = begun.get(port);
  begun.delete(port);
  return found && now() - found.at < FRESH_FOR ? found.overview : null;
}

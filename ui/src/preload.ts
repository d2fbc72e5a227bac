/** Milliseconds after which idle time is no longer waited for. */
const AT_LATEST = 3_000;

/** Does what may wait once the page has nothing else to do; some browsers cannot tell, and do it a moment later. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST });
  else setTimeout(work, 300);
}

/** Fetches parts of the program one after another while the page is idle, so that they are there when they are needed. */
export function preloadWhenIdle(parts: readonly (() => Promise<unknown>)[]): void {
  const [first, ...others] = parts;
  if (!first) return;
  whenIdle(() => {
    // What does not arrive is asked for again where it is needed, and explained there.
    void first()
      .catch(() => undefined)
      .then(() => preloadWhenIdle(others));
  });
}

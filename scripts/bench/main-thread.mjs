/**
 * What the main thread of a page did while some work was done.
 * @returns {Promise<{ start: number, busy: number, key: boolean }[]>} Its tasks in their order: when they began, how
 *   long the thread worked on them (other programs of the machine may have kept it waiting longer), both in ms, and
 *   whether a pressed key was answered in them.
 */
export async function tasksWhile(browser, page, work) {
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const main = mainThread(traceEvents);
  const own = traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const keys = own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  return own
    .filter(({ name, dur }) => name === 'RunTask' && dur !== undefined)
    .map(({ ts, dur, tdur }) => ({
      start: ts / 1000,
      busy: (tdur ?? dur) / 1000,
      key: keys.some((key) => key.ts >= ts && key.ts < ts + dur),
    }))
    .sort((one, other) => one.start - other.start);
}

/** The one of all renderers' main threads that did most: the others show nothing. */
function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busy = ({ pid, tid }) =>
    events.reduce((sum, event) => sum + (event.pid === pid && event.tid === tid ? (event.dur ?? 0) : 0), 0);
  const [first] = threads.sort((one, other) => busy(other) - busy(one));
  if (!first) throw new Error('The trace names no main thread of a page.');
  return first;
}

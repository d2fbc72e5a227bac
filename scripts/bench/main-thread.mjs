/**
 * Records the tasks of a page's main thread while `work` runs.
 * @returns {Promise<{ start: number, busy: number, key: boolean }[]>} Its tasks in order: when they began, the CPU time
 *   spent on them (other processes may have delayed them longer), both in ms, and whether a key press was handled in
 *   them.
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

/** The busiest of all renderers' main threads: the others render nothing. */
function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busy = ({ pid, tid }) =>
    events.reduce((sum, event) => sum + (event.pid === pid && event.tid === tid ? (event.dur ?? 0) : 0), 0);
  const [first] = threads.sort((one, other) => busy(other) - busy(one));
  if (!first) throw new Error('The trace names no main thread of a page.');
  return first;
}

import { timed } from './figures.mjs';

/** Repeats a request until it is stopped, and returns the sorted times. */
export function besides(ask) {
  const times = [];
  let stopped = false;
  const asking = (async () => {
    while (!stopped) {
      const { milliseconds } = await timed(async () => (await ask()).arrayBuffer());
      times.push(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await asking;
      return times.sort((one, other) => one - other);
    },
  };
}

import { bundled } from '../bundled.mjs';
import { print } from './figures.mjs';

const PROJECTS = 60;
const SWITCHES = 60;

/** What a switch of the what-if makes the page compute: A107012 of a scenario. */
export async function whatIf() {
  const { largeBase, switched } = await bundled('tests/fixtures/large-scenario.ts');
  const base = largeBase(PROJECTS);
  console.log(`\nWhat-if, ${PROJECTS} projects`);
  const taken = Array.from({ length: SWITCHES }, (_, at) => {
    const begun = performance.now();
    switched(base, at);
    return performance.now() - begun;
  }).sort((one, other) => one - other);
  print('  a switch, median', `${taken[SWITCHES / 2].toFixed(1)} ms`);
  print('  a switch, slowest of 60, the first one', `${taken.at(-1).toFixed(1)} ms`);
}

import type { Month } from '@rdm/core/calendar';
import { runsIn, type Project } from './projects';
import type { SeededRandom } from './seeded-random';

export interface SharedHours {
  readonly project: Project;
  readonly rdHours: number;
}

/** One or two running projects that used an asset in a month, and its total hours. */
export function sharedHours(
  projects: readonly Project[],
  month: Month,
  random: SeededRandom,
  onlyRd: boolean,
): { readonly uses: readonly SharedHours[]; readonly totalHours: number } {
  const running = projects.filter((project) => runsIn(project, month));
  const first = random.integer(0, running.length - 1);
  const second = (first + random.integer(1, 3)) % running.length;
  const places = random.chance(40) && second !== first ? [first, second] : [first];
  const uses = places
    .sort((a, b) => a - b)
    .flatMap((place) => running.slice(place, place + 1))
    .map((project) => ({ project, rdHours: random.integer(24, 84) }));
  const used = uses.reduce((sum, { rdHours }) => sum + rdHours, 0);
  return { uses, totalHours: onlyRd ? used : used + random.integer(16, 90) };
}

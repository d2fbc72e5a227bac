import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { runsIn, type Project } from './projects';
import { seededRandom } from './seeded-random';

/** Quantity from meter or slip, price per unit, and percent of the months in which a project uses it. */
const kinds = [
  { powerType: 'electricity', qty: [800, 5200], price: '0.8934', chance: 70 },
  { powerType: 'water', qty: [60, 320], price: '4.35', chance: 25 },
  { powerType: 'gas', qty: [90, 640], price: '3.82', chance: 20 },
  { powerType: 'fuel', qty: [40, 380], price: '7.62', chance: 25 },
] as const;

/** Rows of 燃料动力, metered by project. */
export function powerRows(projects: readonly Project[], months: readonly Month[]) {
  return months.flatMap((month) =>
    projects
      .filter((project) => runsIn(project, month))
      .flatMap(({ code }) => {
        const random = seededRandom(`energy ${month} ${code}`);
        return kinds.flatMap(({ powerType, qty: [least, most], price, chance }) => {
          if (!random.chance(chance)) return [];
          const qty = String(random.integer(least, most));
          return [{ month, projectId: code, powerType, qty, price, amount: yuan(price).times(qty).toString() }];
        });
      }),
  );
}

export type PowerRows = ReturnType<typeof powerRows>;

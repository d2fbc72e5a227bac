import type { Month } from '@rdm/core/calendar';
import type { IntangibleRows } from './intangibles';
import { runsIn, type Project } from './projects';

/** Percent of a month that the shared software serves the projects, in the order of their beginning. */
const shares = ['50', '30'] as const;

/** Rows of 无形资产使用: the first software is shared by two projects, the other assets serve their own alone. */
export function intangibleUseRows(
  intangibles: IntangibleRows,
  projects: readonly Project[],
  months: readonly Month[],
  year: number,
) {
  const [software] = intangibles;
  if (!software) return [];
  const ongoing = projects.filter(({ startTime }) => !startTime.startsWith(`${year}-`));
  return months.flatMap((month) =>
    ongoing
      .filter((project) => runsIn(project, month))
      .slice(0, shares.length)
      .map((project, place) => ({
        month,
        projectId: project.code,
        assetsId: software.assetsCode,
        rdHours: null,
        totalHours: null,
        rdShare: shares[place]!,
      })),
  );
}

export type IntangibleUseRows = ReturnType<typeof intangibleUseRows>;

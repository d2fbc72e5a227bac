import { padded, shortYear, type Period } from './period';
import type { Project } from './projects';

/** Years for which one set of assets is used before it is replaced. */
const epochLength = 8;
const anEpoch = 2023;

interface IntangiblePlan {
  readonly name: string;
  readonly category: 'software' | 'patent' | 'knowHow';
  readonly cost: string;
  /** Years before the epoch in which it was acquired, and MM-dd. */
  readonly acquired: readonly [before: number, day: string];
  /** Index of the project that it serves, among those continued from the year before. */
  readonly serves: 0 | 1 | 2;
  /** Percent of its use that is R&D. */
  readonly rdRatio: string;
}

const plans: readonly IntangiblePlan[] = [
  asset('三维机械设计软件', 'software', '486725.66', [2, '03-15'], 0, '80'),
  asset('多物理场仿真软件', 'software', '615044.25', [2, '06-20'], 0, '100'),
  asset('电机电磁设计软件', 'software', '238938.05', [1, '04-12'], 0, '100'),
  asset('数控后置处理软件', 'software', '176991.15', [2, '09-08'], 1, '60'),
  asset('一种伺服转矩脉动抑制方法专利', 'patent', '320000.00', [1, '07-10'], 0, '75'),
  asset('一种加工参数自整定装置专利', 'patent', '185000.00', [2, '11-05'], 1, '50'),
  asset('排产算法非专利技术', 'knowHow', '264150.94', [1, '02-18'], 1, '100'),
  asset('微通道钎焊非专利技术', 'knowHow', '198113.21', [1, '10-22'], 2, '62.5'),
];

/**
 * Rows of 无形资产. Each serves a project that ran in the year before too, so that its record, of which there is
 * only one, fits both years.
 */
export function intangibleRows(projects: readonly Project[], { year }: Period) {
  const fromBefore = projects.filter(({ startTime }) => !startTime.startsWith(`${year}-`));
  const epoch = year - ((((year - anEpoch) % epochLength) + epochLength) % epochLength);
  return plans.map(({ name, category, cost, acquired: [before, day], serves, rdRatio }, index) => ({
    assetsCode: `IA${shortYear(epoch - before)}${padded(index + 1, 3)}`,
    assetsName: name,
    category,
    acquireDate: `${epoch - before}-${day}`,
    originalValue: cost,
    amortizeMonths: '120',
    projectId: fromBefore[serves]?.code ?? null,
    rdRatio,
  }));
}

export type IntangibleRows = ReturnType<typeof intangibleRows>;

function asset(
  name: string,
  category: IntangiblePlan['category'],
  cost: string,
  acquired: IntangiblePlan['acquired'],
  serves: IntangiblePlan['serves'],
  rdRatio: string,
): IntangiblePlan {
  return { name, category, cost, acquired, serves, rdRatio };
}

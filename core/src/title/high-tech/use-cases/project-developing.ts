import { sum, tenThousandYuan, yuan } from '../../../kernel/money';
import { project, projectDetail, projectMaster, projectsOfYear } from '../../../project';
import { wholly, type Call } from '../../../records';
import { isInStatistics, statisticsAmounts } from '../../../statistics';

/** A project that goes on in the year; amounts in 万元. */
export interface DevelopingProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Null in a draft. */
  readonly leaderId: string | null;
  /** Key of the dictionary `project_stage`; null in a draft. */
  readonly stage: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** Of the whole project; null where none is entered. */
  readonly budget: string | null;
  /** Spent up to the end of the year, as the ledgers of its years have it. */
  readonly done: string;
  /** Budget − done, negative where more was spent; null without a budget. */
  readonly remaining: string | null;
  /** Done of the budget in percent with 2 decimals; null without a budget. */
  readonly share: string | null;
  /** Keys of the dictionary `project_achiev_type_1071`: the form its result will have. */
  readonly expected: readonly string[];
  readonly expectedTarget: string | null;
}

export interface ProjectDeveloping {
  readonly year: string;
  readonly projects: readonly DevelopingProject[];
  readonly done: string;
}

const ONGOING = 'ongoing';

/** 在研项目一览: the projects of a year that are not finished, with their budgets and what was spent of them. */
export async function projectDeveloping(given: Call, { year }: { readonly year: string }): Promise<ProjectDeveloping> {
  const call = wholly(given);
  const running = (await projectsOfYear(call, year)).filter(({ completion }) => (completion ?? ONGOING) === ONGOING);
  const codes = running.map(({ code }) => code);
  const { records } = call;
  const masters = await records.find(projectMaster, { where: [{ field: 'code', is: 'in', value: codes }] });
  const details = await records.find(projectDetail, {
    where: [{ field: 'projectId', is: 'in', value: running.map(({ id }) => id) }],
  });
  const ofYears = (await records.find(project, { where: [{ field: 'code', is: 'in', value: codes }] })).filter(
    (each) => each.year <= year,
  );
  const spent = new Map<string, string[]>();
  for (const each of [...new Set(ofYears.map((of) => of.year))]) {
    for (const { projectCode, items } of await statisticsAmounts(call, each)) {
      const amounts = Object.entries(items).flatMap(([item, amount]) => (isInStatistics(item) ? [amount ?? '0'] : []));
      spent.set(projectCode, [...(spent.get(projectCode) ?? []), ...amounts]);
    }
  }
  const projects = running.map((each): DevelopingProject => {
    const master = masters.find(({ code }) => code === each.code);
    const budgets = ofYears.flatMap(({ code, budgetAmount }) =>
      code === each.code && budgetAmount !== null ? [tenThousandYuan(budgetAmount)] : [],
    );
    const stated = master?.totalBudget ?? null;
    const budget =
      stated !== null ? tenThousandYuan(stated) : budgets.length > 0 ? sum(budgets, 'tenThousandYuan') : null;
    const done = sum((spent.get(each.code) ?? []).map((amount) => yuan(amount)))
      .in('tenThousandYuan')
      .round();
    return {
      ...{ id: each.id, code: each.code, name: each.name, leaderId: each.leader, stage: each.stage },
      startTime: master?.startTime ?? each.startTime ?? null,
      endTime: master?.endTime ?? each.endTime ?? null,
      budget: budget?.toString() ?? null,
      done: done.toString(),
      remaining: budget?.minus(done).toString() ?? null,
      share: budget && !budget.isZero() ? done.times('100').dividedBy(budget.toExact()).toString() : null,
      expected: each.achievType ?? [],
      expectedTarget: details.find(({ projectId }) => projectId === each.id)?.expectedTarget ?? null,
    };
  });
  const done = sum(
    projects.map((each) => tenThousandYuan(each.done)),
    'tenThousandYuan',
  );
  return { year, projects, done: done.toString() };
}

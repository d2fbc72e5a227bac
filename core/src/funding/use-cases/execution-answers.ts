import type { Call, Page, PageQuery } from '../../records';
import type { ProjectExecution } from '../project-execution';
import { executedProject, executedProjects, type ExecutedProject } from './executions';

/** A government project in a list; amounts in 元. */
export interface GovernmentProject {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** Key of the dictionary `government_project_level`. */
  readonly level: string;
  readonly organ: string | null;
  readonly masterId: string | null;
  readonly fromDate: string;
  readonly toDate: string;
  /** Budget of all units; null where none is drawn up. */
  readonly grantTotal: string | null;
  readonly ownTotal: string | null;
  readonly total: string | null;
  readonly received: string;
  readonly passedOn: string;
  readonly spent: string;
  readonly balance: string;
  /** The first end of 60 months with money unspent then; null without. */
  readonly deadline: string | null;
  readonly findings: number;
}

/** How the own part of a government project is carried out, by subject and receipt. */
export type GovernmentOption = GovernmentProject &
  Pick<ProjectExecution, 'subjects' | 'totals' | 'receipts'> & {
    readonly returned: string;
    readonly notes: ProjectExecution['findings'];
  };

export async function governmentProjects(
  call: Call,
  query: Pick<PageQuery, 'current' | 'size'>,
): Promise<Page<GovernmentProject>> {
  const page = await executedProjects(call, query);
  return { ...page, records: page.records.map(projectOf) };
}

export async function governmentOption(call: Call, asked: { projectId: string }): Promise<GovernmentOption> {
  const executed = await executedProject(call, asked);
  const { subjects, totals, receipts, returned, findings } = executed.execution;
  return { ...projectOf(executed), subjects, totals, receipts, returned, notes: findings };
}

function projectOf({ budget, execution }: ExecutedProject): GovernmentProject {
  const { id, number, name, level, organ, masterId, fromDate, toDate, grantTotal, ownTotal, total } = budget;
  const { received, passedOn, totals, balance, findings } = execution;
  return {
    ...{ id, number, name, level, organ, masterId, fromDate, toDate, grantTotal, ownTotal, total },
    ...{ received, passedOn, spent: totals.grantSpent, balance, deadline: firstDeadline(execution) },
    findings: findings.length,
  };
}

/** The first end of 60 months with money unspent then; null without. */
export function firstDeadline({ receipts }: Pick<ProjectExecution, 'receipts'>): string | null {
  const unspent = receipts.flatMap(({ deadline, leftAtDeadline }) =>
    deadline !== null && Number(leftAtDeadline) > 0 ? [deadline] : [],
  );
  return unspent.sort()[0] ?? null;
}

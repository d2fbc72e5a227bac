import { tenant } from '../../access';
import type { Call, PageQuery, PrintedForm } from '../../records';
import { executionSheets, sheetTitle } from '../execution-sheets';
import { listSheet } from '../list-sheet';
import { firstDeadline } from './execution-answers';
import { executedProject, executedProjects } from './executions';

const LEVEL = 'government_project_level';

/** 决算表 of a government project whose period is over, before that its 预算执行表. */
export async function printExecution(call: Call, asked: { projectId: string }): Promise<PrintedForm> {
  const { budget, execution } = await executedProject(call, asked);
  const levelOf = await levels(call);
  const { number, name, organ, fromDate, toDate } = budget;
  const head = {
    ...{ number, name, organ, fromDate, toDate, level: levelOf(budget.level) },
    ...{ unitName: await ownName(call), today: today(call) },
  };
  return { name: `${number}${sheetTitle(head)}`, sheets: executionSheets(head, execution) };
}

/** 预算执行表 of the government projects of a page of the list. */
export async function printExecutions(call: Call, query: Pick<PageQuery, 'current' | 'size'>): Promise<PrintedForm> {
  const levelOf = await levels(call);
  const { records } = await executedProjects(call, query);
  const projects = records.map(({ budget, execution }) => ({
    ...{ number: budget.number, name: budget.name, level: levelOf(budget.level), grantTotal: budget.grantTotal },
    ...{ fromDate: budget.fromDate, toDate: budget.toDate, execution, deadline: firstDeadline(execution) },
  }));
  return { name: '政府课题预算执行表', sheets: [listSheet(await ownName(call), today(call), projects)] };
}

const today = (call: Call) => call.clock.now().slice(0, 10);

async function ownName(call: Call): Promise<string | null> {
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  return own?.tenantName ?? null;
}

async function levels(call: Call): Promise<(key: string) => string> {
  const names = new Map((await call.dictionary(LEVEL)).map(({ dictKey, dictValue }) => [dictKey, dictValue]));
  return (key) => names.get(key) ?? key;
}

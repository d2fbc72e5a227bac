import { costRecord } from '../entities/cost-record';
import { leaseCostDetails } from './lease-costs';
import { registerCosts, type CostOfMonth, type RowCost } from './register-costs';
import { registerProjects } from './register-projects';
import { registerReport } from './register-report';
import { registerStats } from './register-stats';
import { reportRegisters, type ReportRegister } from './report-registers';
import { reportSheets } from './report-sheet';
import { standsIn } from './stands-in';
import type { LeaseCostDetail, RegisterProject, RegisterQuery, RegisterReport, RegisterStats } from './ports';
import type { Period } from './stated-period';
import type { Call, Condition, PrintedForm } from '../../records';
import { periodAsked, reportPeriod } from './asked-period';
import { projectsNamed, requireProject, rowsAsked, usesAsked } from './register-rows';

/** The rows of a register summed up, of a period where one is asked for. */
export async function statsOf(call: Call, register: ReportRegister, query: RegisterQuery): Promise<RegisterStats> {
  await requireProject(call, query);
  return registerStats(register, await rowsAsked(call, register, query, periodAsked(query)));
}

/** Cost and use by project and month of a year. */
export async function reportOf(call: Call, register: ReportRegister, query: RegisterQuery): Promise<RegisterReport> {
  await requireProject(call, query);
  const period = reportPeriod(call, query);
  const { rows: uses, monthOf, costed } = await usesAsked(call, register, query, period);
  const costs = await costsOf(call, register, period, query.projectId, costed);
  const projects = await projectsNamed(call, [...costs, ...uses]);
  return registerReport({ year: period.year, projects, costs, uses, monthOf, measure: register.measure });
}

/** The same as it is printed. */
export async function printReport(call: Call, register: ReportRegister, query: RegisterQuery): Promise<PrintedForm> {
  const report = await reportOf(call, register, query);
  return { name: `${report.year}年${register.title.zh}`, sheets: reportSheets(register, report) };
}

/** The projects that have rows of a register; of assets those that use them, or that they belong to. */
export async function projectsOf(
  call: Call,
  register: ReportRegister,
  query: RegisterQuery,
): Promise<readonly RegisterProject[]> {
  await requireProject(call, query);
  const period = periodAsked(query);
  const rows = register.uses
    ? (await usesAsked(call, register, query, period)).rows
    : (await rowsAsked(call, register, query, register.monthly ? period : null)).filter((row) =>
        period ? standsIn(register, row, period) : true,
      );
  return registerProjects(rows, await projectsNamed(call, rows));
}

/** What each row of 租赁资产 cost. */
export async function leaseDetails(call: Call, query: RegisterQuery): Promise<readonly LeaseCostDetail[]> {
  await requireProject(call, query);
  const register = reportRegisters.Leases;
  const period = reportPeriod(call, query);
  const { rows, costed } = await usesAsked(call, register, query, period);
  const costs = await costsOf(call, register, period, query.projectId, costed);
  return leaseCostDetails(rows, await projectsNamed(call, rows), costs);
}

async function costsOf(
  call: Call,
  { items, source }: ReportRegister,
  { year, month }: Period,
  projectId: string | undefined,
  rows: ReadonlySet<string> | null,
): Promise<RowCost[]> {
  const where: Condition[] = [
    { field: 'year', is: 'equal', value: year },
    { field: 'item', is: 'in', value: items },
    ...(month === null ? [] : [{ field: 'month', is: 'equal' as const, value: month }]),
    ...(projectId ? [{ field: 'projectId', is: 'equal' as const, value: projectId }] : []),
  ];
  const records = await call.records.find(costRecord, { where });
  return registerCosts(records as unknown as CostOfMonth[], source, rows);
}

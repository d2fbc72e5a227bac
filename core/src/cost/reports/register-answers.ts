import { datedSheets } from '../../enterprise';
import type { leasedAsset } from '../entities';
import {
  exportSheet,
  wholly,
  type Call,
  type PrintedForm,
  type PrintedWorkbook,
  type RecordOf,
  type Where,
} from '../../records';
import { costRecord } from '../entities/cost-record';
import { leaseCostDetails, leaseCosts, leaseProjectCosts } from './lease-costs';
import { registerCosts, type RowCost } from './register-costs';
import { registerProjects } from './register-projects';
import { registerReport } from './register-report';
import { registerStats } from './register-stats';
import { reportRegisters, type ReportRegister } from './report-registers';
import { reportSheets } from './report-sheet';
import type {
  LeaseCost,
  LeaseCostDetail,
  LeaseProjectCost,
  RegisterProject,
  RegisterQuery,
  RegisterReport,
  RegisterStats,
} from './register-figures';
import { type Period, boundsOf } from './stated-period';
import { periodAsked, reportPeriod } from './asked-period';
import { asListed, projectsNamed, requireProject, rowsAsked, usesAsked } from './register-rows';
import { registerInputs } from '../verification/cost-inputs';
import type { Row } from './summed';

/** Totals of the rows of a register, optionally restricted to a period. */
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
  const sheets = await datedSheets(call, report.year, reportSheets(register, report));
  return { name: `${report.year}年${register.title.zh}`, sheets };
}

/** The projects that have rows in a register; for assets the projects that use or own them. */
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
  // The type of the rows depends on the register at run time; here it is leases.
  const leases = rows as readonly RecordOf<typeof leasedAsset>[];
  return leaseCostDetails(leases, await projectsNamed(call, rows), costs);
}

/** The same by contract and month. */
export const leaseCostsByMonth = async (call: Call, query: RegisterQuery): Promise<readonly LeaseCost[]> =>
  leaseCosts(await leaseDetails(call, query));

/** The same by project and month. */
export const leaseCostsByProject = async (call: Call, query: RegisterQuery): Promise<readonly LeaseProjectCost[]> =>
  leaseProjectCosts(await leaseDetails(call, query));

/** The rows of 材料 that are found, with the headings they are imported with. */
export async function printMaterials(call: Call, query: RegisterQuery): Promise<PrintedWorkbook> {
  const register = reportRegisters.Materials;
  await requireProject(call, query);
  const rows = await rowsAsked(call, register, query, periodAsked(query));
  const sheet = await exportSheet(asListed(call, register.resource), register.resource, rows);
  return { name: register.resource.label.zh, rows: [sheet] };
}

async function costsOf(
  call: Call,
  { items, source }: ReportRegister,
  { year, month }: Period,
  projectId: string | undefined,
  rows: ReadonlySet<string> | null,
): Promise<RowCost[]> {
  const where: Where<typeof costRecord> = [
    { field: 'year', is: 'equal', value: year },
    { field: 'item', is: 'in', value: items },
    ...(month === null ? [] : [{ field: 'month', is: 'equal', value: month } as const]),
    ...(projectId ? [{ field: 'projectId', is: 'equal', value: projectId } as const] : []),
  ];
  // Cost records are read for the whole tenant; `rows` restricts them to register rows visible to the caller.
  const records = await wholly(call).records.find(costRecord, { where });
  return registerCosts(records, source, rows);
}

/** Whether a row affects a period: by its month, or for an asset by its months of depreciation or amortisation. */
function standsIn({ resource }: Pick<ReportRegister, 'resource'>, row: Row, period: Period): boolean {
  const span = registerInputs.get(resource.name)?.months(row) ?? null;
  const { from, to } = boundsOf(period);
  return span !== null && span.from <= to && span.to >= from;
}

import Big from 'big.js';
import { sum, yuan } from '../../kernel/money';
import { compareStrings } from '../project-index';
import type { LeaseCost, LeaseCostDetail, LeaseProjectCost, ReportProject } from './register-figures';
import type { RowCost } from './register-costs';
import type { FieldOf, RecordOf } from '../../records';
import type { leasedAsset } from '../entities';
import { decimalIn } from './summed';

type LeaseRow = RecordOf<typeof leasedAsset>;
import { groupedBy } from '../../kernel';

/** Rows of 租赁资产 with the R&D cost of their rent, by R&D share of hours: 国家税务总局公告2017年第40号 二(一). */
export function leaseCostDetails(
  rows: readonly LeaseRow[],
  projects: readonly { readonly id: string; readonly code: string; readonly name: string }[],
  costs: readonly RowCost[],
): LeaseCostDetail[] {
  const named = new Map(projects.map((project) => [project.id, project]));
  const amounts = new Map(costs.map(({ row, amount }) => [row, amount]));
  const details = rows.map((row): LeaseCostDetail => {
    const project = named.get(row.projectId);
    return {
      id: row.id,
      contractCode: row.contractCode ?? '',
      assetsName: row.assetsName ?? '',
      lessor: row.lessor,
      month: row.month,
      projectId: row.projectId,
      projectCode: project?.code ?? '',
      projectName: project?.name ?? '',
      monthlyRent: yuan(row.monthlyRent ?? '0').toString(),
      rdHours: hoursIn(row, 'rdHours'),
      totalHours: hoursIn(row, 'totalHours'),
      amount: yuan(amounts.get(row.id) ?? '0').toString(),
    };
  });
  return details.sort(
    (a, b) =>
      byMonth(a, b) || byAsset(a, b) || compareStrings(a.projectCode, b.projectCode) || compareStrings(a.id, b.id),
  );
}

/** The same by asset and month. If rows differ in rent or total hours, the value the cost was calculated from. */
export function leaseCosts(details: readonly LeaseCostDetail[]): LeaseCost[] {
  return groupedBy(details, ({ month, contractCode, assetsName }) => [month, contractCode, assetsName]).map((rows) => {
    const { contractCode, assetsName, lessor, month } = rows[0]!;
    const rents = rows.map(({ monthlyRent }) => yuan(monthlyRent));
    return {
      contractCode,
      assetsName,
      lessor,
      month,
      monthlyRent: rents.reduce((least, rent) => least.min(rent)).toString(),
      rdHours: hoursOf(rows),
      totalHours: rows
        .map(({ totalHours }) => new Big(totalHours))
        .reduce((most, hours) => (hours.gt(most) ? hours : most))
        .toFixed(),
      amount: amountOf(rows),
    };
  });
}

/** The same by project and month. */
export function leaseProjectCosts(details: readonly LeaseCostDetail[]): LeaseProjectCost[] {
  const rows = groupedBy(details, ({ month, projectId }) => [month, projectId]).map((own): LeaseProjectCost => {
    const { projectId, projectCode, projectName, month } = own[0]!;
    return { projectId, projectCode, projectName, month, rdHours: hoursOf(own), amount: amountOf(own) };
  });
  return rows.sort((a, b) => byMonth(a, b) || byProject(a, b));
}

const hoursIn = (row: LeaseRow, field: FieldOf<typeof leasedAsset>) => (decimalIn(row, field) ?? new Big(0)).toFixed();
const hoursOf = (rows: readonly { readonly rdHours: string }[]) =>
  rows.reduce((total, { rdHours }) => total.plus(rdHours), new Big(0)).toFixed();
const amountOf = (rows: readonly { readonly amount: string }[]) =>
  sum(rows.map(({ amount }) => yuan(amount))).toString();

const byMonth = (a: { month: string }, b: { month: string }) => compareStrings(a.month, b.month);
const byAsset = (a: LeaseCost, b: LeaseCost) =>
  compareStrings(a.contractCode, b.contractCode) || compareStrings(a.assetsName, b.assetsName);
const byProject = (a: ReportProject, b: ReportProject) =>
  compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId);

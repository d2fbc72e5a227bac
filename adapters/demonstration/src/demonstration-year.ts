import { attendance, dailyAttendance, workTime } from '@rdm/core/internal/hours';
import {
  equipmentPower,
  equipmentPowerUse,
  fixedAsset,
  bookedDepreciation,
  fixedAssetUse,
  intangibleAsset,
  intangibleAssetUse,
  leasedAsset,
  material,
  materialUse,
  personnelSalary,
  power,
  powerUse,
  productionBatch,
  productionBatchProject,
  specialIncome,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import type { Draft, Resource } from '@rdm/core/internal/records';
import type { SheetContent } from '@rdm/core/internal/kernel';
import { monthOf } from '@rdm/core/calendar';
import { relatedCost } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import type { EnterpriseKind } from '@rdm/core/tax';
import { approvalsOf, draftOf, type DemonstrationApproval } from './approvals';
import { attendanceRows } from './attendance';
import { bookedDepreciationRows } from './booked-depreciation';
import { bookedTotalVouchers } from './booked-totals';
import { closingVouchers } from './closing-vouchers';
import { dailyAttendanceRows } from './daily-attendance';
import { equipmentPowerRows } from './equipment-power';
import { externalUnits } from './external-units';
import { furtherVouchers } from './further-vouchers';
import { fixedAssetUseRows } from './fixed-asset-uses';
import { fixedAssetRows, fixedAssetsOf } from './fixed-assets';
import { intangibleUseRows } from './intangible-uses';
import { intangibleRows } from './intangibles';
import { leaseRows } from './leases';
import { materialRows } from './materials';
import { materialUseRows } from './material-uses';
import { officeVouchers } from './office-vouchers';
import { payrollRows } from './payroll';
import { monthsOf } from './period';
import { powerRows } from './power';
import { equipmentPowerUseRows, powerUseRows } from './power-uses';
import { projectRows, projectsOf } from './projects';
import { rdVouchers } from './rd-vouchers';
import { relatedCostRows } from './related-costs';
import { sampleTransfers } from './sample-transfer';
import { sheetOf, type RegisterRow } from './sheet-of';
import { salesVouchers } from './sales-vouchers';
import { specialIncomeRows, specialIncomeVouchers } from './special-incomes';
import { personnelRows, staffOf } from './staff';
import { subjectMatchRows } from './subjects';
import { trialBatchRows, trialBatchShareRows, trialSaleVouchers } from './trial-batches';
import { voucherRows } from './voucher';
import { voucherCorrectionRows } from './voucher-corrections';
import { workTimeRows } from './work-times';
import { yearInputs, type DemonstrationYearInputs } from './year-inputs';

export interface DemonstrationYear {
  /** Import workbooks by the name of their resource, in the order in which they can be imported. */
  readonly workbooks: readonly { readonly resource: string; readonly sheet: SheetContent }[];
  /** Units outside the enterprise that its projects refer to, the same every year. */
  readonly externalUnits: readonly Draft[];
  /** The approvals of the projects, which no workbook imports. */
  readonly approvals: readonly DemonstrationApproval[];
  /** A project that is being drawn up in this year; references are the codes of the records. */
  readonly draft: { readonly project: Draft; readonly detail: Draft };
  readonly enterpriseKinds: readonly EnterpriseKind[];
  /** What is typed for A107012, where this is the first year the enterprise keeps here. */
  readonly yearInputs: DemonstrationYearInputs;
}

const RECENT = 3;

/** The standing staff is complete from the year before. */
const FIRST_YEAR = 2018;

/**
 * A year of the demonstration enterprise as its clerks would enter it; deterministic. Rows of months up to
 * `throughMonth` do not depend on it. Two successive years form one enterprise: people, assets and projects carry over.
 *
 * @param year from 2018
 * @param throughMonth the last month with data, 1 to 12
 * @throws RangeError when the year is earlier or the month is invalid
 */
export function demonstrationYear(year: number, throughMonth: number): DemonstrationYear {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > 9999) throw new RangeError(`Not a year to show: ${year}`);
  if (!Number.isInteger(throughMonth) || throughMonth < 1 || throughMonth > 12) {
    throw new RangeError(`Not a month: ${throughMonth}`);
  }
  const period = { year, throughMonth };
  const months = monthsOf(period);
  const staff = staffOf(period);
  const projects = projectsOf(year);
  const assets = fixedAssetsOf(period);

  const presence = attendanceRows(staff, months);
  const payroll = payrollRows(staff, months);
  const workTimes = workTimeRows(presence, staff, projects);
  const fixedAssets = fixedAssetRows(assets, period);
  const fixedAssetUses = fixedAssetUseRows(assets, projects, months);
  const materials = materialRows(projects, months, period);
  const intangibles = intangibleRows(projects, period);
  const intangibleUses = intangibleUseRows(intangibles, projects, months, year);
  const bookedDepreciations = bookedDepreciationRows(assets, fixedAssets, months);
  const leases = leaseRows(projects, months, period);
  const powerRuns = equipmentPowerRows(fixedAssetUses, assets, projects);
  const readings = powerRows(projects, months);
  // Records of use are only kept for the months in progress.
  const isRecent = (month: string) => months.slice(-RECENT).includes(month);
  const booked = { payroll, attendance: presence, workTimes, fixedAssets, fixedAssetUses, materials };
  const purchases = rdVouchers(projects, months);
  const written = [
    ...purchases,
    ...sampleTransfers(purchases),
    ...furtherVouchers(projects, months),
    ...officeVouchers(months),
    ...specialIncomeVouchers(projects, months, period),
    ...trialSaleVouchers(projects, months, period),
    ...bookedTotalVouchers(
      { ...booked, bookedDepreciations, intangibles, intangibleUses, leases, powerRuns, readings },
      projects,
      months,
      period,
    ),
    ...salesVouchers(months),
  ];
  const unclosed = voucherRows(written);
  const corrections = voucherCorrectionRows(unclosed);
  // A closing is the last voucher of its month, so that it changes no other number.
  const vouchers = voucherRows([...written, ...closingVouchers(unclosed, corrections, projects, months)]);

  const workbooks: readonly (readonly [Resource, readonly RegisterRow[]])[] = [
    [personnel, personnelRows(staff, period)],
    [project, projectRows(projects, staff, period)],
    [personnelSalary, payroll],
    [attendance, presence],
    [dailyAttendance, dailyAttendanceRows(presence, staff)],
    [workTime, workTimes],
    [fixedAsset, fixedAssets],
    [fixedAssetUse, fixedAssetUses],
    [bookedDepreciation, bookedDepreciations],
    [intangibleAsset, intangibles],
    [intangibleAssetUse, intangibleUses],
    [leasedAsset, leases],
    [equipmentPower, powerRuns],
    [equipmentPowerUse, equipmentPowerUseRows(powerRuns.filter(({ month }) => isRecent(`${year}-${month}`)))],
    [power, readings],
    [powerUse, powerUseRows(readings.filter(({ month }) => isRecent(month)))],
    [material, materials],
    [materialUse, materialUseRows(materials.filter(({ date }) => isRecent(monthOf(date))))],
    [voucherEntry, vouchers],
    [voucherCorrection, corrections],
    [subjectMatch, subjectMatchRows()],
    [specialIncome, specialIncomeRows(projects, months, period, vouchers)],
    [productionBatch, trialBatchRows(projects, months, period, materials, vouchers)],
    [productionBatchProject, trialBatchShareRows(projects, months, period)],
    [relatedCost, relatedCostRows(projects, months)],
  ];
  return {
    workbooks: workbooks.map(([resource, rows]) => ({ resource: resource.name, sheet: sheetOf(resource, rows) })),
    externalUnits,
    approvals: approvalsOf(projects, staff),
    draft: draftOf(year, staff),
    enterpriseKinds: ['manufacturing'],
    yearInputs: yearInputs(year),
  };
}

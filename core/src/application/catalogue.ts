import {
  attendance,
  costRecord,
  costSummary,
  costViews,
  dailyAttendance,
  equipmentPower,
  equipmentPowerUse,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  materialUse,
  personnelSalary,
  power,
  projectDataAudit,
  reverseAllocation,
  powerUse,
  verifyResources,
} from '../cost';
import { enterpriseYear, yearExpense } from '../enterprise';
import { attachment } from '../evidence';
import { subjectMatch, voucherCorrection, voucherEntry } from '../finance';
import type { Resource } from '../kernel';
import { ledgerRow, projectReport, yearInputs, relatedCost } from '../ledger';
import { externalUnit, personnel, project, projectBudget, projectDetail, workTime } from '../project';
import { annualReport } from '../statistics';
import { department, dictionaryEntry } from '../system';

/** Every resource that has calls over the wire. A new one is added here and nowhere else. */
export const resources: readonly Resource[] = [
  personnel,
  project,
  projectDetail,
  projectBudget,
  externalUnit,
  attachment,
  personnelSalary,
  attendance,
  dailyAttendance,
  workTime,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  equipmentPower,
  equipmentPowerUse,
  power,
  powerUse,
  material,
  materialUse,
  voucherEntry,
  voucherCorrection,
  subjectMatch,
  projectDataAudit,
  costRecord,
  ...Object.values(verifyResources),
  ...costViews.map(({ resource }) => resource),
  costSummary,
  reverseAllocation,
  enterpriseYear,
  projectReport,
  ledgerRow,
  relatedCost,
  yearInputs,
  annualReport,
  yearExpense,
  department,
  dictionaryEntry,
];

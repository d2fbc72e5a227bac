import {
  attendance,
  costRecord,
  dailyAttendance,
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  personnelSalary,
  power,
  verifyResources,
} from '../cost';
import { enterpriseYear, yearExpense } from '../enterprise';
import { attachment } from '../evidence';
import { subjectMatch, voucherEntry } from '../finance';
import type { Resource } from '../kernel';
import { ledgerRow, projectReport, yearInputs } from '../ledger';
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
  power,
  material,
  voucherEntry,
  subjectMatch,
  costRecord,
  ...Object.values(verifyResources),
  enterpriseYear,
  projectReport,
  ledgerRow,
  yearInputs,
  annualReport,
  yearExpense,
  department,
  dictionaryEntry,
];

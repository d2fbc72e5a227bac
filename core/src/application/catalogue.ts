import {
  attendance,
  costRecord,
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  personnelSalary,
  power,
} from '../cost';
import { enterpriseYear } from '../enterprise';
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
  enterpriseYear,
  projectReport,
  ledgerRow,
  yearInputs,
  annualReport,
  department,
  dictionaryEntry,
];

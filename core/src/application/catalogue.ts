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
import { subjectMatch, voucherEntry } from '../finance';
import type { Resource } from '../kernel';
import { ledgerRow, projectReport, yearInputs } from '../ledger';
import { personnel, project, workTime } from '../project';
import { annualReport } from '../statistics';
import { department, dictionaryEntry } from '../system';

/** Every resource that has calls over the wire. A new one is added here and nowhere else. */
export const resources: readonly Resource[] = [
  personnel,
  project,
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

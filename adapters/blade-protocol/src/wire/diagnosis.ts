import { diagnosisFinding, diagnosisRecord, type diagnosisCalls } from '@rdm/core/internal/diagnosis';
import { download, get, post, type Wire } from './wire-line';

const { name } = diagnosisRecord;
const answered = { record: diagnosisRecord } as const;

/** Diagnoses by an expert. docs/product.md, Diagnosis */
export const diagnosisWire: Wire<typeof diagnosisCalls> = {
  save: post(`${name}/save`, { ...answered, draft: diagnosisRecord }),
  expertDiagnose: post(`${name}/expertdiagnose`, answered),
  update: post(`${name}/update`, answered),
  revoke: post(`${name}/revocation`, answered),
  anew: post(`${name}/anewDiagnosis`, answered),
  close: post(`${name}/close`, answered),
  settle: post(`${diagnosisFinding.name}/settle`, { record: diagnosisFinding }),
  detail: get(`${name}/detailData`),
  print: download(`${name}/print`),
  reminders: get(`${name}/reminders`),
};

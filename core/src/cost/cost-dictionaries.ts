import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { AUDIT_SUBJECT, auditSubjectLabels } from './audit/audit-subject';
import { BATCH_DISPOSITION, batchDispositions } from './outcomes/production-batch';

/** The dictionaries of the month audit and of trial batches. */
export const costDictionaries: readonly StandardDictionary[] = [
  {
    code: AUDIT_SUBJECT,
    name: text('审核科目', 'Subject of the month audit'),
    entries: Object.entries(auditSubjectLabels),
  },
  {
    code: BATCH_DISPOSITION,
    name: text('试制批次去向', 'Disposition of a trial batch'),
    entries: Object.entries(batchDispositions),
  },
];

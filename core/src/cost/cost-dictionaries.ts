import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { AUDIT_SUBJECT, auditSubjectLabels } from './audit/audit-subject';

/** The dictionary of the month audit. */
export const costDictionaries: readonly StandardDictionary[] = [
  {
    code: AUDIT_SUBJECT,
    name: text('审核科目', 'Subject of the month audit'),
    entries: Object.entries(auditSubjectLabels),
  },
];

import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { AUDIT_SUBJECT, auditSubjectLabels } from './audit/audit-subject';
import { CLOSING_EXTENT, closingExtentLabels } from './closing-extent';
import { COST_SOURCE, costSourceLabels } from './cost-source-labels';

/** The dictionaries of the month audit and of the sources of cost. */
export const costDictionaries: readonly StandardDictionary[] = [
  {
    code: AUDIT_SUBJECT,
    name: text('审核科目', 'Subject of the month audit'),
    entries: Object.entries(auditSubjectLabels),
  },
  { code: COST_SOURCE, name: text('费用来源', 'Source of cost'), entries: Object.entries(costSourceLabels) },
  { code: CLOSING_EXTENT, name: text('结转判断', 'Closing'), entries: Object.entries(closingExtentLabels) },
];

import type { auditCalls } from '@rdm/core/cost';
import { get, post, type Wire } from './wire-line';

export const auditWire: Wire<typeof auditCalls> = {
  listMonth: get('blade-rdm/projectdataaudit/list-month'),
  submitMonth: post('blade-rdm/projectdataaudit/submit-month'),
  batchSubmit: post('blade-rdm/projectdataaudit/batchsubmit/{subject}'),
};

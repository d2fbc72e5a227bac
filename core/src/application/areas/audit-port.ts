import { batchSubmit, seenAuditRows, submitMonth, type AuditPort } from '../../cost';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.audit;

export const auditPort = ({ run }: AreaRunner): AuditPort => ({
  listMonth: (query) => run(access.listMonth, (call) => seenAuditRows(call, query)),
  submitMonth: (args) => run(access.submitMonth, (call) => submitMonth(call, args)),
  batchSubmit: (args) => run(access.batchSubmit, (call) => batchSubmit(call, args)),
});

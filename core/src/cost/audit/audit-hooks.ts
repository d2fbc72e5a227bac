import type { HooksByName } from '../../records';
import { projectDataAudit } from './project-data-audit';
import { completeAudit } from './submit-audit';

/** Fills in the amount, the submitting account and the time when an audit is submitted. */
export const auditHooks: HooksByName = { [projectDataAudit.name]: { beforeSubmit: completeAudit } };

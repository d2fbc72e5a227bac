import type { HooksByName } from '../../records';
import { projectDataAudit } from './project-data-audit';
import { completeAudit } from './submit-audit';

/** The audit of a month is completed with who audits, and when. */
export const auditHooks: HooksByName = { [projectDataAudit.name]: { beforeSubmit: completeAudit } };

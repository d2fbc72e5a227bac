import { completeAudit, projectDataAudit } from '../cost';
import { enterpriseYear } from '../enterprise';
import { attachment, guardAttachment, linkAdded, refuseWhileNamed } from '../evidence';
import { requireOpenChannel } from '../ledger';
import { resources } from './catalogue';
import { costViewHooks } from './cost/cost-view-hooks';
import { reverseHooks } from './cost/reverse-hooks';
import { verifyHooks } from './cost/verify-hooks';
import { relatedCostHooks } from './finance/related-cost-hooks';
import { voucherHooks } from './finance/voucher-hooks';
import { reportHooks } from './ledger/report-hooks';
import { projectHooks } from './project/project-hooks';
import { platformHooks } from './platform/platform-hooks';
import { hoursHooks } from './time/hours-hooks';
import type { ResourceHooks } from './resource-hooks';

const none: ResourceHooks = {};

/** Behaviour of single resources, hooked into the generic calls by the resource's name. */
const hooks: Readonly<Record<string, ResourceHooks>> = {
  ...projectHooks,
  ...hoursHooks,
  ...verifyHooks,
  ...costViewHooks,
  ...reverseHooks,
  ...voucherHooks,
  ...relatedCostHooks,
  ...reportHooks,
  ...platformHooks,
  [projectDataAudit.name]: { beforeSubmit: completeAudit },
  [enterpriseYear.name]: {
    beforeSubmit: (call, values) => requireOpenChannel(call, String(values.year)),
    beforeRemove: async (call, rows) => {
      for (const row of rows) await requireOpenChannel(call, String(row.year));
    },
  },
  [attachment.name]: {
    beforeSubmit: (call, values, before) => guardAttachment(call, resources, values, before),
    afterSubmit: linkAdded,
    beforeRemove: (call, rows) => refuseWhileNamed(call, resources, rows),
  },
};

export const hooksOf = (resourceName: string): ResourceHooks => hooks[resourceName] ?? none;

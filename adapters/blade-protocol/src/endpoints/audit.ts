import { projectDataAudit } from '@rdm/core/cost';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, month, optional, year } from './parameters';

const audits = `/api/${projectDataAudit.name}`;

/** Months of data submitted for the audit. Spec §7 “Special calls: budget, audit, work hours” */
export const auditEndpoints: EndpointTable['audit'] = {
  listMonth: {
    method: 'GET',
    path: `${audits}/list-month`,
    query: v.object({
      year: optional(year),
      month: optional(month),
      projectId: optional(id),
      dataStatus: optional(v.picklist(['save', 'submit'])),
    }),
  },
  submitMonth: { method: 'POST', path: `${audits}/submit-month`, body: v.object({ month, projectId: optional(id) }) },
  batchSubmit: {
    method: 'POST',
    path: `${audits}/batchsubmit/{subject}`,
    params: v.object({ subject: v.string() }),
    body: v.object({ rows: v.array(v.object({ month, projectId: id })) }),
  },
};

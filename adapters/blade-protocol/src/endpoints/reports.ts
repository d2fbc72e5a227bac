import { projectReport } from '@rdm/core/ledger';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, idList, optional, year } from './parameters';

const reports = `/api/${projectReport.name}`;

/** The ledgers themselves. */
export const reportsEndpoints: EndpointTable['reports'] = {
  listYears: { method: 'GET', path: `${reports}/list/year` },
  submitBatch: {
    method: 'POST',
    path: `${reports}/submit/batch`,
    body: v.object({ reports: v.array(v.object({ id, remark: v.optional(v.string()) })) }),
  },
  submitCrossYear: {
    method: 'POST',
    path: `${reports}/submit/crossYear/{id}`,
    params: v.object({ id }),
    body: v.object({ year: optional(year) }),
  },
  restatsAll: {
    method: 'GET',
    path: `${reports}/restats-all-report-amount`,
    query: v.object({ ids: optional(idList) }),
    slow: true,
  },
};

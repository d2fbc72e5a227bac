import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { year, id, period, optional, ofYear, amounts, ofYearOrReport } from './parameters';

const rows = '/api/blade-rdm/projectreportdetaillist';

/** From cost records to A107012. Spec §7 “Special calls: reports” */
export const ledgerEndpoints: EndpointTable['ledger'] = {
  recompute: { method: 'GET', path: `${rows}/restats-amount`, query: ofYear, slow: true },
  recomputeProgress: { method: 'GET', path: `${rows}/restats-progress`, query: ofYear },
  statsAmount: { method: 'GET', path: '/api/blade-rdm/projectreport/stats/amount', query: ofYear },
  statsMonths: { method: 'GET', path: '/api/blade-rdm/project/stats/month/amount', query: ofYear },
  preferential: {
    method: 'GET',
    path: `${rows}/preferential`,
    query: v.object({ ...ofYearOrReport.entries, addedType: optional(period) }),
  },
  explain: {
    method: 'GET',
    path: `${rows}/preferential/explain`,
    query: v.object({ year, key: v.pipe(v.string(), v.minLength(1)), addedType: optional(period) }),
  },
  saveYearInputs: {
    method: 'POST',
    path: '/api/blade-rdm/projectreport/submit/amortizeAmount',
    body: amounts,
  },
  clearYearInputs: {
    method: 'POST',
    path: '/api/blade-rdm/projectreport/clean/amortizeAmount',
    query: v.object({ id }),
  },
};

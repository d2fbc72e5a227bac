import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { edition, year, id, period, optional, ofYear, ofAnyYear, amounts, ofYearOrReport } from './parameters';

const rows = '/api/blade-rdm/projectreportdetaillist';

/** From cost records to A107012. docs/wire.md, Calls of the main job */
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
  summary: { method: 'GET', path: '/api/blade-rdm/projectreportyear/summary', query: ofAnyYear },
  summary2020: { method: 'GET', path: '/api/blade-rdm/projectreportyear/summary2020', query: ofAnyYear },
  ledgerSheet: { method: 'GET', path: `${rows}/sheet`, query: v.object({ reportId: id }) },
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
  exportPreferential: {
    method: 'GET',
    path: `${rows}/preferential/export`,
    query: v.object({ ...ofYearOrReport.entries, addedType: optional(period) }),
    answer: 'download',
  },
  exportSummary: {
    method: 'GET',
    path: '/api/blade-rdm/projectreportyear/summary/export',
    query: v.object({ year, type: optional(edition) }),
    answer: 'download',
  },
  exportLedger: {
    method: 'GET',
    path: '/api/blade-rdm/projectreport/export',
    query: v.object({ projectId: id, year, type: optional(edition) }),
    answer: 'download',
  },
  exportLedgerRows: {
    method: 'GET',
    path: `${rows}/export`,
    query: v.object({ reportId: id, type: optional(edition) }),
    answer: 'download',
  },
};

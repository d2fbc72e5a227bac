import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { ofYearOrReport, amounts, year } from './parameters';

/** The 107-2 report. Spec §7 “Report data” */
export const statisticsEndpoints: EndpointTable['statistics'] = {
  data: { method: 'GET', path: '/api/blade-rdm/projectreportother/data', query: ofYearOrReport },
  save: {
    method: 'POST',
    path: '/api/blade-rdm/projectreportother/data',
    query: ofYearOrReport,
    body: amounts,
  },
  explain: {
    method: 'GET',
    path: '/api/blade-rdm/projectreportother/data/explain',
    query: v.object({ year, key: v.pipe(v.string(), v.minLength(1)) }),
  },
  export: {
    method: 'GET',
    path: '/api/blade-rdm/projectreportother/export',
    query: ofYearOrReport,
    answer: 'download',
  },
};

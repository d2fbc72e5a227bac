import type { EndpointTable } from '../endpoint';
import { ofYearOrReport, amounts } from './parameters';

/** The 107-2 report. Spec §7 “Report data” */
export const statisticsEndpoints: EndpointTable['statistics'] = {
  data: { method: 'GET', path: '/api/blade-rdm/projectreportother/data', query: ofYearOrReport },
  save: {
    method: 'POST',
    path: '/api/blade-rdm/projectreportother/data',
    query: ofYearOrReport,
    body: amounts,
  },
};

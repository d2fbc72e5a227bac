import { annualReport } from '@rdm/core/statistics';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { ofYearOrReport, amounts, year } from './parameters';

/** Indicators stand beside the year or, as a record of the year shows them, under `data`; those beside it win. */
const indicators = v.pipe(
  v.looseObject({ data: v.optional(amounts) }),
  v.transform(({ data, ...beside }) => ({ ...data, ...beside })),
  amounts,
);

/** The 107-2 report. docs/wire.md, Calls of the main job */
export const statisticsEndpoints: EndpointTable['statistics'] = {
  data: { method: 'GET', path: '/api/blade-rdm/projectreportother/data', query: ofYearOrReport },
  save: {
    method: 'POST',
    path: '/api/blade-rdm/projectreportother/data',
    query: ofYearOrReport,
    body: indicators,
    aliases: [`/api/${annualReport.name}/submit`],
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

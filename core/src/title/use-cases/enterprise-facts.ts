import type { Call } from '../../records';
import { factsOf, gazelleTitle } from '../gazelle/gazelle-title';
import type { Facts } from '../gazelle/rule-fact';
import { judgedBy, titleFigures, valueOf } from './title-figures';
import { recordOfYear } from './title-record';

/** What rules ask of the enterprise, for applications of a year: from its registers and the application of the year. */
export async function enterpriseFacts(call: Call, { year }: { readonly year: string }): Promise<Facts> {
  const record = await recordOfYear(call, gazelleTitle, year);
  const figures = await titleFigures(call, gazelleTitle, record, year);
  return factsOf({ ...(await judgedBy(call, year)), year, values: record ?? {}, figure: valueOf(figures) });
}

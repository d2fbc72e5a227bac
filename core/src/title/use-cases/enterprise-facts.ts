import type { Call } from '../../records';
import { factsOf, gazelleTitle } from '../gazelle/gazelle-title';
import type { JudgedFact } from '../gazelle/judge-condition';
import type { Facts, RuleField } from '../gazelle/rule-fact';
import { judgedBy, titleFigures, valueOf } from './title-figures';
import { recordOfYear } from './title-record';

/** What rules ask of the enterprise, for applications of a year: from its registers and the application of the year. */
export async function factsOfYear(call: Call, { year }: { readonly year: string }): Promise<Facts> {
  const record = await recordOfYear(call, gazelleTitle, year);
  const figures = await titleFigures(call, gazelleTitle, record, year);
  return factsOf({ ...(await judgedBy(call, year)), year, values: record ?? {}, figure: valueOf(figures) });
}

/** The same for other areas, which look into no fact. */
export const enterpriseFacts = (
  call: Call,
  given: { readonly year: string },
): Promise<Readonly<Record<RuleField, JudgedFact>>> => factsOfYear(call, given);

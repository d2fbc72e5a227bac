import type { Call } from '../../records';
import { lineInputs } from './line-inputs';
import { periodCosts, projectCostOf } from './period-costs';
import { preferential } from './preferential';
import { enterpriseOf, type YearInputsRecord } from './year-inputs-of';

/** The lines of a whole year that come from registers, as they would be with these typed amounts. */
export async function inputsOfYear(call: Call, year: string, record: YearInputsRecord | null) {
  const { kinds } = await enterpriseOf(call, year);
  const projects = (await periodCosts(call, year, 'ANNUAL')).map(projectCostOf);
  const carriedFrom = async (before: string) => (await preferential(call, { year: before })).lines['52']!;
  return lineInputs(call, { year, period: 'ANNUAL', kinds, projects, record, carriedFrom });
}

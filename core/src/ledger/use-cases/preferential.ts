import { claimGate, filedPaper, paperNames, type ClaimGate } from '../../enterprise';
import { faults, Refusal, text, isId, type Text, type Trace } from '../../kernel';
import { isSeen, requireYear, type Call, type Where } from '../../records';
import {
  allowedPeriods,
  formVersion,
  isCoveredYear,
  returnPlace,
  superDeduction,
  type DeclarationPeriod,
  type DeductionMethod,
  type FourthQuarter,
  type ReturnPlace,
} from '../../tax';
import { projectReport } from '../project-report';
import { calculated } from './calculated';
import { otherMattersOf } from './other-matters';
import { costsOnce, type CostsOf } from './period-costs';
import type { TypedInputs } from '../year-inputs';
import { asksFourthQuarter, statedFourthQuarter, type StatedFourthQuarter } from './fourth-quarter';
import { lineInputs, type LineInput } from './line-inputs';
import { withOrigins } from './with-origins';
import { enterpriseOf, typedInputs, yearInputsOf } from './year-inputs-of';

const NO_REPORT = text('辅助账不存在或已被重新编制，请刷新', 'This ledger does not exist any more; refresh');

/** A107012 of a year: lines 1–52 and their calculation. docs/rules.md, Form A107012 */
export interface Preferential {
  readonly year: string;
  readonly addedType: DeclarationPeriod;
  readonly lines: Readonly<Record<string, string>>;
  readonly otherLimit: string;
  readonly overseasCap: string;
  readonly base: string;
  readonly rate: string;
  /** Other related cost a project counts, by project id. */
  readonly shares: Readonly<Record<string, string>>;
  readonly trace: Trace;
  /** What was typed in, so that the screen can show and change it. */
  readonly inputs: TypedInputs;
  readonly enterpriseKinds: readonly string[];
  /** Whether the enterprise may claim at all; the lines are computed in any case. */
  readonly gate: ClaimGate;
  /** The base of 2022 split at 1 October, where it is. */
  readonly baseQ4?: string;
  readonly baseQ1Q3?: string;
  readonly method: DeductionMethod;
  /** Lines 43, 44, 46, 48 and 49: computed, typed, and what the form has. */
  readonly lineInputs: readonly LineInput[];
  /** Null unless the form asks for it: 2022 at 75%, annual settlement. */
  readonly fourthQuarter: StatedFourthQuarter | null;
  readonly returnPlace: ReturnPlace | null;
  /** What must be known before the form is used: doubts about its version, amounts that differ or are missing. */
  readonly notices: readonly Text[];
}

export interface PreferentialQuery {
  /** Either the year, or a project report of that year. */
  readonly year?: string;
  readonly reportId?: string;
  readonly addedType?: DeclarationPeriod;
}

/** The requested year: as given, or that of a project report. */
export async function yearAsked(call: Call, query: { year?: string; reportId?: string }): Promise<string> {
  if (query.year || !query.reportId) return requireYear(query.year);
  const where: Where<typeof projectReport> = [{ field: 'id', is: 'equal', value: query.reportId }];
  const [report] = isId(query.reportId) ? await call.records.find(projectReport, { where }) : [];
  if (!report || !isSeen(call, projectReport, report, []))
    throw new Refusal({ ...faults.invalid(NO_REPORT), code: 404 });
  return report.year;
}

/** The same as a list, for the history of exports. */
export const yearsAsked = async (call: Call, query: { year?: string; reportId?: string }): Promise<string[]> => [
  await yearAsked(call, query),
];

/** A107012 of a year or an advance declaration, from the cost records and what was typed in. */
export const preferential = (call: Call, query: PreferentialQuery): Promise<Preferential> =>
  formOf(call, query, costsOnce(call));

async function formOf(call: Call, query: PreferentialQuery, costsOf: CostsOf): Promise<Preferential> {
  const year = await yearAsked(call, query);
  const addedType: DeclarationPeriod = query.addedType ?? 'ANNUAL';
  if (isCoveredYear(Number(year)) && !allowedPeriods(Number(year)).includes(addedType)) {
    const message = text(
      `${year}年度没有该预缴申报期，请选择其他申报期`,
      `There is no such advance declaration in ${year}; choose another period`,
    );
    throw new Refusal({ ...faults.invalid(message), name: 'PERIOD_NOT_ALLOWED' });
  }
  const filed = await filedPaper<Preferential>(call, year, paperNames.preferential(addedType));
  if (filed) return filed;
  const record = await yearInputsOf(call, year);
  const { record: facts, kinds } = await enterpriseOf(call, year);
  const projects = await costsOf(year, addedType);
  const otherMatters = await otherMattersOf(call, year, addedType);
  const carriedFrom = async (before: string) => (await formOf(call, { year: before }, costsOf)).lines['52']!;
  const asked = { year, period: addedType, kinds, projects, record, carriedFrom, costsOf };
  const stated = await lineInputs(call, asked);
  const made = (q4?: FourthQuarter) =>
    calculated(() =>
      superDeduction({
        year: Number(year),
        period: addedType,
        enterpriseKinds: kinds,
        projects,
        otherMatters,
        ...Object.fromEntries(stated.lines.map(({ line, value }) => [`line${line}`, value])),
        q4,
      }),
    );
  const quarter = asksFourthQuarter(year, addedType, kinds)
    ? statedFourthQuarter(record, made().base, (await formOf(call, { year, addedType: 'Q1_Q3' }, costsOf)).base)
    : null;
  const { lines, otherLimit, overseasCap, base, baseQ4, baseQ1Q3, rate, method, shares, trace } = made(quarter?.q4);
  return {
    ...{ year, addedType, lines, otherLimit, overseasCap, base, rate, method, shares, enterpriseKinds: kinds },
    ...(baseQ4 !== undefined && { baseQ4, baseQ1Q3 }),
    trace: withOrigins(trace, new Map([...stated.traces, ...(quarter?.traces ?? [])])),
    inputs: typedInputs(record),
    gate: claimGate(Number(year), kinds, facts),
    lineInputs: stated.lines,
    fourthQuarter: quarter?.stated ?? null,
    returnPlace: returnPlace({ year: Number(year), period: addedType, enterpriseKinds: kinds }),
    notices: [...(formVersion(Number(year))?.notes ?? []), ...stated.notices, ...(quarter?.notices ?? [])],
  };
}

import { filedPaper, paperNames } from '../../enterprise';
import { faults, Refusal, text, isId, type Trace } from '../../kernel';
import { isSeen, requireYear, type Call, type Where } from '../../records';
import { allowedPeriods, isCoveredYear, superDeduction, type DeclarationPeriod } from '../../tax';
import { projectReport } from '../project-report';
import { calculated } from './calculated';
import { periodCosts, projectCostOf } from './period-costs';
import type { TypedInputs } from '../year-inputs';
import { enterpriseOf, periodInputs, typedInputs } from './year-inputs-of';

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

/** A107012 of a year or an advance declaration, from the cost records and what was typed in. */
export async function preferential(call: Call, query: PreferentialQuery): Promise<Preferential> {
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
  const inputs = await typedInputs(call, year);
  const { kinds } = await enterpriseOf(call, year);
  const projects = (await periodCosts(call, year, addedType)).map(projectCostOf);
  const { lines, otherLimit, overseasCap, base, rate, shares, trace } = calculated(() =>
    superDeduction({
      year: Number(year),
      period: addedType,
      enterpriseKinds: kinds,
      projects,
      ...periodInputs(inputs, addedType),
    }),
  );
  return { year, addedType, lines, otherLimit, overseasCap, base, rate, shares, trace, inputs, enterpriseKinds: kinds };
}

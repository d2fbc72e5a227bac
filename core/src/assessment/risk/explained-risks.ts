import { filedPaper, paperNames } from '../../enterprise';
import { requireYear, wholly, type Call } from '../../records';
import { riskExplanation, type RiskState } from './risk-explanation';
import { riskKey } from './risk-key';
import { riskScan, type Risk } from './risk-scan';

/** A finding, and what was said of it. */
export interface ExplainedRisk extends Risk {
  readonly key: string;
  readonly state: 'open' | RiskState;
  /** Null while it is open. */
  readonly explanation: {
    readonly id: string;
    readonly reason: string;
    /** The person behind the account. */
    readonly by: string;
    readonly on: string;
  } | null;
}

/** What the rules find in a year, as far as the caller may see the records. */
export interface RiskReport {
  readonly year: string;
  readonly risks: readonly ExplainedRisk[];
  /** Findings about registers that the caller may not see, e.g. about pay. */
  readonly hidden: number;
  /** Explanations of what is no longer found, or not with these amounts. */
  readonly settled: number;
  /** It is the scan that the declaration kept, not one of today. */
  readonly isFiled: boolean;
  /** The declaration of the year kept a scan. */
  readonly hasFiled: boolean;
}

/** All findings of a year with what was said of them, errors first, whoever asks: as a declaration keeps them. */
export async function allExplainedRisks(call: Call, year: string): Promise<readonly ExplainedRisk[]> {
  const found = await riskScan(wholly(call), year);
  const explanations = await explanationsOf(call, year);
  const byKey = new Map(explanations.map((each) => [each.finding, each]));
  const nameOf = await call.namesOf(explanations.flatMap(({ explainedBy }) => explainedBy ?? []));
  return found.map((risk): ExplainedRisk => {
    const key = riskKey(risk);
    const said = byKey.get(key);
    if (!said) return { ...risk, key, state: 'open', explanation: null };
    const { id, state, reason, explainedBy, explainedOn } = said;
    const on = explainedOn ?? '';
    const by = explainedBy ? nameOf(explainedBy, `${on} 23:59:59`) : '';
    return { ...risk, key, state: state as RiskState, explanation: { id, reason: reason ?? '', on, by } };
  });
}

/**
 * The risk scan of a year, as far as the caller may see its records; the figures are those of the whole enterprise. `filed`
 * asks for the scan that the declaration of the year kept.
 */
export async function explainedRisks(
  call: Call,
  given: { readonly year: string; readonly filed?: boolean },
): Promise<RiskReport> {
  const year = requireYear(given.year);
  const kept = await filedPaper<readonly ExplainedRisk[]>(call, year, paperNames.riskScan);
  const isFiled = given.filed === true && kept !== null;
  const found = isFiled ? kept : await allExplainedRisks(call, year);
  const keys = new Set(found.map(({ key }) => key));
  const explanations = isFiled ? [] : await explanationsOf(call, year);
  const risks = found.filter(({ rows }) => rows.every(({ resource }) => maySee(call, resource)));
  return {
    ...{ year, risks, isFiled, hasFiled: kept !== null },
    hidden: found.length - risks.length,
    settled: explanations.filter(({ finding }) => !keys.has(finding)).length,
  };
}

const explanationsOf = (call: Call, year: string) =>
  wholly(call).records.find(riskExplanation, { where: [{ field: 'year', is: 'equal', value: year }] });

const maySee = ({ caller, resourceNamed }: Call, name: string): boolean =>
  caller.permissions.has(resourceNamed(name).permissions.view);

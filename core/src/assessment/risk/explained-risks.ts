import { requireYear, wholly, type Call, type RecordOf } from '../../records';
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
}

/** The risk scan of a year with what was said of its findings, errors first. The figures are those of the whole enterprise. */
export async function explainedRisks(call: Call, given: { readonly year: string }): Promise<RiskReport> {
  const year = requireYear(given.year);
  const found = (await riskScan(wholly(call), year)).map((risk) => ({ ...risk, key: riskKey(risk) }));
  const explanations = await wholly(call).records.find(riskExplanation, {
    where: [{ field: 'year', is: 'equal', value: year }],
  });
  const byKey = new Map(explanations.map((each) => [each.finding, each]));
  const nameOf = await call.namesOf(explanations.flatMap(({ explainedBy }) => explainedBy ?? []));
  const said = ({ id, reason, explainedBy, explainedOn }: RecordOf<typeof riskExplanation>) => {
    const on = explainedOn ?? '';
    return { id, reason: reason ?? '', on, by: explainedBy ? nameOf(explainedBy, `${on} 23:59:59`) : '' };
  };
  const seen = found.filter(({ rows }) => rows.every(({ resource }) => maySee(call, resource)));
  const keys = new Set(found.map(({ key }) => key));
  return {
    year,
    risks: seen.map((risk): ExplainedRisk => {
      const explanation = byKey.get(risk.key);
      return {
        ...risk,
        state: explanation ? (explanation.state as RiskState) : 'open',
        explanation: explanation ? said(explanation) : null,
      };
    }),
    hidden: found.length - seen.length,
    settled: explanations.filter(({ finding }) => !keys.has(finding)).length,
  };
}

const maySee = ({ caller, resourceNamed }: Call, name: string): boolean =>
  caller.permissions.has(resourceNamed(name).permissions.view);

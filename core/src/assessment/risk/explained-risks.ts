import { filedPaper, paperNames } from '../../enterprise';
import { grouped } from '../../kernel';
import { requireYear, wholly, type Call } from '../../records';
import { riskExplanation, type RiskState } from './risk-explanation';
import { riskKey } from './risk-key';
import type { RiskRow } from './risk-rule';
import { riskScan, type Risk } from './risk-scan';

/** A finding, and what was said of it. */
export interface ExplainedRisk extends Risk {
  readonly key: string;
  readonly state: 'open' | RiskState;
  /** Null while it is open, and where the caller may not see it. */
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
  const explainers = explanations.flatMap(({ explainedBy }) => explainedBy ?? []);
  const nameOf = explainers.length > 0 ? await call.namesOf(explainers) : () => '';
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
  const explained = found.flatMap(({ explanation }) => (explanation ? [rowOf(explanation)] : []));
  const isHidden = await hiddenRows(call, [...found.flatMap(({ rows }) => rows), ...explained]);
  const risks = found
    .filter(({ rows }) => !rows.some(isHidden))
    .map((risk) => (risk.explanation && isHidden(rowOf(risk.explanation)) ? { ...risk, explanation: null } : risk));
  return {
    ...{ year, risks, isFiled, hasFiled: kept !== null },
    hidden: found.length - risks.length,
    settled: explanations.filter(({ finding }) => !keys.has(finding)).length,
  };
}

const explanationsOf = (call: Call, year: string) =>
  wholly(call).records.find(riskExplanation, { where: [{ field: 'year', is: 'equal', value: year }] });

const rowOf = ({ id }: { readonly id: string }): RiskRow => ({ resource: riskExplanation.name, id });

/** Which of some rows the caller may not see: by the right to their register, and by the data scopes. */
async function hiddenRows(call: Call, rows: readonly RiskRow[]): Promise<(row: RiskRow) => boolean> {
  const hides = new Map<string, (id: string) => boolean>();
  for (const [name, own] of grouped(rows, ({ resource }) => resource)) {
    const resource = call.resourceNamed(name);
    if (!call.caller.permissions.has(resource.permissions.view)) {
      hides.set(name, () => true);
      continue;
    }
    // Without scopes of data nothing of a register is hidden.
    if (wholly(call) === call) continue;
    const where = [{ field: 'id', is: 'in', value: [...new Set(own.map(({ id }) => id))] }] as const;
    // Rows that were removed since are hidden from nobody.
    const hidden = new Set((await wholly(call).records.find(resource, { where })).map(({ id }) => id));
    for (const { id } of await call.records.find(resource, { where })) hidden.delete(id);
    hides.set(name, (id) => hidden.has(id));
  }
  return ({ resource, id }) => hides.get(resource)?.(id) ?? false;
}

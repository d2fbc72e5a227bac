import type { Text } from '../../kernel';
import { project } from '../../project';
import { requireYear, type Call } from '../../records';
import { explainedRisks, type ExplainedRisk } from './explained-risks';
import type { RiskLevel } from './risk-rule';

/** How many years a trend shows, that asked for the last of them. */
const YEARS = 5;

/** What the scan of a year found, as its declaration kept it where it is declared. */
export interface RiskYearCounts {
  readonly year: string;
  readonly isFiled: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** Of both, those explained or done. */
  readonly answered: number;
}

/** How often a rule found something in each of the years. */
export interface RiskRuleCounts {
  readonly rule: string;
  readonly level: RiskLevel;
  readonly label: Text;
  /** In the order of the years. */
  readonly counts: readonly number[];
}

export interface RiskTrend {
  /** Oldest first; years without projects are left out. */
  readonly years: readonly RiskYearCounts[];
  /** The rules that found something, those of the last year first. */
  readonly rules: readonly RiskRuleCounts[];
}

/** What the scans of a year and of those before it found, as far as the caller may see it. */
export async function riskTrend(call: Call, given: { readonly year: string }): Promise<RiskTrend> {
  const last = Number(requireYear(given.year));
  const scans: { readonly year: string; readonly isFiled: boolean; readonly risks: readonly ExplainedRisk[] }[] = [];
  for (let at = last - YEARS + 1; at <= last; at += 1) {
    const year = String(at);
    if ((await call.records.count(project, [{ field: 'year', is: 'equal', value: year }])) === 0) continue;
    const { risks, isFiled } = await explainedRisks(call, { year, filed: true });
    scans.push({ year, isFiled, risks });
  }
  const rules = new Map<string, ExplainedRisk>();
  for (const { risks } of scans.toReversed())
    for (const risk of risks) if (!rules.has(risk.rule)) rules.set(risk.rule, risk);
  return {
    years: scans.map(({ year, isFiled, risks }) => ({
      ...{ year, isFiled },
      errors: risks.filter(({ level }) => level === 'error').length,
      warnings: risks.filter(({ level }) => level === 'warning').length,
      answered: risks.filter(({ state }) => state !== 'open').length,
    })),
    rules: [...rules.values()].map(({ rule, level, label }) => ({
      ...{ rule, level, label },
      counts: scans.map(({ risks }) => risks.filter((risk) => risk.rule === rule).length),
    })),
  };
}

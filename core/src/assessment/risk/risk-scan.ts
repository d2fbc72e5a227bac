import type { Call } from '../../records';
import { assetRules } from './asset-rules';
import { claimRules } from './claim-rules';
import { financeRules } from './finance-rules';
import { formRules } from './form-rules';
import { inspectorRules } from './inspector-rules';
import { opinionRules } from './opinion-rules';
import { materialRules } from './material-rules';
import { outlierRules } from './outlier-rules';
import { personRules } from './person-rules';
import { projectRules } from './project-rules';
import { sourceRules } from './source-rules';
import type { RiskFinding, RiskRow, RiskRule } from './risk-rule';
import { riskYearOf, type RiskYear } from './risk-year';
import { yearRules } from './year-rules';

/** Every rule, in the order findings of one level are shown in. */
export const riskRules: readonly RiskRule[] = [
  ...claimRules,
  ...yearRules,
  ...formRules,
  ...projectRules,
  ...inspectorRules,
  ...opinionRules,
  ...personRules,
  ...outlierRules,
  ...assetRules,
  ...materialRules,
  ...financeRules,
  ...sourceRules,
];

/** A finding with the description of its rule. */
export type Risk = RiskFinding & Pick<RiskRule, 'area' | 'level' | 'label' | 'basis'>;

/** All findings of a year, errors first; kept as long as no register changes. RDM risk rules */
export const riskScan = (call: Call, year: string): Promise<readonly Risk[]> =>
  call.answers.of(call, ['risks', year], async (watched) => risksOf(await riskYearOf(watched, year)));

/** The findings of a year already loaded, errors first, then by rule and sentence; the same for rows in any order. */
export function risksOf(year: RiskYear): Risk[] {
  const found = riskRules.flatMap(({ find, area, level, label, basis }) =>
    find(year)
      .map(({ rows, ...finding }) => ({ ...finding, rows: rows.toSorted(byRow), area, level, label, basis }))
      .sort((a, b) => compare(a.message.zh, b.message.zh) || compare(a.rows[0]?.id ?? '', b.rows[0]?.id ?? '')),
  );
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byRow = (a: RiskRow, b: RiskRow) => compare(a.resource, b.resource) || compare(a.id, b.id);

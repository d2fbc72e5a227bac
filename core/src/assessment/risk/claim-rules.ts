import { enterpriseYear, type ClaimFinding } from '../../enterprise';
import { text, type Text } from '../../kernel';
import { riskRule, rowsOf, type RiskLevel, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';

/** A rule that tells the findings of the claim gate (享受主体) of one code, in a year with R&D projects. */
function claimRule(
  code: string,
  level: RiskLevel,
  finding: ClaimFinding['code'],
  described: { readonly label: Text; readonly basis?: Text },
): RiskRule {
  return riskRule({
    code,
    level,
    ...described,
    find: ({ projects, deduction, enterpriseYears }: RiskYear) =>
      projects.length === 0
        ? []
        : (deduction.gate?.findings ?? [])
            .filter((each) => each.code === finding)
            .map(({ message }) => ({ message, rows: rowsOf(enterpriseYear, enterpriseYears) })),
  });
}

/** Rules about who may claim the deduction, and at which rate. */
export const claimRules: readonly RiskRule[] = [
  claimRule('year.negativeList', 'error', 'NEGATIVE_LIST', {
    label: text('负面清单行业收入占比超过 50%', 'Listed industries make more than 50% of the revenue'),
    basis: text(
      '财税〔2015〕119号 第四条；税总公告2015年第97号 第四条',
      'Caishui [2015] 119, 4; STA Announcement 97 of 2015, 4',
    ),
  }),
  claimRule('year.assessedCollection', 'error', 'ASSESSED_COLLECTION', {
    label: text('核定征收企业享受加计扣除', 'An enterprise with assessed tax claims the deduction'),
    basis: text('财税〔2015〕119号 第五条第1项', 'Caishui [2015] 119, 5(1)'),
  }),
  claimRule('year.nonResident', 'error', 'NON_RESIDENT', {
    label: text('非居民企业享受加计扣除', 'A non-resident enterprise claims the deduction'),
    basis: text('财税〔2015〕119号 第五条第1项', 'Caishui [2015] 119, 5(1)'),
  }),
  claimRule('year.claimFactsMissing', 'warning', 'FACTS_MISSING', {
    label: text('享受主体信息未填写', 'Facts that decide who may claim are not stated'),
    basis: text('财税〔2015〕119号 第四、五条', 'Caishui [2015] 119, 4 and 5'),
  }),
  claimRule('year.kindUnproved', 'warning', 'KIND_WITHOUT_PROOF', {
    label: text('企业类型缺少证明', 'A kind of enterprise is not proved'),
  }),
];

import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { explainRisk } from './explain-risk';
import { explainedRisks } from './explained-risks';
import { riskTrend } from './risk-trend';
import { riskExplanation, riskStates, type RiskState } from './risk-explanation';

const states = ['open', ...(Object.keys(riskStates) as RiskState[])] as const;

/** The risk scan of a year. docs/product.md, Risk scan */
export const riskCalls = calls({
  scan: {
    needs: riskExplanation.permissions.view,
    about: text(
      '风险扫描',
      'What the risk rules find in the R&D cost of a year, errors first, each with the law, the records concerned and ' +
        'what was said of it. Findings about registers the caller may not see are counted as `hidden`.',
    ),
    takes: v.object({
      year: argument.year,
      filed: v.pipe(argument.optional(argument.flag), v.description('The scan that the declaration of the year kept')),
    }),
    answers: v.object({
      year: answer.year,
      isFiled: v.boolean(),
      hasFiled: v.boolean(),
      risks: v.array(
        v.object({
          key: v.string(),
          rule: v.string(),
          area: v.picklist(['person', 'asset', 'material', 'finance', 'project', 'year']),
          level: v.picklist(['error', 'warning']),
          label: answer.bilingual,
          basis: v.optional(answer.bilingual),
          message: answer.bilingual,
          rows: v.array(v.object({ resource: v.string(), id: v.string() })),
          state: v.picklist(states),
          explanation: v.nullable(v.object({ id: answer.id, reason: v.string(), by: v.string(), on: v.string() })),
        }),
      ),
      hidden: answer.count,
      settled: answer.count,
    }),
    does: explainedRisks,
  },
  trend: {
    needs: riskExplanation.permissions.view,
    about: text(
      '风险趋势',
      'What the scans of a year and the four before it found, by year and by rule, as far as the caller may see it; of a ' +
        'declared year what its declaration kept. Years without projects are left out.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      years: v.array(
        v.object({
          ...{ year: answer.year, isFiled: v.boolean(), errors: answer.count, warnings: answer.count },
          answered: answer.count,
        }),
      ),
      rules: v.array(
        v.object({
          ...{ rule: v.string(), level: v.picklist(['error', 'warning']), label: answer.bilingual },
          counts: v.array(answer.count),
        }),
      ),
    }),
    isKept: true,
    does: riskTrend,
  },
  explain: {
    needs: riskExplanation.permissions.edit,
    about: text('说明风险', 'Says why a finding of the scan is right, or that it is done.'),
    takes: v.object({
      year: argument.year,
      key: v.pipe(v.string(), v.maxLength(64)),
      state: v.picklist(Object.keys(riskStates) as [RiskState, ...RiskState[]]),
      reason: v.pipe(v.string(), v.maxLength(1000)),
    }),
    logged: 'write',
    does: explainRisk,
  },
});

export type RiskPort = PortOf<typeof riskCalls>;

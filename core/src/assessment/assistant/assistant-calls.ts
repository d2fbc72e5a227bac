import * as v from 'valibot';
import { text } from '../../kernel';
import { argument, calls, type PortOf } from '../../records';
import { explainCosts, explainPolicies, explainProposal } from './explain-findings';

const findings = v.object({
  findings: v.array(
    v.object({
      level: v.picklist(['met', 'info', 'warning', 'error']),
      title: v.string(),
      message: v.string(),
      basis: v.pipe(v.string(), v.description('The law or guide behind it')),
      rows: v.array(v.object({ resource: v.string(), id: v.string() })),
    }),
  ),
  prose: v.pipe(v.string(), v.description('Written by a language model, where one is set up')),
});

/** The three AI helpers of one account, all read-only; the use cases check the account. docs/product.md, AI helpers */
export const assistantCalls = calls({
  proposal: {
    needs: 'project_view',
    about: text('AI完善立项书', 'What the plan of a project has and what it still needs.'),
    takes: v.object({ id: argument.id }),
    answers: findings,
    conducts: explainProposal,
  },
  costs: {
    needs: 'projectreport_view',
    about: text('AI研发费用核查', 'What looks wrong in the costs of a year, errors first.'),
    takes: argument.ofAnyYear,
    answers: findings,
    conducts: explainCosts,
  },
  policies: {
    needs: 'signedIn',
    about: text('AI政策检索', 'The rules of the law that hold all the words.'),
    takes: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
    answers: findings,
    conducts: explainPolicies,
  },
});

export type AssistantPort = PortOf<typeof assistantCalls>;

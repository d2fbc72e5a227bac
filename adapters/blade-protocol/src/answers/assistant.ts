import type { AssistantPort } from '@rdm/core/assessment';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';

const answer = v.object({
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

export const assistantAnswers: AnswersOf<AssistantPort> = {
  proposal: { about: text('AI完善立项书', 'What the plan of a project has and what it still needs.'), schema: answer },
  costs: { about: text('AI研发费用核查', 'What looks wrong in the costs of a year, errors first.'), schema: answer },
  policies: { about: text('AI政策检索', 'The rules of the law that hold all the words.'), schema: answer },
};

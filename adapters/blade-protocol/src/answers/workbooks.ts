import type { WorkbooksPort } from '@rdm/core/records';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';

export const workbooksAnswers: AnswersOf<WorkbooksPort> = {
  recognise: {
    about: text(
      '识别工作簿所属登记表',
      'Tells by the headings of a workbook which resource it is to be imported into, of those the caller may import. ' +
        '`resource` is null where they do not say; `candidates` are those that fit equally well.',
    ),
    schema: v.object({
      resource: v.pipe(v.nullable(v.string()), v.description('Name of the resource, e.g. blade-rdm/project')),
      candidates: v.array(v.string()),
      reason: v.picklist(['headings', 'several', 'none', 'notAllowed', 'unreadable']),
      why: v.string(),
    }),
  },
};

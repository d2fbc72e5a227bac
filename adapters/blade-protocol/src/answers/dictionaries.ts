import { text } from '@rdm/core/kernel';
import type { DictionaryPort } from '@rdm/core/system';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { id } from './wire-values';

export const dictionaryAnswers: AnswersOf<DictionaryPort> = {
  entries: {
    about: text(
      '按编号查询字典项',
      'The entries of one of the tenant’s dictionaries by their order; `dictKey` is what records hold, `dictValue` and ' +
        '`dictValueEn` what people read. Empty for a code the tenant does not have.',
    ),
    schema: v.array(
      v.object({
        id,
        code: v.string(),
        dictKey: v.string(),
        dictValue: v.string(),
        dictValueEn: v.string(),
        sort: v.pipe(v.number(), v.integer()),
        remark: v.string(),
      }),
    ),
  },
};

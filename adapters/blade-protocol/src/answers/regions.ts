import { text } from '@rdm/core/kernel';
import type { RegionPort } from '@rdm/core/system';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { resourceAnswers } from './resource';

const code = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

export const regionAnswers: AnswersOf<RegionPort> = {
  lazyTree: {
    about: text(
      '行政区划懒加载树',
      'The divisions right below one, or those a search by code or name finds, to choose from.',
    ),
    schema: v.array(
      v.object({ id: code, parentId: code, title: v.string(), key: code, value: code, hasChildren: v.boolean() }),
    ),
  },
  lazyList: { about: text('行政区划懒加载列表', 'The same as records.'), many: true },
  tree: {
    about: text('行政区划树', 'Everything below a division, down to the counties; ids are codes.'),
    schema: resourceAnswers.tree,
  },
  select: { about: text('下级行政区划', 'The divisions right below one, as records.'), many: true },
};

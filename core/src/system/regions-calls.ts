import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { regionNodes, regionsBelow, regionsOf, regionTree } from './use-cases/browse-regions';

const code = argument.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/)));
const asked = v.object({
  parentCode: code,
  code,
  name: argument.optional(v.pipe(v.string(), v.maxLength(100))),
});
const codeOf = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

/** Administrative divisions, for entering addresses. docs/wire.md, Regions */
export const regionsCalls = calls({
  lazyTree: {
    needs: 'signedIn',
    about: text(
      '行政区划懒加载树',
      'The divisions right below one, or those a search by code or name finds, to choose from.',
    ),
    takes: asked,
    answers: v.array(
      v.object({
        id: codeOf,
        parentId: codeOf,
        title: v.string(),
        key: codeOf,
        value: codeOf,
        hasChildren: v.boolean(),
      }),
    ),
    does: regionNodes,
  },
  lazyList: {
    needs: 'signedIn',
    about: text('行政区划懒加载列表', 'The same as records.'),
    takes: asked,
    does: regionsBelow,
  },
  tree: {
    needs: 'signedIn',
    about: text('行政区划树', 'Everything below a division, down to the counties; ids are codes.'),
    takes: v.object({ parentId: code }),
    answers: answer.tree,
    does: regionTree,
  },
  select: {
    needs: 'signedIn',
    about: text('下级行政区划', 'The divisions right below one, as records.'),
    takes: v.object({ code }),
    does: regionsOf,
  },
});

export type RegionPort = PortOf<typeof regionsCalls>;

import { region } from '@rdm/core/system';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { optional } from './parameters';

const regions = '/api/blade-system/region';
const code = optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/)));
const asked = v.object({ parentCode: code, code, name: optional(v.pipe(v.string(), v.maxLength(100))) });

/** Administrative divisions. docs/wire.md, Regions */
export const regionEndpoints: EndpointTable['regions'] = {
  lazyTree: { method: 'GET', path: `${regions}/lazy-tree`, query: asked },
  lazyList: { method: 'GET', path: `${regions}/lazy-list`, query: asked, record: region },
  tree: { method: 'GET', path: `${regions}/tree`, query: v.object({ parentId: code }) },
  select: { method: 'GET', path: `${regions}/select`, query: v.object({ code }), record: region },
};

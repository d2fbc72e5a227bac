import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, ofAnyYear } from './parameters';

const assistant = '/api/blade-rdm/assistant';

/** The three AI helpers of one account; their calls are the product's own. docs/product.md, AI helpers */
export const assistantEndpoints: EndpointTable['assistant'] = {
  proposal: { method: 'GET', path: `${assistant}/proposal`, query: v.object({ id }) },
  costs: { method: 'GET', path: `${assistant}/costs`, query: ofAnyYear },
  policies: {
    method: 'GET',
    path: `${assistant}/policies`,
    query: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  },
};

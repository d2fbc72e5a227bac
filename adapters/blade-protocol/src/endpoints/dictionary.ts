import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';

/** The entries of business dictionaries. Spec §7 “Special calls: system” */
export const dictionaryEndpoints: EndpointTable['dictionaries'] = {
  entries: {
    method: 'GET',
    path: '/api/blade-rdm/dict-biz/dictionary',
    aliases: ['/api/blade-system/dict-biz/dictionary'],
    query: v.object({ code: v.pipe(v.string(), v.minLength(1)) }),
  },
};

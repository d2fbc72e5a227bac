import type { Resource } from '@rdm/core/records';
import { ID_DIGITS } from '@rdm/core/kernel';
import { dictionaryEntry, systemDictionaryEntry } from '@rdm/core/system';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';

const code = v.object({ code: v.pipe(v.string(), v.minLength(1)) });
const parentId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(new RegExp(`^-?${ID_DIGITS}$`)),
);

const keeping = (name: string, page: Resource) => ({
  parents: { method: 'GET', path: `/api/${name}/parent-list`, page } as const,
  children: { method: 'GET', path: `/api/${name}/child-list`, query: v.object({ parentId }) } as const,
  parentTree: { method: 'GET', path: `/api/${name}/parent-tree` } as const,
});

/** The entries of business dictionaries. docs/wire.md, Dictionaries */
export const dictionaryEndpoints: EndpointTable['dictionaries'] = {
  entries: {
    method: 'GET',
    path: '/api/blade-rdm/dict-biz/dictionary',
    aliases: ['/api/blade-system/dict-biz/dictionary'],
    query: code,
  },
};

export const dictionaryRecordsEndpoints: EndpointTable['dictionaryRecords'] = {
  entriesTree: {
    method: 'GET',
    path: '/api/blade-system/dict-biz/dictionary-tree',
    aliases: ['/api/blade-rdm/dict-biz/dictionary-tree'],
    query: code,
  },
  ...keeping('blade-system/dict-biz', dictionaryEntry),
};

/** The platform's dictionaries. */
export const systemDictionaryEndpoints: EndpointTable['systemDictionaries'] = {
  entries: { method: 'GET', path: '/api/blade-system/dict/dictionary', query: code },
  entriesTree: { method: 'GET', path: '/api/blade-system/dict/dictionary-tree', query: code },
  ...keeping('blade-system/dict', systemDictionaryEntry),
};

import {
  dictionaryEntry,
  region,
  systemDictionaryEntry,
  type dictionariesCalls,
  type dictionaryRecordsCalls,
  type readingCalls,
  type regionsCalls,
  type systemDictionariesCalls,
} from '@rdm/core/internal/system';
import { get, post, type Wire } from './wire-line';

export const dictionariesWire: Wire<typeof dictionariesCalls> = {
  entries: get('blade-rdm/dict-biz/dictionary', { aliases: ['blade-system/dict-biz/dictionary'] }),
};

export const dictionaryRecordsWire: Wire<typeof dictionaryRecordsCalls> = {
  entriesTree: get('blade-system/dict-biz/dictionary-tree', { aliases: ['blade-rdm/dict-biz/dictionary-tree'] }),
  parents: get('blade-system/dict-biz/parent-list', { page: dictionaryEntry }),
  children: get('blade-system/dict-biz/child-list'),
  parentTree: get('blade-system/dict-biz/parent-tree'),
};

export const systemDictionariesWire: Wire<typeof systemDictionariesCalls> = {
  entries: get('blade-system/dict/dictionary'),
  entriesTree: get('blade-system/dict/dictionary-tree'),
  parents: get('blade-system/dict/parent-list', { page: systemDictionaryEntry }),
  children: get('blade-system/dict/child-list'),
  parentTree: get('blade-system/dict/parent-tree'),
};

export const readingWire: Wire<typeof readingCalls> = {
  readIds: get('blade-desk/notice/read-ids'),
  markRead: post('blade-desk/notice/mark-read'),
};

export const regionsWire: Wire<typeof regionsCalls> = {
  lazyTree: get('blade-system/region/lazy-tree'),
  lazyList: get('blade-system/region/lazy-list', { record: region, many: true }),
  tree: get('blade-system/region/tree'),
  select: get('blade-system/region/select', { record: region, many: true }),
};

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
import { rowsShape } from './rows-shape';
import { get, post, type Wire } from './wire-line';

export const dictionariesWire: Wire<typeof dictionariesCalls> = {
  entries: get('blade-rdm/dict-biz/dictionary', { aliases: ['blade-system/dict-biz/dictionary'], shape: rowsShape }),
};

export const dictionaryRecordsWire: Wire<typeof dictionaryRecordsCalls> = {
  list: get('blade-system/dict-biz/list', { filters: dictionaryEntry, shape: rowsShape }),
  entriesTree: get('blade-system/dict-biz/dictionary-tree', { aliases: ['blade-rdm/dict-biz/dictionary-tree'] }),
  parents: get('blade-system/dict-biz/parent-list', { page: dictionaryEntry }),
  children: get('blade-system/dict-biz/child-list'),
  parentTree: get('blade-system/dict-biz/parent-tree'),
};

export const systemDictionariesWire: Wire<typeof systemDictionariesCalls> = {
  list: get('blade-system/dict/list', { filters: systemDictionaryEntry, shape: rowsShape }),
  entries: get('blade-system/dict/dictionary', { shape: rowsShape }),
  entriesTree: get('blade-system/dict/dictionary-tree'),
  parents: get('blade-system/dict/parent-list', { page: systemDictionaryEntry }),
  children: get('blade-system/dict/child-list'),
  parentTree: get('blade-system/dict/parent-tree'),
};

export const readingWire: Wire<typeof readingCalls> = {
  readIds: get('blade-desk/notice/read-ids'),
  markRead: post('blade-desk/notice/mark-read'),
  boardNotices: get('blade-desk/dashboard/notices'),
  boardActivities: get('blade-desk/dashboard/activities'),
  ownNotices: get('blade-desk/dashboard/my-notices'),
};

export const regionsWire: Wire<typeof regionsCalls> = {
  lazyTree: get('blade-system/region/lazy-tree'),
  lazyList: get('blade-system/region/lazy-list', { record: region, many: true }),
  tree: get('blade-system/region/tree'),
  select: get('blade-system/region/select', { record: region, many: true }),
};

import {
  dictionaryEntries,
  dictionaryEntry,
  dictionaryHeads,
  dictionaryTree,
  entriesBelow,
  systemDictionaryEntry,
  TOP_KEY,
  type DictionaryPort,
  type DictionaryRecordsPort,
  type DictionaryResource,
  type SystemDictionaryPort,
} from '../../system';
import { areaAccess, type Access } from '../permissions';
import { listRecords } from '../resource/list-records';
import type { AreaRunner } from './area-runner';

const isTop = { field: 'dictKey', is: 'equal', value: TOP_KEY } as const;

/** The business dictionaries of the caller's tenant. */
export const dictionaryPort = ({ run }: AreaRunner): DictionaryPort => ({
  entries: ({ code }) => run(areaAccess.dictionaries.entries, (call) => dictionaryEntries(call, code)),
});

const recordsPort = (
  { run }: AreaRunner,
  dictionary: DictionaryResource,
  access: Readonly<Record<keyof DictionaryRecordsPort, Access>>,
): DictionaryRecordsPort => ({
  entriesTree: ({ code }) => run(access.entriesTree, (call) => dictionaryTree(call, code, dictionary)),
  parents: (query) =>
    run(access.parents, (call) => listRecords(call, dictionary, { ...query, where: [...(query.where ?? []), isTop] })),
  children: ({ parentId }) => run(access.children, (call) => entriesBelow(call, dictionary, parentId)),
  parentTree: () => run(access.parentTree, (call) => dictionaryHeads(call, dictionary)),
});

export const dictionaryRecordsPort = (runner: AreaRunner): DictionaryRecordsPort =>
  recordsPort(runner, dictionaryEntry, areaAccess.dictionaryRecords);

/** The platform's dictionaries. */
export const systemDictionaryPort = (runner: AreaRunner): SystemDictionaryPort => ({
  ...recordsPort(runner, systemDictionaryEntry, areaAccess.systemDictionaries),
  entries: ({ code }) =>
    runner.run(areaAccess.systemDictionaries.entries, (call) => dictionaryEntries(call, code, systemDictionaryEntry)),
});

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
import { areaAccess } from '../permissions';
import { listRecords, type Access } from '../../records';
import { runnerWithin, type AreaRunner } from './area-runner';

const isTop = { field: 'dictKey', is: 'equal', value: TOP_KEY } as const;

/** The business dictionaries of the caller's tenant. */
export const dictionaryPort = ({ run }: AreaRunner): DictionaryPort => ({
  entries: ({ code }) => run(areaAccess.dictionaries.entries, (call) => dictionaryEntries(call, code)),
});

/** Forms let choose among all entries; the screens that look after them show what the caller sees. */
function recordsPort(
  runner: AreaRunner,
  dictionary: DictionaryResource,
  access: Readonly<Record<keyof DictionaryRecordsPort, Access>>,
): DictionaryRecordsPort {
  const { run } = runnerWithin(runner, dictionary);
  return {
    entriesTree: ({ code }) => runner.run(access.entriesTree, (call) => dictionaryTree(call, code, dictionary)),
    parents: (query) =>
      run(access.parents, (call) =>
        listRecords(call, dictionary, { ...query, where: [...(query.where ?? []), isTop] }),
      ),
    children: ({ parentId }) => run(access.children, (call) => entriesBelow(call, dictionary, parentId)),
    parentTree: () => run(access.parentTree, (call) => dictionaryHeads(call, dictionary)),
  };
}

export const dictionaryRecordsPort = (runner: AreaRunner): DictionaryRecordsPort =>
  recordsPort(runner, dictionaryEntry, areaAccess.dictionaryRecords);

/** The platform's dictionaries. */
export const systemDictionaryPort = (runner: AreaRunner): SystemDictionaryPort => ({
  ...recordsPort(runner, systemDictionaryEntry, areaAccess.systemDictionaries),
  entries: ({ code }) =>
    runner.run(areaAccess.systemDictionaries.entries, (call) => dictionaryEntries(call, code, systemDictionaryEntry)),
});

import * as v from 'valibot';
import { text } from '../kernel';
import { answer, calls, type Call, type Condition, type PageQuery, type PermissionCode, type PortOf } from '../records';
import { dictionaryEntry, systemDictionaryEntry, type DictionaryResource } from './dictionary';
import {
  dictionaryForest,
  dictionaryHeads,
  dictionaryPage,
  entriesBelow,
  type DictionaryRowBranch,
} from './use-cases/browse-dictionaries';
import { dictionaryEntries, dictionaryTree, type DictionaryBranch } from './use-cases/dictionary-entries';

const ofCode = v.object({ code: v.pipe(v.string(), v.minLength(1)) });
const below = v.object({
  parentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^-?\d{1,19}$/)),
});

const item = {
  id: answer.id,
  parentId: v.optional(answer.id),
  code: v.string(),
  dictKey: v.string(),
  dictValue: v.string(),
  dictValueEn: v.string(),
  sort: v.pipe(v.number(), v.integer()),
  remark: v.string(),
  ...answer.notDeleted,
};

/** An entry with its own entries below it; leaves have no `children`. */
export const dictionaryBranchForm: v.GenericSchema<unknown, DictionaryBranch> = v.object({
  ...item,
  children: v.optional(v.array(v.lazy(() => dictionaryBranchForm))),
});

export const dictionaryRowForm: v.GenericSchema<unknown, DictionaryRowBranch> = v.object({
  ...item,
  parentId: answer.id,
  isSealed: answer.flag,
  children: v.optional(v.array(v.lazy(() => dictionaryRowForm))),
});

/** The business dictionaries of the caller's tenant. docs/wire.md, Dictionaries */
export const dictionariesCalls = calls({
  entries: {
    needs: 'signedIn',
    about: text(
      '按编号查询字典项',
      'The entries of one of the tenant’s dictionaries by their order; `dictKey` is what records hold, `dictValue` and ' +
        '`dictValueEn` what people read. Empty for a code the tenant does not have.',
    ),
    takes: ofCode,
    answers: v.array(v.object(item)),
    // Forms offer all entries regardless of data scopes; the maintenance screens show those the caller may see.
    wholly: true,
    does: (call: Call, { code }: { readonly code: string }) => dictionaryEntries(call, code),
  },
});

export type DictionaryPort = PortOf<typeof dictionariesCalls>;

/** Calls for maintaining dictionaries; the tree of entries needs only a sign-in. */
const keeping = (dictionary: DictionaryResource, view: PermissionCode) =>
  ({
    list: {
      needs: view,
      about: text('字典树', 'Dictionaries with their entries as a tree; of a search, what it finds.'),
      answers: v.array(dictionaryRowForm),
      does: (call: Call, { where }: { readonly where?: readonly Condition[] }) =>
        dictionaryForest(call, dictionary, where),
    },
    entriesTree: {
      needs: 'signedIn',
      about: text('字典项树', 'The unsealed entries of a dictionary, each with its own entries below it.'),
      takes: ofCode,
      answers: v.array(dictionaryBranchForm),
      // All entries can be chosen, regardless of data scopes.
      wholly: true,
      does: (call: Call, { code }: { readonly code: string }) => dictionaryTree(call, code, dictionary),
    },
    parents: {
      needs: view,
      about: text('字典列表', 'The dictionaries themselves, a page of them.'),
      does: (call: Call, query: PageQuery) => dictionaryPage(call, dictionary, query),
    },
    children: {
      needs: view,
      about: text('字典下的全部字典项', 'Everything below a dictionary as a tree, sealed entries included.'),
      takes: below,
      answers: v.array(dictionaryRowForm),
      does: (call: Call, { parentId }: { readonly parentId: string }) => entriesBelow(call, dictionary, parentId),
    },
    parentTree: {
      needs: view,
      about: text('字典选择树', 'The dictionaries themselves as select nodes.'),
      answers: v.array(answer.treeNode),
      does: (call: Call) => dictionaryHeads(call, dictionary),
    },
  }) as const;

export const dictionaryRecordsCalls = calls(keeping(dictionaryEntry, 'dictbiz_view'));

export type DictionaryRecordsPort = PortOf<typeof dictionaryRecordsCalls>;

/** The platform's dictionaries: their entries, and the calls for maintaining them. */
export const systemDictionariesCalls = calls({
  entries: {
    needs: 'signedIn',
    about: text('按编号查询系统字典项', 'The unsealed entries of one of the platform’s dictionaries by their order.'),
    takes: ofCode,
    answers: v.array(v.object(item)),
    does: (call: Call, { code }: { readonly code: string }) => dictionaryEntries(call, code, systemDictionaryEntry),
  },
  ...keeping(systemDictionaryEntry, 'dict_view'),
});

export type SystemDictionaryPort = PortOf<typeof systemDictionariesCalls>;

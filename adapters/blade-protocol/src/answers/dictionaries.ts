import { text } from '@rdm/core/kernel';
import type {
  DictionaryBranch,
  DictionaryPort,
  DictionaryRecordsPort,
  DictionaryRowBranch,
  SystemDictionaryPort,
} from '@rdm/core/system';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { treeNode } from './resource';
import { flag, id } from './wire-values';

const whole = v.pipe(v.number(), v.integer());
const item = {
  id,
  code: v.string(),
  dictKey: v.string(),
  dictValue: v.string(),
  dictValueEn: v.string(),
  sort: whole,
  remark: v.string(),
};

/** An entry with its own entries below it; leaves have no `children`. */
const branch: v.GenericSchema<unknown, DictionaryBranch> = v.object({
  ...item,
  children: v.optional(v.array(v.lazy(() => branch))),
});

const row: v.GenericSchema<unknown, DictionaryRowBranch> = v.object({
  ...item,
  parentId: id,
  isSealed: flag,
  children: v.optional(v.array(v.lazy(() => row))),
});

/** Forms that hold themselves stand under names of their own. */
export const dictionaryForms = { DictionaryBranch: branch, DictionaryRow: row };

export const dictionaryRecordsAnswers: AnswersOf<DictionaryRecordsPort> = {
  entriesTree: {
    about: text('字典项树', 'The unsealed entries of a dictionary, each with its own entries below it.'),
    schema: v.array(branch),
  },
  parents: { about: text('字典列表', 'The dictionaries themselves, a page of them.') },
  children: {
    about: text('字典下的全部字典项', 'Everything below a dictionary as a tree, sealed entries included.'),
    schema: v.array(row),
  },
  parentTree: { about: text('字典选择树', 'The dictionaries themselves as select nodes.'), schema: v.array(treeNode) },
};

export const systemDictionaryAnswers: AnswersOf<SystemDictionaryPort> = {
  entries: {
    about: text('按编号查询系统字典项', 'The unsealed entries of one of the platform’s dictionaries by their order.'),
    schema: v.array(v.object(item)),
  },
  ...dictionaryRecordsAnswers,
};

export const dictionaryAnswers: AnswersOf<DictionaryPort> = {
  entries: {
    about: text(
      '按编号查询字典项',
      'The entries of one of the tenant’s dictionaries by their order; `dictKey` is what records hold, `dictValue` and ' +
        '`dictValueEn` what people read. Empty for a code the tenant does not have.',
    ),
    schema: v.array(v.object(item)),
  },
};

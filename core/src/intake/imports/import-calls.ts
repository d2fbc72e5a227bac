import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type Call } from '../../records';
import { obstaclesOf, type Obstacles } from './find-obstacles';
import { importFile } from './import-file';
import { importedChanges } from './list-changes';
import { importNamed } from './seen-import';
import { undoImport } from './undo-import';

const named = v.object({ id: argument.id });

const pageNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1));

/** The history of imports: what each changed, and taking it back. */
export const importCalls = calls({
  changes: {
    needs: 'importrecord_view',
    about: text(
      '导入修改的数据',
      'A page of the records that an import added or changed, with their cells before and after, at most 500 at a time. ' +
        'Cells of registers, and of records, that the caller may not see are not given.',
    ),
    takes: v.object({ id: argument.id, current: argument.optional(pageNumber), size: argument.optional(pageNumber) }),
    answers: v.object({
      total: answer.count,
      rows: v.array(
        v.object({
          register: v.string(),
          registerLabel: answer.bilingual,
          recordId: answer.id,
          kind: v.picklist(['new', 'changed', 'removed']),
          key: v.pipe(v.string(), v.description('The natural key as it is shown')),
          cells: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
          hidden: v.boolean(),
          overtaken: v.pipe(v.boolean(), v.description('Changed again since')),
        }),
      ),
    }),
    does: importedChanges,
  },
  obstacles: {
    needs: 'importrecord_view',
    about: text('妨碍撤销导入的数据', 'What keeps an import from being undone: each record, why, and what to do.'),
    takes: named,
    answers: v.object({
      total: answer.count,
      rows: v.pipe(
        v.array(v.object({ register: v.string(), recordId: answer.id, key: v.string(), message: answer.bilingual })),
        v.description('The first 100'),
      ),
    }),
    does: async (call: Call, { id }: { readonly id: string }): Promise<Obstacles> =>
      obstaclesOf(call, await importNamed(call, id)),
  },
  undo: {
    // Who may import the register may undo imports of their own, who may remove its records all.
    needs: 'importrecord_view',
    about: text(
      '撤销导入',
      'Takes an import back: what it added is removed, what it changed has its former values. Refused with the ' +
        'obstacles as `data` while anything later builds on it.',
    ),
    takes: named,
    answers: v.object({ removed: answer.count, restored: answer.count, kept: answer.count }),
    logged: 'event',
    does: undoImport,
  },
  file: {
    // Needs the right to import into the register as well, so that files of payroll stay with those who see pay.
    needs: 'importrecord_view',
    about: text('下载导入的文件', 'The file of an import as it was uploaded.'),
    takes: named,
    conducts: importFile,
  },
});

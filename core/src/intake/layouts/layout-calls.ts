import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, layoutSchema } from '../../records';
import { listDictionary } from './list-dictionary';
import { proposeReadings } from './propose';

const reading = v.object({
  register: v.pipe(v.string(), v.description('Name of the resource, e.g. blade-rdm/financialaccount')),
  grounds: v.picklist(['stored', 'builtIn', 'proposed']),
  layout: v.pipe(layoutSchema, v.description('As an import takes it')),
  layoutId: v.nullable(answer.id),
  note: v.nullable(answer.bilingual),
  missing: v.pipe(v.array(v.string()), v.description('Required fields without a source')),
  unused: v.pipe(v.array(v.string()), v.description('Headings of the file that no field reads')),
});

/** Import profiles: how files of other programs are read. */
export const layoutCalls = calls({
  propose: {
    // Offers only registers the caller may import into.
    needs: 'signedIn',
    about: text(
      '识别文件的读取方案',
      'Says how a file can be read: by our own headings (`own`), by a stored profile, by that of a well-known program, ' +
        'or as proposed by its headings and contents. Reads the first rows, which it returns; writes nothing.',
    ),
    takes: v.object({
      sheet: argument.optional(v.pipe(v.string(), v.maxLength(100))),
      register: argument.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    answers: v.object({
      kind: v.picklist(['xlsx', 'xls', 'csv', 'tsv']),
      sheets: v.array(v.string()),
      sheet: v.string(),
      own: v.nullable(v.string()),
      readings: v.pipe(v.array(reading), v.description('The likeliest first, at most 5')),
      rows: v.array(v.array(v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
    }),
    logged: 'read',
    conducts: proposeReadings,
  },
  listDict: {
    needs: 'templatecolumndata_view',
    about: text(
      '导入列的可选值',
      'The values of a column in the workbook of a register, with the words that import profiles translate into them.',
    ),
    takes: v.object({
      code: v.pipe(v.string(), v.maxLength(100), v.description('The register, e.g. projectmaterial')),
      column: v.pipe(v.string(), v.maxLength(100), v.description('The field, e.g. direction')),
    }),
    answers: v.array(
      v.object({ value: v.string(), written: v.string(), source: v.picklist(['dictionary', 'profile']) }),
    ),
    does: listDictionary,
  },
});

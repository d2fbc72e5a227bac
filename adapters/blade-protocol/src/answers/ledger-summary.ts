import { text } from '@rdm/core/kernel';
import type { LedgerPort } from '@rdm/core/ledger';
import { fixedRowNames, summary2015Columns, summary2021Columns, type FixedRow, type SpentColumn } from '@rdm/core/tax';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { trace } from './trace';
import { id, underEach, year, yuan, yuanOrEmpty } from './wire-values';

const key = v.pipe(v.string(), v.description('The figures stand in the trace under `<key>/<column>`'));
const columns2021 = { key, columns: underEach(summary2021Columns, yuan), allowed: yuan };
const percent = v.pipe(v.string(), v.regex(/^(-?\d+\.\d{2})?$/), v.description('In percent'));
const columns2015 = {
  key,
  columns: v.object({ ...underEach(summary2015Columns, yuanOrEmpty).entries, '9.1': percent }),
  allowed: yuan,
};
const figures2021 = v.object(columns2021);
const figures2015 = v.object(columns2015);

const notSpent: readonly string[] = ['7.1', '8', '8.1', '9', '9.1'];
const spent = summary2015Columns.filter((column): column is SpentColumn => !notSpent.includes(column));

const head = {
  year,
  taxpayerId: v.nullable(v.string()),
  taxpayerName: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
};
const project = {
  projectId: id,
  projectCode: v.string(),
  projectName: v.string(),
  completion: v.string(),
  expenditureType: v.string(),
};

export const summaryAnswers: Pick<AnswersOf<LedgerPort>, 'summary' | 'summary2020'> = {
  summary: {
    about: text(
      '研发支出辅助账汇总表（2021版）',
      'The summary of the R&D ledgers of a year, 2021 edition: expensed projects and capitalised ones that ended.',
    ),
    schema: v.object({
      ...head,
      rows: v.array(
        v.object({
          ...project,
          ...columns2021,
          memo: v.pipe(
            v.array(v.picklist(summary2021Columns)),
            v.description('Columns the form leaves blank in this row'),
          ),
        }),
      ),
      capitalised: figures2021,
      expensed: figures2021,
      otherMatters: figures2021,
      total: figures2021,
      trace,
    }),
  },
  summary2020: {
    about: text(
      '“研发支出”辅助账汇总表（2015版）',
      'The summary of the R&D ledgers of a year, 2015 edition, with the fixed rows 1 to 6. A project that is worked on ' +
        'in two forms comes twice.',
    ),
    schema: v.object({
      ...head,
      rows: v.array(
        v.object({
          ...project,
          form: v.picklist(['own', 'entrusted', 'cooperative', 'centralised']),
          formCode: v.picklist(['1', '2', '3', '4']),
          relatedParty: v.nullable(v.boolean()),
          overseas: v.nullable(v.boolean()),
          achievements: v.array(v.string()),
          certificateNo: v.nullable(v.string()),
          ...columns2015,
        }),
      ),
      fixedRows: underEach(Object.keys(fixedRowNames) as FixedRow[], underEach(spent, yuan)),
      capitalised: figures2015,
      expensed: figures2015,
      total: figures2015,
      trace,
    }),
  },
};

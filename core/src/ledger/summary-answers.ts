import * as v from 'valibot';
import { answer, trace } from '../records';
import { fixedRowNames, summary2015Columns, summary2021Columns, type FixedRow, type SpentColumn } from '../tax';

const key = v.pipe(v.string(), v.description('The figures stand in the trace under `<key>/<column>`'));
const columns2021 = { key, columns: answer.underEach(summary2021Columns, answer.yuan), allowed: answer.yuan };
const percent = v.pipe(v.string(), v.regex(/^(-?\d+\.\d{2})?$/), v.description('In percent'));
const columns2015 = {
  key,
  columns: v.object({ ...answer.underEach(summary2015Columns, answer.yuanOrEmpty).entries, '9.1': percent }),
  allowed: answer.yuan,
};
const figures2021 = v.object(columns2021);
const figures2015 = v.object(columns2015);

const notSpent: readonly string[] = ['7.1', '8', '8.1', '9', '9.1'];
const spent = summary2015Columns.filter((column): column is SpentColumn => !notSpent.includes(column));

const head = {
  year: answer.year,
  taxpayerId: v.nullable(v.string()),
  taxpayerName: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
};
const project = {
  projectId: answer.id,
  projectCode: v.string(),
  projectName: v.string(),
  completion: v.string(),
  expenditureType: v.string(),
};

const explains = v.pipe(v.optional(v.array(v.string())), v.description('In brief only: keys of the trace'));

const collectionRow = v.object({ number: v.string(), label: answer.bilingual, amount: answer.yuan });

/** Schema of `SourceNote`. */
export const sourceNote = v.object({ item: v.string(), origin: v.string(), reason: answer.bilingual });

/** Schema of `YearSummary2021`. */
export const summary2021Answer = v.object({
  ...head,
  rows: v.array(
    v.object({
      ...project,
      ...columns2021,
      memo: v.pipe(v.array(v.picklist(summary2021Columns)), v.description('Columns the form leaves blank in this row')),
    }),
  ),
  capitalised: figures2021,
  expensed: figures2021,
  otherMatters: figures2021,
  total: figures2021,
  sources: v.optional(v.array(sourceNote)),
  explains,
  trace,
});

/** Schema of `YearSummary2015`. */
export const summary2015Answer = v.object({
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
  fixedRows: answer.underEach(Object.keys(fixedRowNames) as FixedRow[], answer.underEach(spent, answer.yuan)),
  capitalised: figures2015,
  expensed: figures2015,
  total: figures2015,
  sources: v.optional(v.array(sourceNote)),
  explains,
  collectionTable: v.pipe(
    v.optional(v.object({ rows: v.array(collectionRow), trace })),
    v.description('研发项目可加计扣除研究开发费用情况归集表, of 2016 to 2018'),
  ),
  trace,
});

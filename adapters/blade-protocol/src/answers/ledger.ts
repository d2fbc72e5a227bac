import { text } from '@rdm/core/kernel';
import { yearInputs, type LedgerPort, type QuarterField } from '@rdm/core/ledger';
import { costItems } from '@rdm/core/tax';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { ledgerSheetAnswers } from './ledger-sheet';
import { summaryAnswers } from './ledger-summary';
import { trace } from './trace';
import { bilingual, count, decimal, id, underEach, year, yuan, yuanOrEmpty } from './wire-values';

const categories = [...new Set(costItems.map(({ category }) => category))];
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const typed = Object.keys(yearInputs.fields).filter((name): name is 'line43' | QuarterField => name !== 'year');
const project = { projectId: id, projectCode: v.string() };
const byProject = v.pipe(v.record(v.string(), yuan), v.description('By the id of the project'));

export const ledgerAnswers: AnswersOf<LedgerPort> = {
  recompute: {
    about: text(
      '一键重算年度费用归集与辅助账',
      'Rebuilds the cost records and ledgers of a year from its registers and vouchers. Changes no input; run again it ' +
        'gives the same. May take minutes.',
    ),
    schema: v.object({
      costRecords: count,
      ledgerRows: count,
      reports: count,
      warnings: v.array(v.object({ ...bilingual.entries, count })),
    }),
  },
  recomputeProgress: {
    about: text('查询重算进度', 'How far a running rebuild of the year is; 0 of 0 when none runs.'),
    schema: v.object({ running: v.boolean(), done: count, total: count, step: v.nullable(bilingual) }),
  },
  statsAmount: {
    about: text(
      '各项目按费用项目和类别的金额',
      'The cost of every project of the year by cost item (those that are not 0) and by category.',
    ),
    schema: v.array(
      v.object({
        ...project,
        items: v.pipe(v.record(v.string(), yuan), v.description('By cost item, e.g. `1.1`')),
        categories: underEach(categories, yuan),
        total: yuan,
      }),
    ),
  },
  statsMonths: {
    about: text('各项目按月的金额', 'The cost of every project of the year by month, `01` to `12`.'),
    schema: v.array(v.object({ ...project, months: underEach(months, yuan), total: yuan })),
  },
  preferential: {
    about: text(
      '加计扣除优惠明细表 A107012',
      'Form A107012 of a year, or of an advance declaration: lines 1 to 52 and how each came about.',
    ),
    schema: v.object({
      year,
      addedType: v.picklist(['H1', 'Q1_Q3', 'ANNUAL']),
      lines: v.pipe(v.record(v.string(), decimal), v.description('By line, `1` to `52`')),
      otherLimit: yuan,
      overseasCap: yuan,
      base: yuan,
      rate: v.pipe(decimal, v.description('In percent')),
      shares: byProject,
      trace,
      inputs: underEach(typed, yuanOrEmpty),
      enterpriseKinds: v.array(v.string()),
    }),
  },
  ...summaryAnswers,
  ...ledgerSheetAnswers,
  explain: {
    about: text(
      '追溯金额来源',
      'Opens a leaf of a trace by its `deeper` key: the months of a cost item, then the rows a month is made of.',
    ),
    schema: trace,
  },
  saveYearInputs: {
    about: text(
      '保存年度填报金额',
      `Keeps what is typed for a year: the year and any of ${typed.map((name) => `\`${name}\``).join(', ')}, in yuan. ` +
        'What is not given stays as it was.',
    ),
  },
  clearYearInputs: {
    about: text('清空年度填报金额', 'Clears what was typed for a year, by the id of its record or the year itself.'),
  },
  exportPreferential: {
    about: text('导出加计扣除优惠明细表', 'A107012 as a workbook, printed as filed, with live formulas.'),
  },
  exportSummary: {
    about: text(
      '导出研发支出辅助账汇总表',
      'The summary of a year’s ledgers as a workbook with live formulas; `type` 2021 or 2020, the edition of 2015.',
    ),
  },
  exportLedger: {
    about: text(
      '导出项目研发支出辅助账',
      'The ledger of a project and year as a workbook with live formulas; `type` 2021 or 2020, the edition of 2015.',
    ),
  },
  exportLedgerRows: { about: text('按辅助账导出', 'The same ledger, asked for by the id of its report.') },
};

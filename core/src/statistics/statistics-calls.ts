import * as v from 'valibot';
import { requireCertified } from '../enterprise';
import { text } from '../kernel';
import { yearsAsked } from '../ledger';
import { answer, argument, calls, exportsOf, trace, type PortOf } from '../records';
import { printBridge } from './calibres/print-bridge';
import { yearBridge } from './calibres/year-bridge';
import { developmentForms, type DevelopmentForm } from './project-form/project-form-row';
import { printProjectForm } from './project-form/print-project-form';
import { projectForm } from './project-form/project-form';
import { printAnnualReport } from './sheets/print-annual-report';
import { annualData, annualReportOf, saveAnnualData } from './use-cases/annual-data';
import { explainFigure } from './use-cases/explain-figure';

/** Indicators are passed beside the year or, as in a record of the year, under `data`; the former take precedence. */
const indicators = v.pipe(
  v.looseObject({ data: v.optional(argument.amounts) }),
  v.transform(({ data, ...beside }) => ({ ...data, ...beside })),
  argument.amounts,
);

const bridged = {
  accounting: answer.yuan,
  accountsOnly: answer.yuan,
  statistics: answer.yuan,
  outside: answer.yuan,
  excluded: answer.yuan,
  deduction: answer.yuan,
};

/** Values of the report by key; the rate of tax with its `%`. */
const reportValues = v.record(v.string(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?%?$/)));

/**
 * The 107-2 report. Its figures always cover the whole enterprise, because a partial report would be wrong. A caller
 * whose data scope excludes the report of a year gets the same response as if there were none.
 */
export const statisticsCalls = calls({
  data: {
    needs: 'projectreportother_view',
    about: text(
      '107-2 表数据',
      'The 107-2 report of a year: `amount1` to `amount58` as decimal text (money in 千元, thousand yuan; persons and ' +
        'pieces whole) and `amount44_tax_ratio` like `25%`. Computed indicators are filled in where nothing was typed.',
    ),
    takes: argument.ofYearOrReport,
    answers: reportValues,
    wholly: true,
    does: annualData,
  },
  report: {
    needs: 'projectreportother_view',
    about: text(
      '107-2 表数据与计算值',
      'The report as the data call answers it and, by the same keys, the indicators that can be computed, without what ' +
        'was typed in their place.',
    ),
    takes: argument.ofYearOrReport,
    answers: v.object({
      data: reportValues,
      computed: v.record(v.string(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))),
    }),
    wholly: true,
    isKept: true,
    does: annualReportOf,
  },
  save: {
    needs: 'projectreportother_edit',
    about: text(
      '保存 107-2 表填报数据',
      'Keeps typed indicators; takes the same body as the data call answers. What differs from the report is typed over ' +
        'a computed value; an empty value takes it back. Totals are passed over.',
    ),
    takes: indicators,
    takesBeside: argument.ofYearOrReport,
    wholly: true,
    does: saveAnnualData,
  },
  explain: {
    // Traces into ledgers and A107012 require the permission to view those as well.
    needs: 'projectreportother_view',
    about: text(
      '追溯 107-2 表指标来源',
      'How an indicator came about, by its key `amount1` to `amount58`; or what a `deeper` key of its trace opens.',
    ),
    takes: v.object({ year: argument.year, key: v.pipe(v.string(), v.minLength(1)) }),
    answers: trace,
    wholly: true,
    isKept: true,
    does: explainFigure,
  },
  export: {
    needs: 'projectreportother_export',
    about: text('导出 107-2 表', 'The 107-2 report as a workbook, printed as filed, with live formulas.'),
    takes: argument.ofYearOrReport,
    wholly: true,
    requires: requireCertified,
    exports: { paper: 'statisticsForm', of: yearsAsked },
    prints: printAnnualReport,
  },
  projects: {
    needs: 'projectreportother_view',
    about: text(
      '107-1 表数据',
      'Form 107-1 of a year: a row a project, money in 千元 (thousand yuan). `developmentForm` is null where the kind of ' +
        'the partner is not registered; `stage` is that of projects that cross years.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        projectId: answer.id,
        code: v.string(),
        name: v.string(),
        source: v.nullable(v.string()),
        developmentForm: v.nullable(v.picklist(Object.keys(developmentForms) as DevelopmentForm[])),
        results: v.array(v.string()),
        targets: v.array(v.string()),
        start: v.string(),
        end: v.string(),
        stage: v.nullable(v.string()),
        persons: answer.count,
        personMonths: answer.decimal,
        spending: answer.decimal,
        governmentFunds: answer.decimal,
        basicResearch: answer.decimal,
        ownSpending: answer.decimal,
        entrustedSpending: answer.decimal,
      }),
    ),
    // As the report.
    wholly: true,
    isKept: true,
    does: projectForm,
  },
  bridge: {
    needs: 'projectreportother_view',
    about: text(
      '口径差异表',
      'What lies between the three bases of R&D cost of a year, a row a project and category, in 元: accounts, ' +
        'statistics and high-tech enterprises, super-deduction; and the steps from there to line 40 of A107012.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      rows: v.array(
        v.object({
          projectId: answer.id,
          projectCode: v.string(),
          projectName: v.string(),
          category: v.string(),
          label: answer.bilingual,
          ...bridged,
        }),
      ),
      total: v.object(bridged),
      toForm: v.array(v.object({ key: v.string(), label: answer.bilingual, amount: answer.yuan })),
      form: v.nullable(answer.yuan),
    }),
    // As the report.
    wholly: true,
    isKept: true,
    does: yearBridge,
  },
  exportBridge: {
    needs: 'projectreportother_export',
    about: text('导出口径差异表', 'The basis reconciliation of a year as a workbook, with live totals.'),
    takes: argument.ofYear,
    wholly: true,
    prints: printBridge,
  },
  exportProjects: {
    needs: 'projectreportother_export',
    about: text('导出 107-1 表', 'Form 107-1 of a year as a workbook, printed as filed, with live totals.'),
    takes: argument.ofYear,
    wholly: true,
    requires: requireCertified,
    exports: exportsOf.year('statisticsForm'),
    prints: printProjectForm,
  },
});

export type StatisticsPort = PortOf<typeof statisticsCalls>;

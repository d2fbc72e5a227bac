import * as v from 'valibot';
import { requireCertified, yearState } from '../enterprise';
import { text } from '../kernel';
import { answer, argument, calls, exportsOf, trace, type Call, type PortOf } from '../records';
import { costItems } from '../tax';
import { allocationKinds, printAllocationSheets } from './allocation-sheets/print-allocation-sheets';
import { claimGateAnswer } from './claim-gate-answer';
import { ledgerSheetAnswer } from './ledger-sheet-answer';
import { recomputeAnswer, recomputePreviewAnswer } from './recompute-answer';
import { printLedgerOfProject, printLedgerOfReport } from './sheets/print-ledger';
import { printPreferential } from './sheets/print-preferential';
import { printSummary } from './sheets/print-summary';
import { summary2015Answer, summary2021Answer } from './summary-answers';
import { explain } from './use-cases/explain';
import { ledgerSheet, reportOf } from './use-cases/ledger-sheet';
import { preferential, yearsAsked } from './use-cases/preferential';
import { previewRecompute, recompute, recomputeProgress } from './use-cases/recompute';
import { clearYearInputs, saveYearInputs } from './use-cases/save-year-inputs';
import { amountsByItem, budgetsOfYear, formsOfYear, projectMonths } from './use-cases/stats-amount';
import { yearSummary2015 } from './use-cases/summary-2015';
import { yearSummary2021 } from './use-cases/summary-2021';
import { asAsked } from './use-cases/summary-in-brief';
import { formAnswers } from './form-answers';
import { statedFields, typedFields } from './year-inputs';

const categories = [...new Set(costItems.map(({ category }) => category))];
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const project = { projectId: answer.id, projectCode: v.string() };
const projectOfReport = async (call: Call, { reportId }: { readonly reportId: string }) => [
  (await reportOf(call, reportId)).projectId,
];
const ofSummary = v.object({
  ...argument.ofAnyYear.entries,
  brief: v.pipe(
    argument.optional(argument.flag),
    v.description('`1` leaves out how the figures came about: `explains` then names those that the trace explains'),
  ),
});
const summaryOf2021 = asAsked(yearSummary2021);
const summaryOf2015 = asAsked(yearSummary2015);
const ofForm = v.object({ ...argument.ofYearOrReport.entries, addedType: argument.optional(argument.period) });

/**
 * From cost records to A107012. Ledgers and project totals are limited by the caller's data scopes. The forms of the
 * year, their inputs and rebuilds cover the whole tenant, because a partial A107012 would be wrong.
 */
export const ledgerCalls = calls({
  recompute: {
    needs: 'preferential_recompute',
    about: text(
      '一键重算年度费用归集与辅助账',
      'Rebuilds the cost records and ledgers of a year from its registers and vouchers. Changes no input; run again it ' +
        'gives the same. May take minutes.',
    ),
    takes: argument.ofYear,
    answers: recomputeAnswer,
    // A year is rebuilt as a whole, otherwise its ledgers would lack rows outside the caller's data scopes.
    wholly: true,
    longWork: text('一键重算', 'Recomputation of a year'),
    logged: 'event',
    conducts: recompute,
  },
  previewRecompute: {
    needs: 'preferential_recompute',
    about: text(
      '测算重算的影响',
      'The lines of A107012 and the totals of ledgers that a rebuild of the year would change, and its warnings. Changes ' +
        'nothing. May take as long as the rebuild.',
    ),
    takes: argument.ofYear,
    answers: recomputePreviewAnswer,
    wholly: true,
    conducts: previewRecompute,
  },
  recomputeProgress: {
    needs: 'preferential_view',
    about: text('查询重算进度', 'How far a running rebuild of the year is; 0 of 0 when none runs.'),
    takes: argument.ofYear,
    answers: v.object({
      running: v.boolean(),
      done: answer.count,
      total: answer.count,
      step: v.nullable(answer.bilingual),
    }),
    conducts: recomputeProgress,
  },
  yearState: {
    needs: 'signedIn',
    about: text(
      '查询年度数据状态',
      'Whether the papers of a year are up to date: when it was last recomputed, what changed since, and whether they ' +
        'are those of a declaration. The same for every paper of the year.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      year: answer.year,
      computedTime: v.nullable(answer.time),
      changed: answer.count,
      changes: v.array(v.object({ resource: v.string(), label: answer.bilingual, count: answer.count })),
      filed: v.nullable(v.object({ id: answer.id, correction: answer.count, submittedTime: v.nullable(answer.time) })),
      notice: v.nullable(answer.bilingual),
    }),
    wholly: true,
    does: yearState,
  },
  statsAmount: {
    needs: 'projectreport_view',
    about: text(
      '各项目按费用项目和类别的金额',
      'The cost of every project of the year by cost item (those that are not 0) and by category.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        ...project,
        items: v.pipe(v.record(v.string(), answer.yuan), v.description('By cost item, e.g. `1.1`')),
        categories: answer.underEach(categories, answer.yuan),
        total: answer.yuan,
      }),
    ),
    isKept: true,
    does: amountsByItem,
  },
  statsMonths: {
    needs: 'project_view',
    about: text('各项目按月的金额', 'The cost of every project of the year by month, `01` to `12`.'),
    takes: argument.ofYear,
    answers: v.array(v.object({ ...project, months: answer.underEach(months, answer.yuan), total: answer.yuan })),
    isKept: true,
    does: projectMonths,
  },
  statsBudgets: {
    needs: 'project_view',
    about: text(
      '各项目预算、实际与结余',
      'Budget, cost and remainder of every project of the year; what has no budget is counted apart.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      year: answer.year,
      projects: v.array(
        v.object({
          ...project,
          projectName: v.string(),
          devForm: v.nullable(v.string()),
          budgetAmount: v.nullable(answer.tenThousandYuan),
          amount: answer.yuan,
          remaining: v.nullable(answer.yuan),
        }),
      ),
      withoutBudget: answer.count,
      budgetAmount: answer.tenThousandYuan,
      amount: answer.yuan,
      remaining: answer.yuan,
    }),
    isKept: true,
    does: budgetsOfYear,
  },
  statsForms: {
    needs: 'project_view',
    about: text('按开发形式统计费用', 'Cost of a year, by default the current one, by form of development.'),
    takes: v.object({ year: argument.optional(argument.year) }),
    answers: v.array(
      v.object({
        devForm: v.nullable(v.string()),
        count: answer.count,
        budgetAmount: answer.tenThousandYuan,
        amount: answer.yuan,
      }),
    ),
    isKept: true,
    does: formsOfYear,
  },
  preferential: {
    needs: 'preferential_view',
    about: text(
      '加计扣除优惠明细表 A107012',
      'Form A107012 of a year, or of an advance declaration: lines 1 to 52 and how each came about.',
    ),
    takes: ofForm,
    answers: v.object({
      year: answer.year,
      addedType: v.picklist(['H1', 'Q1_Q3', 'ANNUAL']),
      lines: v.pipe(v.record(v.string(), answer.decimal), v.description('By line, `1` to `52`')),
      otherLimit: answer.yuan,
      overseasCap: answer.yuan,
      base: answer.yuan,
      rate: v.pipe(answer.decimal, v.description('In percent')),
      shares: v.pipe(v.record(v.string(), answer.yuan), v.description('By the id of the project')),
      trace,
      inputs: answer.underEach(typedFields, answer.yuanOrEmpty),
      enterpriseKinds: v.array(v.string()),
      gate: claimGateAnswer,
      ...formAnswers,
    }),
    // The form covers the whole tenant.
    wholly: true,
    isKept: true,
    does: preferential,
  },
  summary: {
    needs: 'projectreportyear_view',
    about: text(
      '研发支出辅助账汇总表（2021版）',
      'The summary of the R&D ledgers of a year, 2021 edition: expensed projects and capitalised ones that ended.',
    ),
    takes: ofSummary,
    answers: summary2021Answer,
    // The form covers the whole tenant; the year itself must be within the caller's data scopes.
    wholly: true,
    isKept: true,
    does: summaryOf2021,
  },
  summary2020: {
    needs: 'projectreportyear_view',
    about: text(
      '“研发支出”辅助账汇总表（2015版）',
      'The summary of the R&D ledgers of a year, 2015 edition, with the fixed rows 1 to 6. A project that is worked on ' +
        'in two forms comes twice.',
    ),
    takes: ofSummary,
    answers: summary2015Answer,
    // As `summary`.
    wholly: true,
    isKept: true,
    does: summaryOf2015,
  },
  ledgerSheet: {
    needs: 'projectreport_view',
    about: text(
      '研发支出辅助账',
      'The R&D ledger of a project and year, row by row, with what earlier years brought to a capitalised project. The ' +
        'total holds that opening balance. With a year instead of an id: the ledger of its first project by code.',
    ),
    takes: argument.ofYearOrReport,
    answers: ledgerSheetAnswer,
    isKept: true,
    does: ledgerSheet,
  },
  explain: {
    needs: 'preferential_view',
    about: text(
      '追溯金额来源',
      'Opens a leaf of a trace by its `deeper` key: the months of a cost item, then the rows a month is made of.',
    ),
    takes: v.object({
      year: argument.year,
      key: v.pipe(v.string(), v.minLength(1)),
      addedType: argument.optional(argument.period),
    }),
    answers: trace,
    // Explains figures of forms that cover the whole tenant.
    wholly: true,
    isKept: true,
    does: explain,
  },
  saveYearInputs: {
    needs: 'preferential_edit',
    about: text(
      '保存年度填报金额',
      `Keeps what is typed for a year: the year and any of ${typedFields.map((name) => `\`${name}\``).join(', ')}, in yuan. ` +
        `What is not given stays as it was. Beside them ${statedFields.map((name) => `\`${name}\``).join(', ')}: a reason ` +
        'where a typed amount differs from what the registers make, and the fourth quarter of 2022.',
    ),
    takes: argument.amounts,
    // Whether the year is still open for declaration does not depend on the caller's data scopes.
    wholly: true,
    does: saveYearInputs,
  },
  clearYearInputs: {
    needs: 'preferential_edit',
    about: text('清空年度填报金额', 'Clears what was typed for a year, by the id of its record or the year itself.'),
    takes: v.object({ id: argument.id }),
    // As `saveYearInputs`.
    wholly: true,
    does: clearYearInputs,
  },
  exportPreferential: {
    needs: 'preferential_export',
    about: text('导出加计扣除优惠明细表', 'A107012 as a workbook, printed as filed, with live formulas.'),
    takes: ofForm,
    // As `preferential`.
    wholly: true,
    requires: requireCertified,
    exports: { paper: 'deductionForm', of: yearsAsked },
    prints: printPreferential,
  },
  exportSummary: {
    needs: 'projectreportyear_export',
    about: text(
      '导出研发支出辅助账汇总表',
      'The summary of a year’s ledgers as a workbook with live formulas; `type` 2021 or 2020, the edition of 2015.',
    ),
    takes: v.object({ year: argument.year, type: argument.optional(argument.edition) }),
    // As `summary`.
    wholly: true,
    requires: requireCertified,
    exports: exportsOf.year('ledgerSummary'),
    prints: printSummary,
  },
  exportLedger: {
    needs: 'projectreport_export',
    about: text(
      '导出项目研发支出辅助账',
      'The ledger of a project and year as a workbook with live formulas; `type` 2021 or 2020, the edition of 2015.',
    ),
    takes: v.object({ projectId: argument.id, year: argument.year, type: argument.optional(argument.edition) }),
    requires: requireCertified,
    exports: exportsOf.project('ledger'),
    prints: printLedgerOfProject,
  },
  exportLedgerRows: {
    needs: 'projectreportdetaillist_export',
    about: text('按辅助账导出', 'The same ledger, asked for by the id of its report.'),
    takes: v.object({ reportId: argument.id, type: argument.optional(argument.edition) }),
    requires: requireCertified,
    exports: { paper: 'ledger', of: projectOfReport },
    prints: printLedgerOfReport,
  },
  exportAllocationSheets: {
    // Pay by person: printing is a right of its own, which no role has for looking at ledgers alone.
    needs: 'allocationsheet_print',
    about: text(
      '打印研发费用分配表',
      'The sheets that show how the cost of a month was allocated: people and hours, pay, depreciation, amortisation, ' +
        'rent, material and power. A sheet for each kind, or of one kind; without a month for each month of the year.',
    ),
    takes: v.object({
      year: argument.year,
      month: argument.optional(argument.month),
      kind: argument.optional(v.picklist(allocationKinds)),
    }),
    exports: exportsOf.year('allocationSheets'),
    prints: printAllocationSheets,
  },
});

export type LedgerPort = PortOf<typeof ledgerCalls>;

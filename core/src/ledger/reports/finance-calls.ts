import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, exportsOf, type PortOf } from '../../records';
import { costItems, furtherItems } from '../../tax';
import { centralisedWorkbook } from './centralised-sheet';
import { cooperationWorkbook } from './cooperation-sheet';
import { submitMatch } from './match-subjects';
import { renameSubjects } from './rename-subjects';
import { allSubjects, subjectsOfReport, unmatchedSubjects } from './subject-lists';
import { entryPage, unsubmittedPage } from './entry-pages';
import { reportStats, reportTotal, reportTotalAmount } from './voucher-totals';

const ofReport = v.object({ reportId: argument.id });
/** `1` and `true` mean yes, in a body as well as in a query. */
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['0', '1', 'true', 'false']), v.picklist([0, 1])]),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);
const choice = v.object({
  subjectCode: v.string(),
  subjectName: v.optional(v.string()),
  costItem: v.string(),
});

const matchedItem = v.picklist([
  ...costItems.map(({ code }) => code),
  ...furtherItems.map(({ code }) => code),
  'none' as const,
]);
const proposal = v.object({
  costItem: v.nullable(matchedItem),
  by: v.picklist(['name', 'keyWord', 'building', 'notRd', 'unknown']),
  word: v.nullable(v.string()),
  reason: answer.bilingual,
});
const standing = v.object({
  subjectCode: v.string(),
  subjectName: v.string(),
  costItem: v.pipe(v.nullable(matchedItem), v.description('Null while nobody has matched the account')),
  entries: answer.count,
  debitAmount: answer.yuan,
  creditAmount: answer.yuan,
  proposal: v.pipe(v.nullable(proposal), v.description('Null once it is matched')),
});
const figures = { entries: answer.count, debitAmount: answer.yuan, creditAmount: answer.yuan };
const total = v.object({
  reportId: answer.id,
  ...figures,
  totalAmount: v.pipe(answer.yuan, v.description('Debit less credit')),
  countedAmount: v.pipe(answer.yuan, v.description('Of it what the ledger takes from vouchers')),
});

/** Vouchers and the matching of their accounts. */
export const financeCalls = calls({
  page: {
    needs: 'financialaccount_view',
    about: text('分页查询凭证分录', 'A page of the entries of vouchers.'),
    does: entryPage,
  },
  unsubmitted: {
    needs: 'financialaccount_view',
    about: text(
      '分页查询未归集的凭证分录',
      'Entries no ledger takes: on R&D accounts nobody has matched, or matched to an item of vouchers without a project.',
    ),
    isKept: true,
    does: unsubmittedPage,
  },
  subjects: {
    needs: 'financialaccountmatch_view',
    about: text(
      '查询凭证科目与科目对应',
      'Every account booked on, in the year or ever, or matched; those nobody has matched come first, with a proposal.',
    ),
    takes: v.object({ year: argument.optional(argument.year) }),
    answers: v.array(standing),
    does: allSubjects,
  },
  unmatchedSubjects: {
    needs: 'financialaccountmatch_view',
    about: text('查询未对应的科目', 'The accounts booked on that nobody has matched; `tenantId` can only be the own.'),
    takes: v.object({ tenantId: argument.optional(v.string()), year: argument.optional(argument.year) }),
    answers: v.array(standing),
    does: unmatchedSubjects,
  },
  subjectsOfReport: {
    needs: 'financialaccountmatch_view',
    about: text('查询辅助账的凭证科目', 'The accounts on which the project of a ledger is booked in its year.'),
    takes: ofReport,
    answers: v.array(standing),
    does: subjectsOfReport,
  },
  submitMatch: {
    // Matching an account for the first time also requires the add permission.
    needs: 'financialaccountmatch_edit',
    about: text(
      '保存科目对应',
      'Matches accounts to cost items (`none` for 不归集), all or none, and says what that changes; with `check` it only ' +
        'says so. What is matched so already is left alone. Ledgers follow with the next recompute.',
    ),
    takes: v.object({
      matches: v.array(choice),
      check: argument.optional(flag),
      reportId: argument.optional(argument.id),
    }),
    takesBeside: v.object({ reportId: argument.optional(argument.id) }),
    answers: v.object({
      inserted: answer.count,
      updated: answer.count,
      unchanged: answer.count,
      changes: v.array(
        v.object({
          subjectCode: v.string(),
          subjectName: v.string(),
          from: v.nullable(matchedItem),
          to: matchedItem,
          entries: answer.count,
          amount: answer.yuan,
        }),
      ),
      years: v.array(v.object({ year: answer.year, before: answer.yuan, after: answer.yuan, filed: v.boolean() })),
    }),
    // A match affects every voucher of the account, including those outside the caller's data scopes.
    wholly: true,
    does: submitMatch,
  },
  updateSubjects: {
    // Renaming in corrections and in the matching also requires their edit permissions.
    needs: 'financialaccount_edit',
    about: text(
      '批量修改科目名称',
      'Gives accounts another name in entries, corrections and the matching, all or none; answers how many were changed.',
    ),
    takes: v.object({ subjects: v.array(v.object({ subjectCode: v.string(), subjectName: v.string() })) }),
    answers: v.object({ entries: answer.count, matches: answer.count }),
    does: renameSubjects,
  },
  stats: {
    needs: 'financialaccount_view',
    about: text(
      '按科目、费用项目、类别或月份统计辅助账的凭证',
      'The entries behind a ledger added up by account (as when absent), cost item, category or month.',
    ),
    takes: v.object({
      reportId: argument.id,
      type: argument.optional(v.picklist(['subject', 'item', 'category', 'month'])),
    }),
    answers: v.array(v.object({ key: v.string(), label: answer.bilingual, ...figures, amount: answer.yuan })),
    isKept: true,
    does: reportStats,
  },
  total: {
    needs: 'financialaccount_view',
    about: text(
      '查询辅助账某一科目的凭证金额',
      'The part under `subject2`: a cost item (`2.6`), a category (`2`), or an account and those below it (`530101`). With ' +
        '`coopLeader` only of a project that has that lead unit.',
    ),
    takes: v.object({
      reportId: argument.id,
      subject2: v.pipe(v.string(), v.minLength(1)),
      coopLeader: argument.optional(v.string()),
    }),
    answers: total,
    isKept: true,
    does: reportTotal,
  },
  totalAmount: {
    needs: 'financialaccount_view',
    about: text('查询辅助账的凭证总额', 'What the vouchers of the project of a ledger come to under the matching.'),
    takes: ofReport,
    answers: total,
    isKept: true,
    does: reportTotalAmount,
  },
  exportCooperation: {
    needs: 'financialaccount_export',
    about: text(
      '导出合作研发凭证明细',
      'The entries of cooperative and centralised projects of a year, or of one project, as a workbook.',
    ),
    takes: v.object({ year: argument.optional(argument.year), projectId: argument.optional(argument.id) }),
    prints: cooperationWorkbook,
  },
  exportCentralised: {
    needs: 'projectconc_export',
    about: text(
      '导出集中研发项目费用分摊明细情况表',
      'The cost of a centralised project over this enterprise and its members, as a workbook.',
    ),
    takes: v.object({ projectId: argument.id }),
    exports: exportsOf.project('centralisedShares'),
    prints: centralisedWorkbook,
  },
});

export type FinancePort = PortOf<typeof financeCalls>;

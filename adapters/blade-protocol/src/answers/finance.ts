import type { FinancePort } from '@rdm/core/finance';
import { text } from '@rdm/core/kernel';
import { costItems } from '@rdm/core/tax';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { bilingual, count, id, year, yuan } from './wire-values';

const matchedItem = v.picklist([...costItems.map(({ code }) => code), 'none' as const]);
const proposal = v.object({
  costItem: v.nullable(matchedItem),
  by: v.picklist(['name', 'keyWord', 'building', 'notRd', 'unknown']),
  word: v.nullable(v.string()),
  reason: bilingual,
});
const standing = v.object({
  subjectCode: v.string(),
  subjectName: v.string(),
  costItem: v.pipe(v.nullable(matchedItem), v.description('Null while nobody has matched the account')),
  entries: count,
  debitAmount: yuan,
  creditAmount: yuan,
  proposal: v.pipe(v.nullable(proposal), v.description('Null once it is matched')),
});
const figures = { entries: count, debitAmount: yuan, creditAmount: yuan };
const total = v.object({
  reportId: id,
  ...figures,
  totalAmount: v.pipe(yuan, v.description('Debit less credit')),
  countedAmount: v.pipe(yuan, v.description('Of it what the ledger takes from vouchers')),
});

export const financeAnswers: AnswersOf<FinancePort> = {
  page: { about: text('分页查询凭证分录', 'A page of the entries of vouchers.') },
  unsubmitted: {
    about: text(
      '分页查询未归集的凭证分录',
      'Entries no ledger takes: on R&D accounts nobody has matched, or matched to an item of vouchers without a project.',
    ),
  },
  subjects: {
    about: text(
      '查询凭证科目与科目对应',
      'Every account booked on, in the year or ever, or matched; those nobody has matched come first, with a proposal.',
    ),
    schema: v.array(standing),
  },
  unmatchedSubjects: {
    about: text('查询未对应的科目', 'The accounts booked on that nobody has matched; `tenantId` can only be the own.'),
    schema: v.array(standing),
  },
  subjectsOfReport: {
    about: text('查询辅助账的凭证科目', 'The accounts on which the project of a ledger is booked in its year.'),
    schema: v.array(standing),
  },
  submitMatch: {
    about: text(
      '保存科目对应',
      'Matches accounts to cost items (`none` for 不归集), all or none, and says what that changes; with `check` it only ' +
        'says so. What is matched so already is left alone. Ledgers follow with the next recompute.',
    ),
    schema: v.object({
      inserted: count,
      updated: count,
      unchanged: count,
      changes: v.array(
        v.object({
          subjectCode: v.string(),
          subjectName: v.string(),
          from: v.nullable(matchedItem),
          to: matchedItem,
          entries: count,
          amount: yuan,
        }),
      ),
      years: v.array(v.object({ year, before: yuan, after: yuan })),
    }),
  },
  updateSubjects: {
    about: text(
      '批量修改科目名称',
      'Gives accounts another name in entries, corrections and the matching, all or none; answers how many were changed.',
    ),
    schema: v.object({ entries: count, matches: count }),
  },
  stats: {
    about: text(
      '按科目、费用项目、类别或月份统计辅助账的凭证',
      'The entries behind a ledger added up by account (as when absent), cost item, category or month.',
    ),
    schema: v.array(v.object({ key: v.string(), label: bilingual, ...figures, amount: yuan })),
  },
  total: {
    about: text(
      '查询辅助账某一科目的凭证金额',
      'The part under `subject2`: a cost item (`2.6`), a category (`2`), or an account and those below it (`530101`). With ' +
        '`coopLeader` only of a project that has that lead unit.',
    ),
    schema: total,
  },
  totalAmount: {
    about: text('查询辅助账的凭证总额', 'What the vouchers of the project of a ledger come to under the matching.'),
    schema: total,
  },
  exportCooperation: {
    about: text(
      '导出合作研发凭证明细',
      'The entries of cooperative and centralised projects of a year, or of one project, as a workbook.',
    ),
  },
};

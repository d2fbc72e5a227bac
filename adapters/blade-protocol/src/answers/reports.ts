import { text } from '@rdm/core/kernel';
import type { ReportsPort } from '@rdm/core/ledger';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { bilingual, count, id, year, yuan } from './wire-values';

export const reportsAnswers: AnswersOf<ReportsPort> = {
  listYears: {
    about: text('查询有辅助账的年度', 'The years that have ledgers, the latest first, with what they come to.'),
    schema: v.array(v.object({ year, reports: count, submitted: count, total: yuan })),
  },
  submitBatch: {
    about: text(
      '批量提交辅助账',
      'Submits ledgers, with a remark where one is given, all or none; one whose amounts change afterwards is a draft again.',
    ),
    schema: v.object({ submitted: v.pipe(count, v.description('How many were changed by it')) }),
  },
  submitCrossYear: {
    about: text(
      '辅助账的项目跨年',
      'Opens the project of a ledger in a later year, the next unless `year` is given, under the same code, as a draft. ' +
        'Where it is there already it is answered as it is.',
    ),
    schema: v.object({ projectId: id, projectCode: v.string(), year, created: v.boolean() }),
  },
  restatsAll: {
    about: text(
      '重算辅助账金额',
      'Recomputes the years of the ledgers named, or every year that has some; changes no input.',
    ),
    schema: v.object({
      costRecords: count,
      ledgerRows: count,
      reports: count,
      warnings: v.array(v.object({ ...bilingual.entries, count })),
    }),
  },
};

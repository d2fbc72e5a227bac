import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { recomputeAnswer } from '../recompute-answer';
import { crossYear } from './cross-year';
import { reportYears } from './report-years';
import { restatsReports } from './restats-reports';
import { submitReports } from './submit-reports';

/** The ledgers themselves. */
export const reportsCalls = calls({
  listYears: {
    needs: 'projectreport_view',
    about: text('查询有辅助账的年度', 'The years that have ledgers, the latest first, with what they come to.'),
    answers: v.array(
      v.object({ year: answer.year, reports: answer.count, submitted: answer.count, total: answer.yuan }),
    ),
    does: reportYears,
  },
  submitBatch: {
    needs: 'projectreport_submit',
    about: text(
      '批量提交辅助账',
      'Submits ledgers, with a remark where one is given, all or none; one whose amounts change afterwards is a draft again.',
    ),
    takes: v.object({ reports: v.array(v.object({ id: argument.id, remark: v.optional(v.string()) })) }),
    answers: v.object({ submitted: v.pipe(answer.count, v.description('How many were changed by it')) }),
    does: submitReports,
  },
  submitCrossYear: {
    needs: 'project_add',
    about: text(
      '辅助账的项目跨年',
      'Opens the project of a ledger in a later year, the next unless `year` is given, under the same code, as a draft. ' +
        'Where it is there already it is answered as it is.',
    ),
    takes: v.object({ id: argument.id, year: argument.optional(argument.year) }),
    answers: v.object({ projectId: answer.id, projectCode: v.string(), year: answer.year, created: v.boolean() }),
    does: crossYear,
  },
  restatsAll: {
    needs: 'preferential_recompute',
    about: text(
      '重算辅助账金额',
      'Recomputes the years of the ledgers named, or every year that has some; changes no input.',
    ),
    takes: v.object({ ids: argument.optional(argument.idList) }),
    answers: recomputeAnswer,
    longWork: text('重算辅助账金额', 'Recomputation of ledgers'),
    logged: 'event',
    does: restatsReports,
  },
});

export type ReportsPort = PortOf<typeof reportsCalls>;

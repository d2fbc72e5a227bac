import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { monthClose, monthStandings } from './month-close';
import { monthDifference } from './month-difference';
import { groupNames } from './subject-group';

const difference = v.pipe(answer.yuan, v.description('Allocated less booked'));
const group = v.picklist(groupNames);

/** 月结看板: the months of a year under every subject group, and what the two sides of one are made of. */
export const monthCloseCalls = calls({
  board: {
    needs: 'monthclose_view',
    about: text(
      '查询各月核对与锁定情况',
      'Where every month of a year stands under each subject group whose verify register the caller may view. The id of ' +
        'a month is what the calls of that register take.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        group,
        label: answer.bilingual,
        months: v.array(
          v.object({
            id: answer.id,
            month: argument.month,
            standing: v.picklist(monthStandings),
            allocated: answer.yuan,
            booked: answer.yuan,
            difference,
            reason: v.nullable(v.string()),
          }),
        ),
      }),
    ),
    // `verifyRows` filters the months by the caller's scope; their figures are those of the enterprise.
    wholly: true,
    isKept: true,
    does: monthClose,
  },
  differences: {
    needs: 'monthclose_view',
    about: text(
      '查询某月分摊与凭证的差异构成',
      'What the two sides of a month of a subject group are made of, by item and project, with the entries of vouchers; ' +
        'the largest difference first. Projects the caller may not see are one row of an item.',
    ),
    takes: v.object({ month: argument.month, group }),
    answers: v.array(
      v.object({
        item: v.string(),
        projectId: answer.idOrEmpty,
        projectCode: v.string(),
        projectName: v.string(),
        allocated: answer.yuan,
        booked: answer.yuan,
        difference,
        entries: v.array(
          v.object({
            id: answer.id,
            resource: v.string(),
            date: v.string(),
            voucher: v.string(),
            summary: v.string(),
            subjectCode: v.string(),
            amount: answer.yuan,
          }),
        ),
      }),
    ),
    // As above; projects and entries are filtered by the caller's scope.
    wholly: true,
    isKept: true,
    does: monthDifference,
  },
});

export type MonthClosePort = PortOf<typeof monthCloseCalls>;

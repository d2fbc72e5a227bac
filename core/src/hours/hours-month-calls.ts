import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { hoursFindingAnswer } from './finding-answer';
import { hoursReminders } from './use-cases/hours-reminders';
import { myMonth } from './use-cases/my-month';
import { reviewHours } from './use-cases/review-hours';
import { submitHoursMonth } from './use-cases/submit-hours-month';
import { waitingHours } from './use-cases/waiting-hours';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const hoursOrEmpty = v.pipe(v.string(), v.regex(/^(\d+(\.\d+)?)?$/));
const state = v.picklist(['draft', 'submitted', 'approved', 'returned']);
const lineState = v.picklist(['submitted', 'approved', 'returned']);
const project = { projectId: answer.id, projectCode: v.string(), projectName: v.string() };
const person = { personnelCode: v.string(), personnelName: v.string() };
const hours = v.union([v.string(), v.number()]);

/** Months of hours: filled in by each person, reviewed by the leaders of the projects. docs/product.md, Hours */
export const hoursMonthCalls = calls({
  mine: {
    needs: 'hoursmonth_fill',
    about: text(
      '查询本人工时月报',
      'The caller’s own month with what is proposed for it; without a month the last one until it is submitted.',
    ),
    takes: v.object({ month: argument.optional(argument.month) }),
    answers: v.object({
      month,
      ...person,
      state,
      version: v.pipe(answer.count, v.description('0 before it is submitted')),
      submittedOn: v.nullable(day),
      presence: v.object({ hours: answer.decimal, from: v.picklist(['attended', 'due', 'calendar']) }),
      lines: v.array(
        v.object({
          ...project,
          hours: hoursOrEmpty,
          state,
          basis: v.nullable(answer.bilingual),
          remark: v.nullable(v.string()),
          reviewedBy: v.nullable(v.string()),
        }),
      ),
      others: v.array(v.object(project)),
      proposal: v.object({
        lines: v.array(
          v.object({
            projectId: answer.id,
            hours: answer.decimal,
            ground: v.picklist(['commit', 'issue', 'worklog', 'lastMonth']),
          }),
        ),
        grounds: v.array(answer.bilingual),
      }),
      closed: v.nullable(answer.bilingual),
      history: v.array(v.object({ month, state, hours: answer.decimal })),
    }),
    does: myMonth,
  },
  submit: {
    needs: 'hoursmonth_fill',
    about: text(
      '提交本人工时月报',
      'Confirms the caller’s own month as a whole: projects left out have no hours. `version` is the one it was read ' +
        'with. Approved lines cannot change.',
    ),
    takes: v.object({
      month: argument.month,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
      lines: v.pipe(v.array(v.object({ projectId: argument.id, hours })), v.maxLength(200)),
    }),
    answers: v.object({ state, warnings: v.array(hoursFindingAnswer) }),
    does: submitHoursMonth,
  },
  reviewed: {
    needs: 'hoursapproval_view',
    about: text(
      '查询待审批工时',
      'The confirmed lines of the projects the caller leads, with what is unusual; of all projects with `hoursmonth_view`.',
    ),
    takes: v.object({ month: argument.optional(argument.month), state: argument.optional(lineState) }),
    answers: v.array(
      v.object({
        id: answer.id,
        month,
        personnelId: answer.id,
        ...person,
        ...project,
        confirmed: answer.decimal,
        hours: answer.decimal,
        state: lineState,
        basis: answer.bilingual,
        submittedOn: v.nullable(day),
        remark: v.nullable(v.string()),
        reviewedBy: v.nullable(v.string()),
        outliers: v.array(answer.bilingual),
        mayReview: v.boolean(),
      }),
    ),
    does: waitingHours,
  },
  review: {
    needs: 'hoursapproval_review',
    about: text(
      '审批工时',
      'Approves or returns confirmed lines of projects the caller leads, all or none; returning takes a reason.',
    ),
    takes: v.object({
      decision: v.picklist(['approve', 'return']),
      remark: v.optional(v.string()),
      lines: v.pipe(v.array(v.object({ id: argument.id, projectId: argument.id })), v.maxLength(5_000)),
    }),
    answers: v.object({ reviewed: answer.count }),
    does: reviewHours,
  },
  reminders: {
    needs: 'signedIn',
    about: text('查询工时提醒', 'What about hours waits for the caller: months to submit, lines to approve.'),
    answers: v.array(
      v.object({ kind: v.picklist(['submit', 'returned', 'review']), message: answer.bilingual, to: v.string() }),
    ),
    does: hoursReminders,
  },
});

export type HoursMonthPort = PortOf<typeof hoursMonthCalls>;

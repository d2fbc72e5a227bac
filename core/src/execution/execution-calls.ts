import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, exportsOf, type Call, type PortOf } from '../records';
import { developmentActivity } from './development-activity';
import { COMPLETION_REVIEW, projectCompletion } from './project-completion';
import { setActivityAmount } from './use-cases/activity-amount';
import { stepCompletion, type CompletionStepGiven } from './use-cases/completion-steps';
import { executionReminders } from './use-cases/execution-reminders';
import { printFinalAccount } from './use-cases/print-final-account';
import { printNameList } from './use-cases/print-name-list';
import { projectTimeline } from './use-cases/project-timeline';
import { peopleOfProjects } from './use-cases/people-of-projects';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const opinion = argument.optional(v.string());
const { edit } = projectCompletion.permissions;

/** The calls of how projects are prepared, carried out and completed. docs/product.md, Carrying out a project */
export const executionCalls = calls({
  activityAmount: {
    needs: developmentActivity.permissions.edit,
    about: text(
      '填写研发活动费用',
      'States what an activity has cost, or clears it; the activities of a project may not cost more than the project.',
    ),
    takes: v.object({
      id: argument.id,
      amount: v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), null),
    }),
    logged: 'write',
    does: setActivityAmount,
  },
  people: {
    needs: 'entpersonnel_view',
    about: text(
      '查询研发人员及所在项目',
      'The people of R&D with the projects they are members of, and how much of their time is planned.',
    ),
    answers: v.array(
      v.object({
        id: answer.id,
        code: v.string(),
        name: v.string(),
        deptName: v.nullable(v.string()),
        post: v.nullable(v.string()),
        education: v.nullable(v.string()),
        category: v.nullable(v.string()),
        leaveDate: v.nullable(v.string()),
        memberships: v.array(
          v.object({
            projectId: answer.id,
            projectCode: v.string(),
            projectName: v.string(),
            role: v.string(),
            fromDate: v.string(),
            toDate: v.nullable(v.string()),
            plannedShare: v.nullable(answer.decimal),
          }),
        ),
        plannedShare: v.pipe(v.number(), v.description('Percent; above 100 more than the whole is planned')),
      }),
    ),
    does: peopleOfProjects,
  },
  nameList: {
    needs: 'project_export',
    about: text(
      '打印研发人员名单',
      'The list of R&D staff of a project: its members with the hours they worked, and who worked without being one.',
    ),
    takes: v.object({ projectId: argument.id }),
    exports: exportsOf.project('nameList'),
    prints: printNameList,
  },
  finalAccount: {
    needs: 'project_export',
    about: text(
      '打印项目经费决算表',
      'Budget against cost of a project in its year by category (决算表), or the execution of its budget while it goes on.',
    ),
    takes: v.object({ projectId: argument.id }),
    exports: exportsOf.project('finalAccount'),
    prints: printFinalAccount,
  },
  timeline: {
    needs: 'project_view',
    about: text(
      '查询项目时间线',
      'Who did what about a project, by day: its own records, those that name it and the caller may see, and the ' +
        'verifications and declarations of its year. 50 at a time, the latest first.',
    ),
    takes: v.object({
      projectId: argument.id,
      offset: argument.optional(
        v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)),
      ),
    }),
    answers: v.object({
      entries: v.array(
        v.object({
          time: answer.time,
          resource: v.string(),
          label: answer.bilingual,
          action: v.picklist(['insert', 'update', 'remove', 'restore', 'call', 'export']),
          account: v.nullable(v.string()),
          accountName: v.nullable(v.string()),
          count: answer.count,
          isImport: v.boolean(),
        }),
      ),
      hasMore: v.boolean(),
    }),
    does: projectTimeline,
  },
  reminders: {
    needs: 'signedIn',
    about: text(
      '查询项目过程提醒',
      'What waits for the caller: activities of last month of the projects he leads, completions returned or to review.',
    ),
    answers: v.array(
      v.object({
        kind: v.picklist(['activity', 'returned', 'review']),
        message: answer.bilingual,
        to: v.string(),
      }),
    ),
    does: executionReminders,
  },
  applyCompletion: {
    needs: edit,
    about: text('申请结题', 'Applies for the completion of a project.'),
    takes: v.object({ id: argument.id }),
    logged: 'write',
    does: (call: Call, given: CompletionStepGiven) => stepCompletion(call, 'apply', given),
  },
  endProject: {
    needs: edit,
    about: text('终止项目', 'Ends a project before its aim is reached, with the reason and the document of it.'),
    takes: v.object({ id: argument.id, opinion, date: argument.optional(day) }),
    logged: 'write',
    does: (call: Call, given: CompletionStepGiven) => stepCompletion(call, 'end', given),
  },
  reviewCompletion: {
    needs: COMPLETION_REVIEW,
    about: text('评审结题', 'Reviews a completion or returns it, with an opinion; refused to who applied.'),
    takes: v.object({ id: argument.id, decision: v.picklist(['review', 'return']), opinion }),
    logged: 'write',
    does: (call: Call, { decision, ...given }: CompletionStepGiven & { readonly decision: 'review' | 'return' }) =>
      stepCompletion(call, decision, given),
  },
  concludeCompletion: {
    needs: COMPLETION_REVIEW,
    about: text(
      '办理结题结论',
      'Accepts a reviewed completion or declares the project failed: it is 已结束 from then on, with its document.',
    ),
    takes: v.object({
      id: argument.id,
      decision: v.picklist(['accept', 'fail']),
      date: argument.optional(day),
      opinion,
    }),
    logged: 'write',
    does: (call: Call, { decision, ...given }: CompletionStepGiven & { readonly decision: 'accept' | 'fail' }) =>
      stepCompletion(call, decision, given),
  },
  reopenCompletion: {
    needs: COMPLETION_REVIEW,
    about: text('撤销结题结论', 'Takes a conclusion back with a reason: the project goes on.'),
    takes: v.object({ id: argument.id, opinion }),
    logged: 'write',
    does: (call: Call, given: CompletionStepGiven) => stepCompletion(call, 'reopen', given),
  },
});

export type ExecutionPort = PortOf<typeof executionCalls>;

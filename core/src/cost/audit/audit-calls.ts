import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { auditSubjects } from './audit-subject';
import { seenAuditRows } from './seen-audit-rows';
import { batchSubmit, submitMonth } from './submit-audit';

const status = v.picklist(['save', 'submit']);
const submitted = v.object({
  submitted: v.pipe(answer.count, v.description('Subjects that were open or had changed')),
});

/** Months of data submitted for the audit. */
export const auditCalls = calls({
  listMonth: {
    needs: 'projectdataaudit_view',
    about: text(
      '查询月度数据审核',
      'The months of a year’s projects with what they come to by subject, and what of it was submitted. What has changed ' +
        'since is open again.',
    ),
    takes: v.object({
      year: argument.optional(argument.year),
      month: argument.optional(argument.month),
      projectId: argument.optional(argument.id),
      dataStatus: argument.optional(status),
    }),
    answers: v.array(
      v.object({
        month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        projectId: answer.id,
        projectCode: v.string(),
        projectName: v.string(),
        total: answer.yuan,
        dataStatus: status,
        subjects: answer.underEach(
          auditSubjects,
          v.object({
            amount: answer.yuan,
            dataStatus: status,
            submittedAmount: v.nullable(answer.yuan),
            submitBy: v.nullable(v.string()),
            submitTime: v.nullable(answer.time),
          }),
        ),
      }),
    ),
    // Amounts are those of the whole month; `seenAuditRows` filters the rows by the caller's scope.
    wholly: true,
    does: seenAuditRows,
  },
  submitMonth: {
    // The first submission also requires the add permission.
    needs: 'projectdataaudit_edit',
    about: text('提交月度数据', 'Submits a month under every subject, of one project or of all.'),
    takes: v.object({ month: argument.month, projectId: argument.optional(argument.id) }),
    answers: submitted,
    wholly: true,
    does: submitMonth,
  },
  batchSubmit: {
    needs: 'projectdataaudit_edit',
    about: text(
      '按科目批量提交月度数据',
      `Submits months of projects under one subject (${auditSubjects.join(', ')}), all or none.`,
    ),
    takes: v.object({
      subject: v.string(),
      rows: v.array(v.object({ month: argument.month, projectId: argument.id })),
    }),
    answers: submitted,
    wholly: true,
    does: batchSubmit,
  },
});

export type AuditPort = PortOf<typeof auditCalls>;

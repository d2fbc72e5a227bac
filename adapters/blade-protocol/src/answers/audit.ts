import { auditSubjects, type AuditPort } from '@rdm/core/cost';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { count, id, time, underEach, yuan } from './wire-values';

const status = v.picklist(['save', 'submit']);
const submitted = v.object({ submitted: v.pipe(count, v.description('Subjects that were open or had changed')) });

export const auditAnswers: AnswersOf<AuditPort> = {
  listMonth: {
    about: text(
      '查询月度数据审核',
      'The months of a year’s projects with what they come to by subject, and what of it was submitted. What has changed ' +
        'since is open again.',
    ),
    schema: v.array(
      v.object({
        month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        projectId: id,
        projectCode: v.string(),
        projectName: v.string(),
        total: yuan,
        dataStatus: status,
        subjects: underEach(
          auditSubjects,
          v.object({
            amount: yuan,
            dataStatus: status,
            submittedAmount: v.nullable(yuan),
            submitBy: v.nullable(v.string()),
            submitTime: v.nullable(time),
          }),
        ),
      }),
    ),
  },
  submitMonth: {
    about: text('提交月度数据', 'Submits a month under every subject, of one project or of all.'),
    schema: submitted,
  },
  batchSubmit: {
    about: text(
      '按科目批量提交月度数据',
      `Submits months of projects under one subject (${auditSubjects.join(', ')}), all or none.`,
    ),
    schema: submitted,
  },
};

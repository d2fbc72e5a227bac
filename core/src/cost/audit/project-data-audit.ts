import { crud, defineResource, dictionary, money, string, time } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';
import { AUDIT_SUBJECT } from './audit-subject';

/**
 * A project's month under one subject, submitted for audit (月度数据审核) with its amount at that time. All fields but
 * month, project, subject and remark are set by the program.
 */
export const projectDataAudit = defineResource('blade-rdm/projectdataaudit', {
  label: text('月度数据审核', 'Month data audit'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    subject: dictionary(AUDIT_SUBJECT, {
      label: text('审核科目', 'Subject'),
      required: text('请选择审核科目', 'Choose the subject'),
    }),
    amount: money('yuan', {
      label: text('提交金额', 'Amount submitted'),
      hint: text('提交时该项目当月该科目的归集金额', 'What the month had come to when it was submitted'),
      readOnly: true,
    }),
    dataStatus: dictionary('data_status', { label: text('数据状态', 'Status'), readOnly: true }),
    submitBy: string({ label: text('提交人', 'Submitted by'), readOnly: true }),
    submitTime: time({ label: text('提交时间', 'Submitted at'), readOnly: true }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['month', 'projectId', 'subject'],
  title: 'month',
  search: ['month', 'projectId', 'subject'],
  columns: [
    'month',
    'projectCode',
    'projectName',
    'subject',
    'amount',
    'dataStatus',
    'submitBy',
    'submitTime',
    'remark',
  ],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }, { field: 'subject' }],
  submitFinds: 'naturalKey',
  permissions: crud('projectdataaudit'),
});

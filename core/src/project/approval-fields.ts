import { date, dictionary, string, type Draft } from '../records';
import { text } from '../kernel';

/** Fields shared by project and approval detail; saving either one updates the other. */
export const approvalFields = {
  applyUser: string({ label: text('申请人', 'Applicant') }),
  startTime: date({
    label: text('开始日期', 'Start'),
    required: text('请选择开始日期', 'Choose the start date'),
    example: '2024-02-18',
  }),
  endTime: date({
    label: text('结束日期', 'End'),
    required: text('请选择结束日期', 'Choose the end date'),
    example: '2024-12-31',
    notBefore: {
      field: 'startTime',
      message: text('结束日期不能早于开始日期', 'The end date is before the start date'),
    },
  }),
  devForm: dictionary('project_dev_form', {
    label: text('开发形式', 'Form of development'),
    required: text('请选择开发形式', 'Choose the form of development'),
  }),
  /** 草稿 or 已提交; defaults to 已提交. */
  dataStatus: dictionary('data_status', {
    label: text('状态', 'Status'),
    readOnly: true,
    initial: () => 'submit',
  }),
} as const;

/** The fields carried over between a project and its approval detail. */
export const sharedApprovalFields = ['applyUser', 'startTime', 'endTime', 'devForm', 'dataStatus'] as const;

export const isDraft = (values: Draft | { readonly dataStatus?: string | null }): boolean =>
  values.dataStatus === 'save';

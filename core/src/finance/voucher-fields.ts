import { computed, date, integer, money, string } from '../records';
import { text } from '../kernel';
import { entryExclusionFields, projectReference } from '../project';
import { departmentReference } from '../system';
import { subjectFields } from './subject-fields';

/** The fields of a journal voucher entry, in the registers of vouchers and of corrections. */
export const voucherFields = {
  date: date({ label: text('日期', 'Date'), required: text('请选择日期', 'Choose the date'), example: '2024-02-11' }),
  voucherType: string({
    label: text('凭证字', 'Voucher type'),
    required: text('请输入凭证字', 'Enter the voucher type'),
    maxLength: 20,
    example: '记',
  }),
  voucherNo: string({
    label: text('凭证号', 'Voucher number'),
    required: text('请输入凭证号', 'Enter the voucher number'),
    maxLength: 30,
    example: '1',
  }),
  entryNo: integer({
    label: text('分录号', 'Entry'),
    required: text('请输入分录号', 'Enter the number of the entry'),
    min: 0,
    example: '1',
  }),
  summary: string({
    label: text('摘要', 'Summary'),
    required: text('请输入摘要', 'Enter the summary'),
    maxLength: 500,
    example: '样机检验费',
  }),
  ...subjectFields,
  debitAmount: money('yuan', { label: text('借方金额', 'Debit'), example: '16291.93' }),
  creditAmount: money('yuan', { label: text('贷方金额', 'Credit') }),
  projectId: projectReference((draft) => draft.date, { label: text('研发项目', 'Project') }),
  deptId: departmentReference({ label: text('部门', 'Department') }),
  ...entryExclusionFields,
  month: computed('month', (draft) => (typeof draft.date === 'string' ? draft.date.slice(0, 7) : null), {
    label: text('月份', 'Month'),
  }),
} as const;

/** The fields in the order of the workbook. */
export const voucherColumns = [
  'date',
  'voucherType',
  'voucherNo',
  'entryNo',
  'summary',
  'subjectCode',
  'subjectName',
  'debitAmount',
  'creditAmount',
  'projectId',
  'deptId',
] as const;

/** The list columns, with code and name in place of the references. */
export const voucherListColumns = [...voucherColumns.slice(0, -2), 'projectCode', 'deptName', 'closing'] as const;

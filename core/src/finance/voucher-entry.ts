import { computed, crud, date, defineResource, integer, money, string, text } from '../kernel';
import { projectReference } from '../project';
import { departmentReference } from '../system';
import { subjectFields } from './subject-fields';

/** One entry of a journal voucher (记账凭证). Voucher numbers restart every month, so the month is part of the key. */
export const voucherEntry = defineResource('blade-rdm/financialaccount', {
  label: text('记账凭证', 'Journal voucher'),
  fields: {
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
    month: computed('month', (draft) => (typeof draft.date === 'string' ? draft.date.slice(0, 7) : null), {
      label: text('月份', 'Month'),
    }),
  },
  naturalKey: ['month', 'voucherType', 'voucherNo', 'entryNo'],
  title: 'summary',
  search: ['month', 'voucherType', 'voucherNo', 'summary', 'subjectCode', 'projectId'],
  columns: [
    'date',
    'voucherType',
    'voucherNo',
    'entryNo',
    'summary',
    'subjectCode',
    'subjectName',
    'debitAmount',
    'creditAmount',
    'projectCode',
    'deptName',
  ],
  workbook: [
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
  ],
  order: [{ field: 'date', descending: true }, { field: 'voucherType' }, { field: 'voucherNo' }, { field: 'entryNo' }],
  permissions: crud('financialaccount'),
});

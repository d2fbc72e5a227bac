import { crud, defineResource } from '../records';
import { text } from '../kernel';
import { closingColumn } from './closing-column';
import { voucherColumns, voucherFields, voucherListColumns } from './voucher-fields';

/** One entry of a journal voucher (记账凭证). Voucher numbers restart every month, so the month is part of the key. */
export const voucherEntry = defineResource('blade-rdm/financialaccount', {
  label: text('记账凭证', 'Journal voucher'),
  fields: voucherFields,
  onRead: closingColumn,
  naturalKey: ['month', 'voucherType', 'voucherNo', 'entryNo'],
  title: 'summary',
  search: ['month', 'voucherType', 'voucherNo', 'summary', 'subjectCode', 'projectId'],
  columns: voucherListColumns,
  workbook: voucherColumns,
  order: [{ field: 'date', descending: true }, { field: 'voucherType' }, { field: 'voucherNo' }, { field: 'entryNo' }],
  permissions: crud('financialaccount'),
});

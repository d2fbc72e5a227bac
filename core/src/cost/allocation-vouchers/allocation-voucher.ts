import { ATTACHED_FORMATS } from './layouts/file-extensions';
import { AUDIT_SUBJECT } from '../audit/audit-subject';
import {
  crud,
  date,
  defineResource,
  dictionary,
  dictionaryMany,
  files,
  integer,
  longText,
  money,
  month,
  string,
  structureOf,
  time,
  year,
} from '../../records';
import { text } from '../../kernel';
import type { AllocationEntry, VoucherHead } from './allocation-entry';
import { ALLOCATION_VOUCHER_STATE, VOUCHER_FORMAT } from './voucher-format';

/**
 * An allocation voucher (研发费用分配凭证) that was exported for the accounting program: one batch of a month. Written by its
 * own calls only. `mark` stands in the summary of every entry, so that the voucher is found when it is imported later.
 */
export const allocationVoucher = defineResource('blade-rdm/allocationvoucher', {
  label: text('研发费用分配凭证', 'Allocation voucher'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    month: month({ label: text('月份', 'Month'), required: text('请选择月份', 'Choose the month') }),
    batch: integer({
      label: text('批次', 'Batch'),
      hint: text('该月第几次导出', 'How many were exported of the month'),
      required: text('缺少批次', 'The number of the batch is missing'),
    }),
    mark: string({
      label: text('批次号', 'Mark'),
      hint: text('写在每条分录的摘要中', 'Stands in the summary of every entry'),
      required: text('缺少批次号', 'The mark is missing'),
      maxLength: 30,
    }),
    groups: dictionaryMany(AUDIT_SUBJECT, { label: text('费用科目', 'Subjects'), readOnly: true }),
    format: dictionary(VOUCHER_FORMAT, { label: text('文件格式', 'Format'), readOnly: true }),
    state: dictionary(ALLOCATION_VOUCHER_STATE, { label: text('状态', 'Status'), readOnly: true }),
    debitTotal: money('yuan', { label: text('借方合计', 'Debits'), readOnly: true }),
    entryCount: integer({ label: text('分录数', 'Entries'), readOnly: true }),
    voucherDate: date({ label: text('凭证日期', 'Voucher date'), readOnly: true }),
    voucherType: string({ label: text('凭证字', 'Voucher type'), readOnly: true, maxLength: 20 }),
    voucherNo: string({ label: text('凭证号', 'Voucher number'), readOnly: true, maxLength: 30 }),
    exportedBy: string({ label: text('导出人账号', 'Account of the exporter'), readOnly: true }),
    exportedTime: time({ label: text('导出时间', 'Exported at'), readOnly: true }),
    bookedBy: string({ label: text('登记人账号', 'Account of who entered the number'), readOnly: true }),
    bookedTime: time({ label: text('登记时间', 'Number entered at'), readOnly: true }),
    voidedBy: string({ label: text('作废人账号', 'Account of who voided it'), readOnly: true }),
    voidedTime: time({ label: text('作废时间', 'Voided at'), readOnly: true }),
    voidReason: longText({ label: text('作废原因', 'Why it was voided'), maxLength: 500, readOnly: true }),
    file: files({ label: text('凭证文件', 'File'), readOnly: true, accept: ATTACHED_FORMATS, limit: 1 }),
    sha256: string({ label: text('SHA-256 校验值', 'SHA-256'), readOnly: true, maxLength: 64 }),
    head: structureOf<VoucherHead>()({ label: text('凭证头', 'Head') }),
    entries: structureOf<readonly AllocationEntry[]>()({ label: text('分录', 'Entries') }),
  },
  onRead: {
    exportedByName: string({ label: text('导出人', 'Exported by') }),
    bookedByName: string({ label: text('登记人', 'Number entered by') }),
    voidedByName: string({ label: text('作废人', 'Voided by') }),
  },
  naturalKey: ['month', 'batch'],
  title: 'mark',
  search: ['year', 'month', 'format', 'state', 'mark', 'voucherNo'],
  opensOnYear: 'year',
  columns: [
    'month',
    'mark',
    'groups',
    'format',
    'state',
    'debitTotal',
    'entryCount',
    'voucherDate',
    'voucherType',
    'voucherNo',
    'exportedByName',
    'exportedTime',
    'sha256',
  ],
  order: [
    { field: 'month', descending: true },
    { field: 'batch', descending: true },
  ],
  calls: ['list', 'detail', 'history', 'export'],
  permissions: { ...crud('allocationvoucher'), add: 'allocationvoucher_make', edit: 'allocationvoucher_book' },
});

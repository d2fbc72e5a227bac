import {
  computedBy,
  computedCalls,
  date,
  defineResource,
  dictionary,
  money,
  reference,
  string,
  structure,
  year,
} from '../records';
import { text } from '../kernel';
import { categoryFields } from './category-fields';
import { registerMonth, registerProject } from '../project';

/**
 * A row of a project's ledger (辅助账明细): one per voucher, or one per month and cost item where the cost is allocated
 * from registers. Allocated rows carry no voucher until their month is verified (未核对); then they are set beside those of
 * their month, one row for each voucher.
 */
export const ledgerRow = defineResource('blade-rdm/projectreportdetaillist', {
  label: text('辅助账明细', 'Ledger row'),
  fields: {
    reportId: reference('blade-rdm/projectreport', {
      label: text('辅助账', 'Ledger'),
      required: text('请选择辅助账', 'Choose the ledger'),
      by: 'year',
      shows: {},
    }),
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    month: registerMonth,
    projectId: registerProject('year'),
    rowKey: string({ label: text('行标识', 'Row key'), required: text('缺少行标识', 'The row key is missing') }),
    origin: dictionary('cost_origin', { label: text('归集来源', 'Origin') }),
    verification: dictionary('verification', { label: text('核对状态', 'Verification') }),
    voucherDate: date({ label: text('日期', 'Date') }),
    voucherType: string({ label: text('种类', 'Type') }),
    voucherNo: string({ label: text('号数', 'Number') }),
    summary: string({ label: text('摘要', 'Summary'), maxLength: 600 }),
    bookAmount: money('yuan', { label: text('会计凭证记载金额', 'Amount booked') }),
    taxAmount: money('yuan', { label: text('税法规定的归集金额', 'Amount under tax law') }),
    taxAdjustment: money('yuan', {
      label: text('税务调整', 'Tax adjustment'),
      hint: text('税法规定的归集金额减去会计凭证记载金额', 'The amount under tax law less the amount booked'),
    }),
    excluded: money('yuan', { label: text('不予加计金额', 'Excluded from the deduction') }),
    adjustment: string({ label: text('不予加计原因', 'Why it is excluded'), maxLength: 500 }),
    ...categoryFields,
    items: structure({ label: text('费用项目', 'Cost items') }),
    collected: structure({ label: text('调整前费用项目', 'Cost items before the adjustment') }),
  },
  naturalKey: ['reportId', 'rowKey'],
  title: 'summary',
  search: ['year', 'month', 'projectId', 'origin', 'verification', 'summary'],
  opensOnYear: 'year',
  columns: [
    'month',
    'projectCode',
    'voucherDate',
    'voucherType',
    'voucherNo',
    'summary',
    'bookAmount',
    'taxAmount',
    'taxAdjustment',
    'excluded',
    'adjustment',
    'personnel',
    'directInput',
    'depreciation',
    'amortisation',
    'design',
    'other',
    'entrustDomestic',
    'entrustOverseas',
    'verification',
  ],
  order: [{ field: 'year', descending: true }, { field: 'month' }, { field: 'projectId' }, { field: 'rowKey' }],
  calls: computedCalls,
  permissions: computedBy('projectreportdetaillist', 'preferential_recompute'),
  origin: 'derived',
  figuresOf: 'year',
});

import { crud, defineResource, dictionary, string } from '../records';
import { text } from '../kernel';
import { closingColumn } from './closing-column';
import { CORRECTION_KIND } from './correction-kind';
import { voucherColumns, voucherFields, voucherListColumns } from './voucher-fields';

/**
 * One entry of a voucher that corrects another (更正分录). A red entry is a negative amount on the side of the entry it
 * reverses, so corrections count in the same sums as the vouchers. 《会计基础工作规范》第五十一条（五）
 */
export const voucherCorrection = defineResource('blade-rdm/financialaccountcorrect', {
  label: text('凭证更正', 'Voucher correction'),
  fields: {
    ...voucherFields,
    kind: dictionary(CORRECTION_KIND, {
      label: text('更正方式', 'Kind of correction'),
      required: text('请选择更正方式', 'Choose the kind of correction'),
      hint: text(
        '红字以负数填写：红字注销的金额为负，蓝字订正的金额为正',
        'Red is written as a negative amount: what is reversed is negative, what is booked again positive',
      ),
      initial: () => 'difference',
      workbookDefault: 'difference',
      example: '红字注销',
    }),
    correctedVoucher: string({
      label: text('被更正凭证', 'Corrected voucher'),
      hint: text('如 2024-02 记-12', 'Such as 2024-02 记-12'),
      maxLength: 100,
      example: '2024-02 记-12',
    }),
  },
  onRead: closingColumn,
  naturalKey: ['month', 'voucherType', 'voucherNo', 'entryNo'],
  title: 'summary',
  search: ['month', 'kind', 'voucherNo', 'summary', 'subjectCode', 'projectId'],
  columns: [...voucherListColumns, 'kind', 'correctedVoucher'],
  workbook: [...voucherColumns, 'kind', 'correctedVoucher'],
  order: [{ field: 'date', descending: true }, { field: 'voucherType' }, { field: 'voucherNo' }, { field: 'entryNo' }],
  permissions: crud('financialaccountcorrect'),
});

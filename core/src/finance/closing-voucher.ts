import { text } from '../kernel';
import { crud, defineResource, month, string, yesNo } from '../records';

/**
 * Vouchers of which the enterprise says itself whether they only carry cost forward. Kept by the key of the voucher, so
 * that it stays when the entries are imported again.
 */
export const closingVoucher = defineResource('blade-rdm/closingvoucher', {
  label: text('结转认定', 'Ruling on a closing voucher'),
  fields: {
    month: month({
      label: text('月份', 'Month'),
      required: text('请选择月份', 'Choose the month'),
      example: '2024-12',
    }),
    voucherType: string({
      label: text('凭证字', 'Voucher type'),
      required: text('请输入凭证字', 'Enter the voucher type'),
      maxLength: 20,
      example: '转',
    }),
    voucherNo: string({
      label: text('凭证号', 'Voucher number'),
      required: text('请输入凭证号', 'Enter the voucher number'),
      maxLength: 30,
      example: '12',
    }),
    closing: yesNo({
      label: text('是否结转', 'Is a closing'),
      required: text('请选择是否结转', 'Choose whether it is a closing'),
      hint: text(
        '是：该凭证的研发科目分录都不计入费用；否：该凭证的贷方和红字照常冲减费用',
        'Yes: no entry of the voucher counts as cost; no: its credits and red entries are taken off the cost',
      ),
      initial: () => '2',
      example: '是',
    }),
    reason: string({
      label: text('理由', 'Reason'),
      required: text('请输入理由', 'Enter the reason'),
      maxLength: 500,
      example: '年末结转费用化支出',
    }),
  },
  naturalKey: ['month', 'voucherType', 'voucherNo'],
  title: 'reason',
  search: ['month', 'voucherType', 'voucherNo', 'closing'],
  columns: ['month', 'voucherType', 'voucherNo', 'closing', 'reason'],
  order: [{ field: 'month', descending: true }, { field: 'voucherType' }, { field: 'voucherNo' }],
  permissions: crud('closingvoucher'),
});

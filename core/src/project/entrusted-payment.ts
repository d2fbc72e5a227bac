import { text } from '../kernel';
import { crud, date, defineResource, money, reference, string } from '../records';

/** 委托研发付款: what was paid under a development contract. */
export const entrustedPayment = defineResource('rdm/entrustpayment', {
  label: text('委托研发付款', 'Payment of a development contract'),
  fields: {
    contractId: reference('rdm/entrustdevdata', {
      label: text('委托研发合同', 'Development contract'),
      required: text('请选择委托研发合同', 'Choose the contract'),
      by: 'contractNo',
      heading: '合同编号',
      example: 'WT-2024-01',
      shows: {
        contractNo: { from: 'contractNo', label: text('合同编号', 'Contract number') },
        contractName: { from: 'name', label: text('合同名称', 'Contract') },
      },
    }),
    date: date({
      label: text('付款日期', 'Paid on'),
      required: text('请选择付款日期', 'Choose the date of payment'),
      example: '2024-05-20',
    }),
    amount: money('yuan', {
      label: text('付款金额(元)', 'Amount paid (yuan)'),
      hint: text('退款填负数', 'A refund is negative'),
      required: text('请输入付款金额', 'Enter the amount paid'),
      example: '200000.00',
    }),
    payee: string({
      label: text('收款单位', 'Paid to'),
      hint: text('不填为受托方；与受托方不一致时须说明', 'Empty: the entrusted party; another one has to be explained'),
      maxLength: 200,
      example: '某某大学',
    }),
    voucher: string({ label: text('凭证', 'Voucher'), maxLength: 100, example: '2024-05 记-12' }),
    invoiceNo: string({ label: text('发票号码', 'Invoice number'), maxLength: 100, isNarrow: true }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['contractId', 'date', 'amount', 'voucher'],
  title: 'voucher',
  search: ['contractId', 'date'],
  columns: ['contractNo', 'contractName', 'date', 'amount', 'payee', 'voucher', 'invoiceNo'],
  workbook: ['contractId', 'date', 'amount', 'payee', 'voucher', 'invoiceNo', 'remark'],
  order: [{ field: 'date', descending: true }, { field: 'contractId' }],
  permissions: crud('entrustpayment'),
});

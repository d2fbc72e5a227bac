import { crud, date, defineResource, money, string } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';

/** Income of scrap, defective and trial products of R&D (特殊收入) → line 46 of A107012. 税总公告2017年第40号 七（二） */
export const specialIncome = defineResource('blade-rdm/specialincome', {
  label: text('特殊收入', 'Special income'),
  fields: {
    date: date({
      label: text('取得日期', 'Date'),
      required: text('请选择取得日期', 'Choose the date'),
      example: '2024-08-20',
    }),
    projectId: projectReference((draft) => draft.date, { label: text('研发项目', 'Project') }),
    itemName: string({
      label: text('品名', 'Item'),
      required: text('请输入品名', 'Enter the item'),
      hint: text('研发过程中形成的下脚料、残次品、中间试制品等', 'Scrap, defective or trial products that R&D left'),
      example: '铜管下脚料',
    }),
    buyer: string({ label: text('购买方', 'Buyer'), example: '再生资源回收公司' }),
    amount: money('yuan', {
      label: text('收入金额', 'Amount'),
      required: text('请输入收入金额', 'Enter the amount'),
      hint: text('不含增值税', 'Without VAT'),
      min: '0',
      example: '6800.00',
    }),
    voucherNo: string({ label: text('凭证号', 'Voucher'), maxLength: 30, example: '记-35' }),
    invoiceNo: string({
      label: text('发票号码', 'Invoice'),
      maxLength: 30,
      isNarrow: true,
      example: '24312000000012345678',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['date', 'itemName', 'voucherNo', 'invoiceNo', 'projectId'],
  title: 'itemName',
  search: ['date', 'itemName', 'buyer', 'projectId'],
  columns: [
    ...(['date', 'projectCode', 'projectName', 'itemName'] as const),
    ...(['buyer', 'amount', 'voucherNo', 'invoiceNo', 'remark'] as const),
  ],
  workbook: ['date', 'projectId', 'itemName', 'buyer', 'amount', 'voucherNo', 'invoiceNo', 'remark'],
  order: [{ field: 'date', descending: true }],
  permissions: crud('specialincome'),
});

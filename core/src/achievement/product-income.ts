import { text } from '../kernel';
import { crud, defineResource, money, month, reference, string } from '../records';

/** 高新技术产品收入（填报）: the income of a product in a month where vouchers do not tell it. */
export const productIncome = defineResource('blade-rdm/hightechincome', {
  label: text('高新技术产品收入', 'Income of a high-tech product'),
  fields: {
    productId: reference('blade-rdm/hightechproduct', {
      label: text('产品（服务）', 'Product'),
      required: text('请选择产品（服务）', 'Choose the product'),
      by: 'code',
      heading: '产品编号',
      example: 'PS01',
      shows: {
        productCode: { from: 'code', label: text('产品编号', 'Code') },
        productName: { from: 'name', label: text('产品（服务）名称', 'Product') },
      },
    }),
    month: month({
      label: text('月份', 'Month'),
      required: text('请选择月份', 'Choose the month'),
      initial: (today) => today.slice(0, 7),
      example: '2024-01',
    }),
    amount: money('yuan', {
      label: text('收入金额(元)', 'Income (yuan)'),
      required: text('请输入收入金额', 'Enter the income'),
      hint: text(
        '不含税；代替该月按凭证取得的金额',
        'Without tax; it stands in place of what vouchers say of the month',
      ),
      example: '860000.00',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['productId', 'month'],
  title: 'month',
  search: ['productId', 'month'],
  columns: ['productCode', 'productName', 'month', 'amount', 'remark'],
  workbook: ['productId', 'month', 'amount', 'remark'],
  order: [{ field: 'month', descending: true }, { field: 'productId' }],
  permissions: crud('hightechincome'),
});

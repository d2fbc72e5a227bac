import { crud, defineResource, dictionary, money, number } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';

/** Fuel and power of a project and month (燃料动力): electricity, water and gas → 2.3, fuel → 2.2. */
export const power = defineResource('blade-rdm/projectpower', {
  label: text('燃料动力', 'Fuel and power'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    powerType: dictionary('power_type', {
      label: text('动力类别', 'Kind'),
      required: text('请选择动力类别', 'Choose the kind'),
    }),
    qty: number({ label: text('数量', 'Quantity'), min: '0' }),
    price: number({ label: text('单价', 'Price'), min: '0' }),
    amount: money('yuan', {
      label: text('金额', 'Amount'),
      required: text('请输入金额', 'Enter the amount'),
      example: '554.00',
    }),
  },
  naturalKey: ['month', 'projectId', 'powerType'],
  title: 'month',
  search: ['month', 'projectId', 'powerType'],
  columns: ['month', 'projectCode', 'projectName', 'powerType', 'qty', 'price', 'amount'],
  workbook: ['month', 'projectId', 'powerType', 'qty', 'price', 'amount'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }],
  permissions: crud('projectpower'),
});

import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, money, string } from '../records';
import { propertyReference } from './property-reference';

/** 知识产权运用: that a property was transferred, licensed or pledged. */
export const propertyDeal = defineResource('blade-rdm/iprdeal', {
  label: text('知识产权运用', 'Deal in intellectual property'),
  fields: {
    iprId: propertyReference({
      label: text('知识产权', 'Intellectual property'),
      required: text('请选择知识产权', 'Choose the intellectual property'),
    }),
    kind: dictionary('ipr_deal_kind', {
      label: text('运用方式', 'Kind'),
      required: text('请选择运用方式', 'Choose the kind'),
      example: '许可',
    }),
    date: date({
      label: text('生效日期', 'In force from'),
      required: text('请选择生效日期', 'Choose the day it came into force'),
      hint: text('转让以国家知识产权局登记公告之日为准', 'Of a transfer the day the patent office announced it'),
    }),
    endTime: date({
      label: text('终止日期', 'Until'),
      when: ({ kind }) => kind !== 'transfer',
      notBefore: {
        field: 'date',
        message: text('终止日期不能早于生效日期', 'The end is before the day it came into force'),
      },
    }),
    counterparty: string({
      label: text('对方单位', 'Other party'),
      required: text('请输入对方单位', 'Enter the other party'),
      example: '某某制冷设备有限公司',
    }),
    income: money('yuan', {
      label: text('收入(元)', 'Income (yuan)'),
      hint: text('当年取得的转让或许可收入', 'Income of the transfer or licence'),
      min: '0',
      when: ({ kind }) => kind !== 'pledge',
      example: '200000.00',
    }),
    contractFiles: files({ label: text('合同与登记材料', 'Contract and registration') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['iprId', 'kind', 'date', 'counterparty'],
  title: 'counterparty',
  search: ['iprId', 'kind', 'date', 'counterparty'],
  columns: ['iprNumber', 'iprName', 'kind', 'date', 'endTime', 'counterparty', 'income', 'remark'],
  workbook: ['iprId', 'kind', 'date', 'endTime', 'counterparty', 'income', 'remark'],
  order: [{ field: 'date', descending: true }, { field: 'iprId' }],
  permissions: crud('iprdeal'),
});

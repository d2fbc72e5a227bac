import { crud, date, defineResource, dictionary, money, reference, string } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';

/** 政府补助支出: cost that was paid out of a grant, of one project or of those that share the grant. */
export const grantSpending = defineResource('blade-rdm/grantspending', {
  label: text('政府补助支出', 'Spending of grants'),
  fields: {
    grantId: reference('blade-rdm/grant', {
      label: text('政府补助', 'Grant'),
      required: text('请选择政府补助', 'Choose the grant'),
      by: 'documentNo',
      heading: '拨付文号',
      example: '苏财教〔2024〕12号',
      shows: {
        grantNo: { from: 'documentNo', label: text('拨付文号', 'Number of the document') },
        grantName: { from: 'name', label: text('补助名称', 'Grant') },
      },
    }),
    date: date({
      label: text('支出日期', 'Spent on'),
      required: text('请选择支出日期', 'Choose the date'),
    }),
    projectId: projectReference((draft) => draft.date, {
      label: text('研发项目', 'Project'),
      hint: text('不选时按“政府补助分配”的比例分配到各项目', 'Left empty, it is divided by the shares of the grant'),
    }),
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the item'),
      example: '2.1',
    }),
    subject: dictionary('government_subject', {
      label: text('课题预算科目', 'Subject of the government budget'),
      hint: text(
        '不选时按费用项目确定；间接费用须选择',
        'Left empty, it follows from the cost item; indirect cost has to be chosen',
      ),
      example: '业务费',
    }),
    amount: money('yuan', {
      label: text('支出金额(元)', 'Amount spent (yuan)'),
      required: text('请输入支出金额', 'Enter the amount'),
      min: '0',
      example: '86000.00',
    }),
    voucher: string({ label: text('凭证', 'Voucher'), maxLength: 100, example: '2024-05 记-12' }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['grantId', 'date', 'projectId', 'item', 'voucher'],
  title: 'voucher',
  search: ['grantId', 'date', 'projectId', 'item'],
  columns: ['grantNo', 'grantName', 'date', 'projectCode', 'projectName', 'item', 'amount', 'voucher'],
  workbook: ['grantId', 'date', 'projectId', 'item', 'amount', 'voucher', 'subject', 'remark'],
  order: [{ field: 'date', descending: true }, { field: 'grantId' }],
  permissions: crud('grantspending'),
});

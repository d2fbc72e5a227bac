import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, money } from '../records';
import { masterReference } from './master-reference';

/**
 * What a project had cost before its years were kept here (期初余额), by cost item at a date. The capitalised part stands on
 * 开发支出 and is carried with the project; the expensed part was deducted in its own years and only counts as its cost.
 */
export const projectOpening = defineResource('blade-rdm/projectopening', {
  label: text('项目期初余额', 'Opening balances of projects'),
  fields: {
    masterId: masterReference,
    date: date({
      label: text('余额日期', 'Balance at'),
      required: text('请选择余额日期', 'Choose the date'),
      example: '2023-12-31',
    }),
    expenditureType: dictionary('expenditure_type', {
      label: text('支出类型', 'Expenditure'),
      required: text('请选择支出类型', 'Choose the type of expenditure'),
      initial: () => 'capitalised',
    }),
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the item'),
      example: '2.1',
    }),
    amount: money('yuan', {
      label: text('金额(元)', 'Amount (yuan)'),
      required: text('请输入金额', 'Enter the amount'),
      min: '0',
      example: '120000.00',
    }),
    files: files({ label: text('余额依据', 'Document of the balance') }),
  },
  naturalKey: ['masterId', 'expenditureType', 'item'],
  title: 'item',
  search: ['masterId', 'expenditureType', 'item', 'date'],
  columns: ['masterCode', 'masterName', 'date', 'expenditureType', 'item', 'amount'],
  workbook: ['masterId', 'date', 'expenditureType', 'item', 'amount'],
  order: [{ field: 'masterId', descending: true }, { field: 'expenditureType' }, { field: 'item' }],
  permissions: crud('projectopening'),
});

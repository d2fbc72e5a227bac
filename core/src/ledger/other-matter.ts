import { computed, crud, defineResource, dictionary, money, string } from '../records';
import { text } from '../kernel';
import { registerMonth } from '../project';

/**
 * Eligible cost that belongs to no project (其他事项), such as the 股权激励 cost of a person who has left every project.
 * It stands in a row of its own of the summary of 2021 and, by its cost item, in A107012. 税总公告2021年第28号 附件2
 */
export const otherMatter = defineResource('blade-rdm/othermatter', {
  label: text('其他事项', 'Other matters'),
  fields: {
    month: registerMonth,
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      hint: text('决定汇总表的列和优惠明细表的行', 'Determines the column of the summary and the line of A107012'),
      example: '1.1',
    }),
    amount: money('yuan', {
      label: text('金额(元)', 'Amount (yuan)'),
      required: text('请输入金额', 'Enter the amount'),
      hint: text('符合加计扣除条件、不属于任何项目的金额', 'Deductible cost that belongs to no project'),
      example: '36000.00',
    }),
    reason: string({
      label: text('事由', 'Reason'),
      required: text('请输入事由', 'Enter the reason'),
      maxLength: 200,
      hint: text('如：已离开项目人员的股权激励费用', 'Such as: share-based pay of a person who has left every project'),
      example: '已离开项目人员的股权激励费用',
    }),
    year: computed('text', ({ month }) => (typeof month === 'string' ? month.slice(0, 4) : null), {
      label: text('年度', 'Year'),
    }),
  },
  naturalKey: ['month', 'item', 'reason'],
  title: 'reason',
  search: ['year', 'month', 'item', 'reason'],
  opensOnYear: 'year',
  columns: ['year', 'month', 'item', 'amount', 'reason'],
  workbook: ['month', 'item', 'amount', 'reason'],
  order: [{ field: 'month', descending: true }, { field: 'item' }],
  permissions: crud('othermatter'),
});

import { crud, defineResource, dictionary, money, string } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';

/** 税务调整: what of a project's cost of a month and cost item does not count for the super-deduction, and why. */
export const costAdjustment = defineResource('blade-rdm/costadjustment', {
  label: text('税务调整', 'Tax adjustment'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the item'),
      example: '2.1',
    }),
    amount: money('yuan', {
      label: text('调减金额(元)', 'Amount that does not count (yuan)'),
      hint: text('不填为全部不予加计', 'Empty: none of it counts'),
    }),
    reason: dictionary('exclusion_reason', {
      label: text('调整原因', 'Reason'),
      required: text('请选择调整原因', 'Choose the reason'),
    }),
    remark: string({ label: text('调整说明', 'Note'), maxLength: 500 }),
  },
  naturalKey: ['month', 'projectId', 'item', 'reason'],
  title: 'remark',
  search: ['month', 'projectId', 'item', 'reason'],
  columns: ['month', 'projectCode', 'projectName', 'item', 'amount', 'reason', 'remark'],
  workbook: ['month', 'projectId', 'item', 'amount', 'reason', 'remark'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }, { field: 'item' }],
  permissions: crud('costadjustment'),
});

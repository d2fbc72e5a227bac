import { text } from '../kernel';
import { crud, date, defineResource, money, reference, string, type Draft } from '../records';
import { budgetPart } from './budget-reference';
import { amountFields, subjectAmounts, totalFields } from './subject-amounts';

const isPaid = ({ paidAmount }: Draft) => Number(paidAmount ?? 0) > 0;

/** 外部单位预算: what of a government project's budget is allotted to a participating external unit. */
export const externalUnitBudget = defineResource('rdm/externalunitsbudget', {
  label: text('外部单位预算', 'Budget of an external unit'),
  fields: {
    budgetId: budgetPart,
    unitId: reference('rdm/externalunits', {
      label: text('外部单位', 'External unit'),
      required: text('请选择外部单位', 'Choose the unit'),
      by: 'unitsName',
      heading: '外部单位',
      example: '某某大学',
      shows: { unitName: { from: 'unitsName', label: text('外部单位', 'External unit') } },
    }),
    task: string({ label: text('承担任务', 'Task'), maxLength: 500, example: '控制算法研究' }),
    ...subjectAmounts,
    paidAmount: money('yuan', {
      label: text('已转拨专项资金(元)', 'Grant passed on (yuan)'),
      hint: text('本单位收到后转拨给该单位的专项资金', 'Of what this enterprise received'),
      min: '0',
      example: '50000.00',
    }),
    paidOn: date({
      label: text('最近转拨日期', 'Last passed on'),
      when: isPaid,
      required: text('请选择最近转拨日期', 'Choose the date of the last payment'),
      example: '2024-06-30',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['budgetId', 'unitId'],
  title: 'unitId',
  search: ['budgetId', 'unitId'],
  columns: ['budgetNumber', 'budgetName', 'unitName', 'task', ...totalFields, 'paidAmount', 'paidOn'],
  workbook: ['budgetId', 'unitId', 'task', ...amountFields, 'paidAmount', 'paidOn', 'remark'],
  sections: [
    { label: text('外部单位', 'External unit'), fields: ['budgetId', 'unitId', 'task', 'remark'] },
    { label: text('分配预算', 'Allotted budget'), fields: [...amountFields, ...totalFields] },
    { label: text('转拨', 'Passed on'), fields: ['paidAmount', 'paidOn'] },
  ],
  order: [{ field: 'budgetId' }, { field: 'unitId' }],
  permissions: crud('externalunitsbudget'),
});

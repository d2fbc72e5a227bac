import { crud, defineResource, dictionary, string } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';
import { rdQty, totalQty } from './use-quantities';

/**
 * How much of a month's fuel or power a project used (燃料动力使用): the meter reading behind its 燃料动力 charge.
 * Only direct consumption by R&D counts. 财税〔2015〕119号 一(一)2(1): 研发活动直接消耗的材料、燃料和动力费用.
 */
export const powerUse = defineResource('blade-rdm/projectpowerschema', {
  label: text('燃料动力使用', 'Use of fuel and power'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    powerType: dictionary('power_type', {
      label: text('动力类别', 'Kind'),
      required: text('请选择动力类别', 'Choose the kind'),
    }),
    unit: string({ label: text('单位', 'Unit'), maxLength: 20, example: '度' }),
    rdQty,
    totalQty,
  },
  naturalKey: ['month', 'projectId', 'powerType'],
  title: 'month',
  search: ['month', 'projectId', 'powerType'],
  columns: ['month', 'projectCode', 'projectName', 'powerType', 'unit', 'rdQty', 'totalQty'],
  workbook: ['month', 'projectId', 'powerType', 'unit', 'rdQty', 'totalQty'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }],
  permissions: crud('projectpowerschema'),
});

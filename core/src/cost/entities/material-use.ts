import { crud, defineResource, string } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';
import { rdQty, totalQty } from './use-quantities';

/**
 * How much of a month's material a project used (材料使用), recorded alongside the 材料 slips of issue and return.
 * Only direct consumption by R&D counts. 财税〔2015〕119号 一(一)2(1): 研发活动直接消耗的材料、燃料和动力费用.
 */
export const materialUse = defineResource('blade-rdm/projectmaterialschema', {
  label: text('材料使用', 'Use of material'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    materialCode: string({
      label: text('材料编码', 'Material code'),
      required: text('请输入材料编码', 'Enter the material code'),
      example: 'M0013',
    }),
    materialName: string({ label: text('材料名称', 'Material'), example: '铝板' }),
    unit: string({ label: text('单位', 'Unit'), maxLength: 20, example: '千克' }),
    rdQty,
    totalQty,
  },
  naturalKey: ['month', 'projectId', 'materialCode'],
  title: 'month',
  search: ['month', 'projectId', 'materialCode', 'materialName'],
  columns: ['month', 'projectCode', 'projectName', 'materialCode', 'materialName', 'unit', 'rdQty', 'totalQty'],
  workbook: ['month', 'projectId', 'materialCode', 'materialName', 'unit', 'rdQty', 'totalQty'],
  order: [{ field: 'month', descending: true }, { field: 'materialCode' }],
  permissions: crud('projectmaterialschema'),
});

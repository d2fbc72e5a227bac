import { crud, defineResource, reference } from '../../records';
import { text } from '../../kernel';
import { rdHours, totalHours } from './use-hours';
import { registerMonth, registerProject } from '../../project';

/** Hours a fixed asset ran for a project in a month (固定资产使用), the weights of depreciation. */
export const fixedAssetUse = defineResource('blade-rdm/projectassetsfixedschema', {
  label: text('固定资产使用', 'Use of fixed assets'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    assetsId: reference('blade-rdm/projectassetsfixed', {
      label: text('固定资产', 'Fixed asset'),
      heading: '资产编号',
      example: 'FA240001',
      required: text('请选择固定资产', 'Choose the fixed asset'),
      by: 'assetsCode',
      shows: {
        assetsCode: { from: 'assetsCode', label: text('资产编号', 'Asset number') },
        assetsName: { from: 'assetsName', label: text('资产名称', 'Asset') },
      },
    }),
    rdHours,
    totalHours,
  },
  naturalKey: ['month', 'projectId', 'assetsId'],
  title: 'month',
  search: ['month', 'projectId', 'assetsId'],
  columns: ['month', 'projectCode', 'projectName', 'assetsCode', 'assetsName', 'rdHours', 'totalHours'],
  workbook: ['month', 'projectId', 'assetsId', 'rdHours', 'totalHours'],
  order: [{ field: 'month', descending: true }, { field: 'assetsId' }],
  permissions: crud('projectassetsfixedschema'),
});

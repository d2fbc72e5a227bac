import { crud, defineResource } from '../../records';
import { text } from '../../kernel';
import { fixedAssetReference } from './asset-references';
import { rdHours, totalHours } from './use-hours';
import { registerMonth, registerProject } from '../../project';

/** Hours a fixed asset ran for a project in a month (固定资产使用), the weights of depreciation. */
export const fixedAssetUse = defineResource('blade-rdm/projectassetsfixedschema', {
  label: text('固定资产使用', 'Use of fixed assets'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    assetsId: fixedAssetReference,
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

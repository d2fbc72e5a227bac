import { crud, defineResource, number, percent } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';
import { intangibleReference } from './asset-references';

/**
 * How much of a month an intangible asset served a project (无形资产使用): in hours out of its total hours, or in percent.
 * Where both are stated the hours count. 税总公告2017年第40号 四(一): shared by actual hours or another reasonable measure.
 */
export const intangibleAssetUse = defineResource('blade-rdm/projectassetsvirtualschema', {
  label: text('无形资产使用', 'Use of intangible assets'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    assetsId: intangibleReference,
    rdHours: number({ label: text('研发工时', 'R&D hours'), min: '0', example: '60' }),
    totalHours: number({ label: text('总工时', 'Total hours'), min: '0', example: '160' }),
    rdShare: percent({
      label: text('研发占比(%)', 'R&D share (%)'),
      hint: text('没有工时记录时填写', 'Where there are no hours'),
    }),
  },
  naturalKey: ['month', 'projectId', 'assetsId'],
  title: 'month',
  search: ['month', 'projectId', 'assetsId'],
  columns: ['month', 'projectCode', 'projectName', 'assetsCode', 'assetsName', 'rdHours', 'totalHours', 'rdShare'],
  workbook: ['month', 'projectId', 'assetsId', 'rdHours', 'totalHours', 'rdShare'],
  order: [{ field: 'month', descending: true }, { field: 'assetsId' }],
  permissions: crud('projectassetsvirtualschema'),
});

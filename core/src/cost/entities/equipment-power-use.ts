import { crud, defineResource, string } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerProject } from '../../project';
import { rdHours, totalHours } from './use-hours';

/**
 * Hours a machine took power for a project in a month (设备动力使用): the record of shared use that is kept for
 * inspection. 国家税务总局公告2017年第40号 二(一): 企业应对其仪器设备使用情况做必要记录.
 */
export const equipmentPowerUse = defineResource('blade-rdm/projectassetspowerschema', {
  label: text('设备动力使用', 'Use of equipment power'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    assetsCode: string({
      label: text('设备编号', 'Equipment number'),
      required: text('请输入设备编号', 'Enter the equipment number'),
      example: 'FA240001',
    }),
    assetsName: string({ label: text('设备名称', 'Equipment'), example: '数控车床' }),
    assetsType: string({ label: text('动力名称', 'Kind of power'), example: '电' }),
    rdHours,
    totalHours,
  },
  naturalKey: ['month', 'projectId', 'assetsCode'],
  title: 'month',
  search: ['month', 'projectId', 'assetsCode', 'assetsName'],
  columns: ['month', 'projectCode', 'projectName', 'assetsCode', 'assetsName', 'assetsType', 'rdHours', 'totalHours'],
  workbook: ['month', 'projectId', 'assetsCode', 'assetsName', 'assetsType', 'rdHours', 'totalHours'],
  order: [{ field: 'month', descending: true }, { field: 'assetsCode' }],
  permissions: crud('projectassetspowerschema'),
});

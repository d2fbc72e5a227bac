import { crud, date, defineResource, money, string } from '../../records';
import { text } from '../../kernel';
import { rdHours, totalHours } from './use-hours';
import { registerMonth, registerProject } from '../../project';

/** Instrument or equipment on an operating lease, by contract, month and project (租赁资产) → 2.8. Buildings excluded. */
export const leasedAsset = defineResource('blade-rdm/projectassetslease', {
  label: text('租赁资产', 'Leased asset'),
  fields: {
    contractCode: string({
      label: text('合同编号', 'Contract'),
      required: text('请输入合同编号', 'Enter the contract number'),
      example: 'ZL24001',
    }),
    assetsName: string({
      label: text('资产名称', 'Asset'),
      required: text('请输入资产名称', 'Enter the name of the asset'),
      example: '三坐标测量机',
    }),
    lessor: string({ label: text('出租方', 'Lessor'), example: '恒达租赁' }),
    startDate: date({
      label: text('开始日期', 'From'),
      required: text('请选择开始日期', 'Choose the start date'),
      example: '2024-01-01',
    }),
    endDate: date({
      label: text('结束日期', 'To'),
      required: text('请选择结束日期', 'Choose the end date'),
      example: '2024-12-31',
      notBefore: {
        field: 'startDate',
        message: text('结束日期不能早于开始日期', 'The end date is before the start date'),
      },
    }),
    monthlyRent: money('yuan', {
      label: text('月租金', 'Monthly rent'),
      required: text('请输入月租金', 'Enter the monthly rent'),
      min: '0',
      example: '3085.22',
    }),
    month: registerMonth,
    projectId: registerProject('month'),
    rdHours,
    totalHours,
  },
  naturalKey: ['contractCode', 'month', 'projectId'],
  title: 'assetsName',
  search: ['contractCode', 'assetsName', 'month', 'projectId'],
  columns: [
    'contractCode',
    'assetsName',
    'lessor',
    'month',
    'projectCode',
    'projectName',
    'monthlyRent',
    'rdHours',
    'totalHours',
  ],
  workbook: [
    'contractCode',
    'assetsName',
    'lessor',
    'startDate',
    'endDate',
    'monthlyRent',
    'month',
    'projectId',
    'rdHours',
    'totalHours',
  ],
  order: [{ field: 'month', descending: true }, { field: 'contractCode' }],
  // The rent of a month stands in the row of each project that used the asset.
  withoutTotals: true,
  permissions: crud('projectassetslease'),
});

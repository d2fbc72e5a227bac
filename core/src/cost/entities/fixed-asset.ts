import { crud, date, defineResource, dictionary, integer, money, percent, string } from '../../records';
import { text } from '../../kernel';
import { departmentReference } from '../../system';

/** Fixed asset (固定资产) used for R&D: instruments → 3.1, equipment → 3.2. Buildings are excluded by 财税〔2015〕119号. */
export const fixedAsset = defineResource('blade-rdm/projectassetsfixed', {
  label: text('固定资产', 'Fixed asset'),
  fields: {
    assetsCode: string({
      label: text('资产编号', 'Asset number'),
      required: text('请输入资产编号', 'Enter the asset number'),
      example: 'FA240001',
    }),
    assetsName: string({
      label: text('资产名称', 'Name'),
      required: text('请输入资产名称', 'Enter the name'),
      example: '高低温试验箱',
    }),
    category: dictionary('fixed_asset_category', {
      label: text('资产类别', 'Category'),
      required: text('请选择资产类别', 'Choose the category'),
    }),
    assetsModel: string({ label: text('规格型号', 'Model'), example: 'M-627' }),
    buyDate: date({ label: text('购置日期', 'Bought on'), example: '2022-12-25' }),
    inaccountDate: date({
      label: text('入账日期', 'Booked on'),
      required: text('请选择入账日期', 'Choose the booking date'),
      example: '2022-12-25',
    }),
    originalValue: money('yuan', {
      label: text('原值', 'Original value'),
      required: text('请输入原值', 'Enter the original value'),
      min: '0',
      example: '784807.83',
    }),
    residualRate: percent({ label: text('残值率(%)', 'Residual rate (%)'), example: '5' }),
    depreciationMethod: dictionary('depreciation_method', {
      label: text('折旧方法', 'Depreciation method'),
      required: text('请选择折旧方法', 'Choose the depreciation method'),
      initial: () => 'straightLine',
    }),
    depreciationMonths: integer({
      label: text('折旧月数', 'Months of depreciation'),
      required: text('请输入折旧月数', 'Enter the months of depreciation'),
      min: 1,
      max: 1200,
      belowMin: text('折旧月数必须大于等于1', 'At least one month'),
      example: '36',
    }),
    deptId: departmentReference({ label: text('使用部门', 'Used by') }),
    useType: dictionary('asset_use_type', { label: text('用途', 'Use') }),
  },
  naturalKey: ['assetsCode'],
  title: 'assetsName',
  search: ['assetsCode', 'assetsName', 'category', 'deptId', 'useType'],
  columns: [
    'assetsCode',
    'assetsName',
    'category',
    'assetsModel',
    'inaccountDate',
    'originalValue',
    'residualRate',
    'depreciationMethod',
    'depreciationMonths',
    'deptName',
    'useType',
  ],
  workbook: [
    'assetsCode',
    'assetsName',
    'category',
    'assetsModel',
    'buyDate',
    'inaccountDate',
    'originalValue',
    'residualRate',
    'depreciationMethod',
    'depreciationMonths',
    'deptId',
    'useType',
  ],
  permissions: crud('projectassetsfixed'),
});

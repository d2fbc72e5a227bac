import { crud, date, defineResource, dictionary, integer, money, percent, string } from '../../records';
import { text } from '../../kernel';
import { departmentReference } from '../../system';
import { assignedProject, formerProjects, projectFrom } from './assigned-project';

/**
 * Fixed asset (固定资产): instruments → 3.1, equipment → 3.2; other kinds are never R&D cost (财税〔2015〕119号 一(一)3). Its
 * depreciation for tax may differ from that of the accounts; without a 税务折旧方式 it is as booked.
 */
export const fixedAsset = defineResource('blade-rdm/projectassetsfixed', {
  label: text('固定资产', 'Fixed asset'),
  fields: {
    assetsCode: string({
      isNarrow: true,
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
      label: text('原值', 'Original cost'),
      required: text('请输入原值', 'Enter the original cost'),
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
    projectId: {
      ...assignedProject,
      hint: text(
        '研发专用而没有使用记录的月份，折旧计入此项目',
        'Takes the depreciation of an asset for R&D only in months without a record of use',
      ),
    },
    projectFrom,
    formerProjects,
    taxMethod: dictionary('tax_depreciation', {
      label: text('税务折旧方式', 'Depreciation for tax'),
      hint: text('留空即与会计一致', 'Left empty: as booked'),
    }),
    taxClass: dictionary('tax_asset_class', {
      label: text('税法资产类别', 'Kind by tax law'),
      hint: text('决定最低折旧年限（实施条例第六十条）', 'Decides the minimum life (企业所得税法实施条例 第六十条)'),
    }),
    taxMonths: integer({
      label: text('税务折旧月数', 'Months for tax'),
      hint: text('缩短年限时留空，即取法定的最短年限', 'Left empty for a shortened life: the shortest lawful one'),
      min: 1,
      max: 1200,
    }),
    usedMonths: integer({
      label: text('购入前已使用月数', 'Months used before it was bought'),
      min: 0,
      max: 1200,
    }),
    taxStartDate: date({
      label: text('投入使用日期', 'In use from'),
      hint: text(
        '与入账日期不同时填写，税务折旧从次月起',
        'Where it differs from the booking; for tax from the next month',
      ),
    }),
    changeDate: date({
      label: text('折旧年限变更日期', 'Life changed on'),
      hint: text(
        '从次月起按尚可使用月数折旧（会计估计变更，未来适用）',
        'From the next month over the months left, prospectively',
      ),
    }),
    changeMonths: integer({ label: text('变更后尚可使用月数', 'Months left after the change'), min: 1, max: 1200 }),
    impairDate: date({ label: text('减值日期', 'Impaired on') }),
    impairAmount: money('yuan', {
      label: text('减值金额', 'Impairment'),
      hint: text('只影响账面折旧，不影响税务折旧', 'Affects the depreciation of the accounts alone'),
      min: '0',
    }),
    disposeDate: date({
      label: text('处置日期', 'Disposed of on'),
      hint: text('当月仍计提折旧，次月起停止', 'Depreciates in that month, not after'),
    }),
    disposeKind: dictionary('asset_disposal', { label: text('处置方式', 'Disposal') }),
  },
  sections: [
    {
      label: text('资产', 'Asset'),
      fields: [
        'assetsCode',
        'assetsName',
        'category',
        'assetsModel',
        'buyDate',
        'inaccountDate',
        'originalValue',
        'deptId',
      ],
    },
    {
      label: text('账面折旧', 'Depreciation in the accounts'),
      fields: [
        'residualRate',
        'depreciationMethod',
        'depreciationMonths',
        'changeDate',
        'changeMonths',
        'impairDate',
        'impairAmount',
      ],
    },
    {
      label: text('税务折旧', 'Depreciation for tax'),
      fields: ['taxMethod', 'taxClass', 'taxMonths', 'usedMonths', 'taxStartDate'],
    },
    { label: text('研发使用', 'Use for R&D'), fields: ['useType', 'projectId', 'projectFrom'] },
    { label: text('处置', 'Disposal'), fields: ['disposeDate', 'disposeKind'] },
  ],
  naturalKey: ['assetsCode'],
  title: 'assetsName',
  search: ['assetsCode', 'assetsName', 'category', 'deptId', 'useType', 'taxMethod'],
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
    'taxMethod',
    'disposeDate',
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
    'projectId',
    'taxMethod',
    'taxClass',
    'taxMonths',
    'usedMonths',
    'taxStartDate',
    'changeDate',
    'changeMonths',
    'impairDate',
    'impairAmount',
    'disposeDate',
    'disposeKind',
  ],
  permissions: crud('projectassetsfixed'),
});

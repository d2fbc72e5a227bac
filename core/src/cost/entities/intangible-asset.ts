import { crud, date, defineResource, dictionary, integer, money, percent, string } from '../../records';
import { text } from '../../kernel';
import { assignedProject, formerProjects, projectFrom } from './assigned-project';

/**
 * Intangible asset (无形资产) used for R&D: software → 4.1, patents → 4.2, know-how → 4.3. Its project and share hold in
 * months without a record of use, in the years that have a project with that code.
 */
export const intangibleAsset = defineResource('blade-rdm/projectassetsvirtual', {
  label: text('无形资产', 'Intangible asset'),
  fields: {
    assetsCode: string({
      isNarrow: true,
      label: text('资产编号', 'Asset number'),
      required: text('请输入资产编号', 'Enter the asset number'),
      example: 'IA24001',
    }),
    assetsName: string({
      label: text('资产名称', 'Name'),
      required: text('请输入资产名称', 'Enter the name'),
      example: '仿真软件',
    }),
    category: dictionary('intangible_category', {
      label: text('资产类别', 'Category'),
      required: text('请选择资产类别', 'Choose the category'),
    }),
    acquireDate: date({
      label: text('取得日期', 'Acquired on'),
      required: text('请选择取得日期', 'Choose the date of acquisition'),
      example: '2024-05-10',
    }),
    originalValue: money('yuan', {
      label: text('原值', 'Original cost'),
      required: text('请输入原值', 'Enter the original cost'),
      min: '0',
      example: '245945.82',
    }),
    amortizeMonths: integer({
      label: text('摊销月数', 'Months of amortisation'),
      required: text('请输入摊销月数', 'Enter the months of amortisation'),
      min: 1,
      max: 1200,
      belowMin: text('摊销月数必须大于等于1', 'At least one month'),
      example: '120',
    }),
    taxTerm: dictionary('intangible_tax_term', {
      label: text('税务摊销年限依据', 'Ground of the months for tax'),
      hint: text('留空即与会计一致', 'Left empty: as booked'),
    }),
    taxMonths: integer({
      label: text('税务摊销月数', 'Months for tax'),
      hint: text(
        '留空即按账面月数，但不短于法定的最短年限',
        'Left empty: as booked, but no shorter than the law has it',
      ),
      min: 1,
      max: 1200,
    }),
    disposeDate: date({
      label: text('处置日期', 'Disposed of on'),
      hint: text('处置当月起不再摊销', 'From that month on nothing is amortised'),
    }),
    projectId: assignedProject,
    projectFrom,
    formerProjects,
    rdRatio: percent({ label: text('研发占比(%)', 'R&D share (%)'), example: '60' }),
  },
  sections: [
    {
      label: text('资产', 'Asset'),
      fields: ['assetsCode', 'assetsName', 'category', 'acquireDate', 'originalValue', 'amortizeMonths'],
    },
    { label: text('税务摊销与处置', 'Tax and disposal'), fields: ['taxTerm', 'taxMonths', 'disposeDate'] },
    {
      label: text('无使用记录月份的归属', 'Months without a record of use'),
      fields: ['projectId', 'rdRatio', 'projectFrom'],
    },
  ],
  naturalKey: ['assetsCode'],
  title: 'assetsName',
  search: ['assetsCode', 'assetsName', 'category', 'projectId'],
  columns: [
    'assetsCode',
    'assetsName',
    'category',
    'acquireDate',
    'originalValue',
    'amortizeMonths',
    'projectCode',
    'projectName',
    'rdRatio',
  ],
  workbook: [
    'assetsCode',
    'assetsName',
    'category',
    'acquireDate',
    'originalValue',
    'amortizeMonths',
    'projectId',
    'rdRatio',
    'taxTerm',
    'taxMonths',
    'disposeDate',
  ],
  permissions: crud('projectassetsvirtual'),
});

import { computedBy, computedCalls, defineResource, dictionary, money, string, structure, year } from '../records';
import { text } from '../kernel';
import { categoryFields } from './category-fields';
import { registerProject } from '../project';

/** The R&D ledger of a project and year (研发支出辅助账), one per type of expenditure. docs/rules.md, Ledger of 2021 */
export const projectReport = defineResource('blade-rdm/projectreport', {
  label: text('研发支出辅助账', 'R&D ledger'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    projectId: { ...registerProject('year'), goesAlong: true as const },
    expenditureType: dictionary('expenditure_type', {
      label: text('支出类型', 'Expenditure'),
      required: text('请选择支出类型', 'Choose the type of expenditure'),
    }),
    completion: dictionary('completion', { label: text('完成情况', 'Completion') }),
    ...categoryFields,
    total: money('yuan', { label: text('合计金额', 'Total') }),
    items: structure({ label: text('费用项目', 'Cost items') }),
    remark: string({ label: text('备注', 'Remark') }),
    dataStatus: dictionary('data_status', { label: text('数据状态', 'Status'), readOnly: true }),
  },
  naturalKey: ['year', 'projectId', 'expenditureType'],
  title: 'projectId',
  search: ['year', 'projectId', 'expenditureType'],
  columns: [
    'year',
    'projectCode',
    'projectName',
    'expenditureType',
    'completion',
    'personnel',
    'directInput',
    'depreciation',
    'amortisation',
    'design',
    'other',
    'entrustDomestic',
    'entrustOverseas',
    'total',
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }],
  detailBy: ['projectId', 'year'],
  calls: computedCalls,
  // The submit permission includes editing the remark; figures change only by recomputing.
  permissions: { ...computedBy('projectreport', 'preferential_recompute'), edit: 'projectreport_submit' },
  origin: 'derived',
  figuresOf: 'year',
});

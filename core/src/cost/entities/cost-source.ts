import { crud, defineResource, dictionary, string, year } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';
import { COST_SOURCE } from '../cost-source-labels';

/**
 * Where a cost item of a year is taken from (费用来源). A row without a project is the rule of the item, a row with one
 * the exception of that project; without a row the source is automatic.
 */
export const costSourceChoice = defineResource('blade-rdm/costsource', {
  label: text('费用来源', 'Source of cost'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
    }),
    costItem: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      example: '1.1',
    }),
    projectId: projectReference((draft) => draft.year, {
      label: text('研发项目', 'Project'),
      hint: text('不填为该费用项目的规则', 'Left empty, it is the rule of the item'),
    }),
    source: dictionary(COST_SOURCE, {
      label: text('来源', 'Source'),
      required: text('请选择来源', 'Choose the source'),
      initial: () => 'auto',
    }),
    remark: string({ label: text('说明', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'costItem', 'projectId'],
  title: 'costItem',
  search: ['year', 'costItem', 'projectId', 'source'],
  columns: ['year', 'costItem', 'projectCode', 'projectName', 'source', 'remark'],
  order: [{ field: 'year', descending: true }, { field: 'costItem' }, { field: 'projectId' }],
  submitFinds: 'naturalKey',
  permissions: crud('costsource'),
});

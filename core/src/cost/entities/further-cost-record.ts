import { crud, defineResource, dictionary, money, structureOf, year } from '../../records';
import { text } from '../../kernel';
import type { FurtherItemCode } from '../../tax';
import type { CostPart } from '../cost-part';
import { packedParts } from '../packed-parts';
import { registerMonth, registerProject } from '../../project';

/**
 * Cost of a project, month and further item (其他口径费用), built from the matched vouchers: what the accounts have as R&D
 * and, by its item, the statistics, but never the super-deduction.
 */
export const furtherCostRecord = defineResource('blade-rdm/furthercost', {
  label: text('其他口径费用', 'Cost outside the deduction'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请输入年度', 'Enter the year') }),
    month: registerMonth,
    projectId: registerProject('year'),
    item: dictionary('matched_item', {
      label: text('费用项目', 'Item'),
      required: text('请选择费用项目', 'Choose the item'),
    }),
    amount: money('yuan', {
      label: text('金额(元)', 'Amount (yuan)'),
      required: text('请输入金额', 'Enter the amount'),
    }),
    parts: structureOf<readonly CostPart<FurtherItemCode>[]>()({
      label: text('明细', 'Parts'),
      packing: packedParts(),
    }),
  },
  naturalKey: ['year', 'month', 'projectId', 'item'],
  title: 'item',
  search: ['year', 'month', 'projectId', 'item'],
  opensOnYear: 'year',
  columns: ['month', 'projectCode', 'projectName', 'item', 'amount'],
  order: [{ field: 'year', descending: true }, { field: 'month' }, { field: 'projectId' }, { field: 'item' }],
  calls: ['list', 'detail', 'export'],
  permissions: crud('furthercost'),
  origin: 'derived',
  figuresOf: 'year',
});

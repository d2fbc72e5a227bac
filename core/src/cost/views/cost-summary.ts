import { computedBy, computedCalls, defineResource, dictionary, longText } from '../../records';
import { text } from '../../kernel';
import { viewAmount, viewMonth, viewProject, viewYear } from './view-fields';

/**
 * Stored cost of a project, month and cost item compared with the vouchers (费用汇总). Vouchers that are matched to an
 * item but have no project form rows without one, so that the totals equal those of verification.
 */
export const costSummary = defineResource('blade-rdm/costsummary', {
  label: text('费用汇总', 'Cost summary'),
  fields: {
    year: viewYear,
    month: viewMonth,
    projectId: viewProject,
    item: dictionary('cost_item', { label: text('费用项目', 'Cost item'), readOnly: true }),
    origin: dictionary('cost_origin', { label: text('归集来源', 'Origin'), readOnly: true }),
    reason: longText({ label: text('来源说明', 'Reason for the source'), readOnly: true }),
    allocated: viewAmount(text('归集金额', 'Cost')),
    booked: viewAmount(text('凭证金额', 'Booked')),
    difference: viewAmount(text('差异', 'Difference')),
  },
  naturalKey: ['year', 'month', 'projectId', 'item'],
  title: 'item',
  search: ['year', 'projectId', 'month', 'item'],
  searchAlways: ['year'],
  columns: ['month', 'projectCode', 'projectName', 'item', 'origin', 'allocated', 'booked', 'difference', 'reason'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }, { field: 'item' }],
  calls: computedCalls,
  permissions: computedBy('costsummary', 'costrecord_init'),
  origin: 'view',
  figuresOf: 'year',
});

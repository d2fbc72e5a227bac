import { crud, defineResource, dictionary, money, structureOf, year, type ReadRecord } from '../../records';
import { text, type Text } from '../../kernel';
import type { CostPart } from '../cost-part';
import { packedParts } from '../packed-parts';
import type { Exclusion } from '../eligibility/exclusion';
import { registerMonth, registerProject } from '../../project';

/**
 * Cost of a project, month, cost item and type of expenditure (费用归集), built from the registers or the matched vouchers.
 * `parts` holds one entry per source row with the figures it was made of (`CostPart`).
 */
export const costRecord = defineResource('blade-rdm/costrecord', {
  label: text('费用归集', 'Cost record'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请输入年度', 'Enter the year') }),
    month: registerMonth,
    projectId: registerProject('year'),
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the item'),
    }),
    amount: money('yuan', {
      label: text('金额(元)', 'Amount (yuan)'),
      required: text('请输入金额', 'Enter the amount'),
    }),
    excluded: money('yuan', { label: text('税务调整(元)', 'Tax adjustment (yuan)') }),
    expenditureType: dictionary('expenditure_type', { label: text('支出类型', 'Expenditure') }),
    origin: dictionary('cost_origin', { label: text('归集来源', 'Origin') }),
    sourceReason: structureOf<Text>()({ label: text('来源说明', 'Reason for the source') }),
    parts: structureOf<readonly CostPart[]>()({ label: text('明细', 'Parts'), packing: packedParts() }),
    exclusions: structureOf<readonly Exclusion[]>()({ label: text('税务调整明细', 'Tax adjustments') }),
  },
  naturalKey: ['year', 'month', 'projectId', 'item', 'expenditureType'],
  title: 'item',
  search: ['year', 'month', 'projectId', 'item', 'origin'],
  opensOnYear: 'year',
  columns: ['month', 'projectCode', 'projectName', 'item', 'expenditureType', 'amount', 'excluded', 'origin'],
  order: [{ field: 'year', descending: true }, { field: 'month' }, { field: 'projectId' }, { field: 'item' }],
  calls: ['list', 'detail', 'export'],
  permissions: crud('costrecord'),
  origin: 'derived',
  figuresOf: 'year',
});

/** A cost record read without the rows it was made of, which take kilobytes each: enough wherever amounts are added. */
export type CostAmountRecord = ReadRecord<typeof costRecord, 'parts'>;

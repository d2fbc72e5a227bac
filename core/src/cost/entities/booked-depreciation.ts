import { crud, defineResource, money } from '../../records';
import { text } from '../../kernel';
import { registerMonth } from '../../project';
import { fixedAssetReference } from './asset-references';

/**
 * Depreciation of a fixed asset's month as the accounts have it (账面折旧), e.g. from the 折旧明细表 of an accounting
 * program. It takes the place of the calculated amount in the accounts, and for tax where that is as booked.
 */
export const bookedDepreciation = defineResource('blade-rdm/bookeddepreciation', {
  label: text('账面折旧', 'Booked depreciation'),
  fields: {
    month: registerMonth,
    assetsId: fixedAssetReference,
    amount: money('yuan', {
      label: text('本期折旧额', 'Depreciation of the month'),
      required: text('请输入本期折旧额', 'Enter the depreciation of the month'),
      example: '1263.16',
    }),
  },
  naturalKey: ['month', 'assetsId'],
  title: 'month',
  search: ['month', 'assetsId'],
  columns: ['month', 'assetsCode', 'assetsName', 'amount'],
  workbook: ['month', 'assetsId', 'amount'],
  order: [{ field: 'month', descending: true }, { field: 'assetsId' }],
  permissions: crud('bookeddepreciation'),
});

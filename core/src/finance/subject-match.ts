import { crud, defineResource, dictionary } from '../records';
import { text } from '../kernel';
import { subjectFields } from './subject-fields';

/**
 * Which cost item an account's entries belong to (科目对应), or which further item outside the super-deduction; `none`
 * (不归集) for accounts that are not R&D cost.
 */
export const subjectMatch = defineResource('blade-rdm/financialaccount/match', {
  label: text('科目对应', 'Account matching'),
  fields: {
    ...subjectFields,
    costItem: dictionary('matched_item', {
      label: text('费用项目代码', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      example: '2.6',
    }),
  },
  naturalKey: ['subjectCode'],
  title: 'subjectName',
  search: ['subjectCode', 'subjectName', 'costItem'],
  columns: ['subjectCode', 'subjectName', 'costItem'],
  workbook: ['subjectCode', 'subjectName', 'costItem'],
  permissions: crud('financialaccountmatch'),
});

import { crud, defineResource, dictionary, string, text } from '../kernel';

/** Which cost item an account's entries belong to (科目对应); `none` (不归集) for accounts that are not R&D cost. */
export const subjectMatch = defineResource('blade-rdm/financialaccount/match', {
  label: text('科目对应', 'Account matching'),
  fields: {
    subjectCode: string({
      label: text('科目编码', 'Account code'),
      required: text('请输入科目编码', 'Enter the account code'),
      maxLength: 50,
      example: '53010101',
    }),
    subjectName: string({
      label: text('科目名称', 'Account'),
      required: text('请输入科目名称', 'Enter the account name'),
      example: '研发支出-检验费',
    }),
    costItem: dictionary('cost_item', {
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

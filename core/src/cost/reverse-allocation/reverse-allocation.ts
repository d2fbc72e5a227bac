import {
  crud,
  defineResource,
  dictionary,
  longText,
  money,
  number,
  string,
  structureOf,
  time,
  year,
} from '../../records';
import { text } from '../../kernel';
import type { KeptHours } from './kept-hours';
import { projectReference, registerMonth } from '../../project';

/**
 * The booked total of a month and cost item, of one project or of all, from which hours are found that come near it
 * (反算工时). All but month, item, project, amount and remark is written by the program.
 */
export const reverseAllocation = defineResource('blade-rdm/reverseallocation', {
  label: text('工时反算', 'Reverse allocation'),
  fields: {
    year: year({ label: text('年度', 'Year'), initial: (today) => today.slice(0, 4), readOnly: true }),
    month: registerMonth,
    item: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      hint: text(
        '按人员工时分摊的项目：1.1、1.2、1.3、6.5',
        'An item that is shared by the hours of people: 1.1, 1.2, 1.3 or 6.5',
      ),
    }),
    projectId: projectReference(({ month }) => month, {
      label: text('研发项目', 'Project'),
      hint: text(
        '不选则分摊到当月所有项目：有凭证的按凭证金额，否则按现有工时',
        'Without one all projects of the month: as the vouchers book them, else as their hours stand',
      ),
    }),
    bookedAmount: money('yuan', {
      label: text('入账金额(元)', 'Booked (yuan)'),
      hint: text('不填则取该月该项目的凭证合计', 'What the vouchers come to, unless entered'),
      min: '0',
    }),
    hours: number({ label: text('反算工时', 'Derived hours'), readOnly: true }),
    difference: money('yuan', {
      label: text('差额(元)', 'Difference (yuan)'),
      hint: text(
        '入账金额减工时所分摊的金额，不以虚增工时补足',
        'Booked less what the hours share; not made up by hours',
      ),
      readOnly: true,
    }),
    allocatedBy: string({ label: text('反算人账号', 'Account of who allocated'), readOnly: true }),
    allocatedTime: time({ label: text('反算时间', 'Allocated at'), readOnly: true }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
    kept: structureOf<KeptHours | null>()({ label: text('反算前后的工时', 'Hours before and after') }),
  },
  onRead: { allocatedByName: string({ label: text('反算人', 'Allocated by') }) },
  naturalKey: ['month', 'item', 'projectId'],
  title: 'month',
  search: ['year', 'month', 'item', 'projectId'],
  searchAlways: ['year'],
  columns: [
    'month',
    'item',
    'projectCode',
    'projectName',
    'bookedAmount',
    'hours',
    'difference',
    'allocatedByName',
    'allocatedTime',
    'remark',
  ],
  sections: [
    {
      label: text('入账金额', 'Booked amount'),
      fields: ['month', 'item', 'projectId', 'bookedAmount', 'remark'],
    },
  ],
  order: [{ field: 'month', descending: true }, { field: 'item' }, { field: 'projectId' }],
  permissions: crud('reverseallocation'),
});

import { crud, defineResource, dictionary, string } from '../../records';
import { text } from '../../kernel';
import { ALLOCATION_AUXILIARY, ALLOCATION_SIDE } from './account-labels';

/**
 * The account a cost item is booked on by allocation vouchers (分配凭证科目), where it is not the one of the account matching
 * or the default. docs/rules.md, Allocation vouchers
 */
export const allocationAccount = defineResource('blade-rdm/allocationaccount', {
  label: text('分配凭证科目', 'Account of allocation vouchers'),
  fields: {
    side: dictionary(ALLOCATION_SIDE, {
      label: text('用途', 'Side'),
      required: text('请选择用途', 'Choose the side'),
      initial: () => 'credit',
      example: '贷方（来源科目）',
    }),
    costItem: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      example: '1.1',
    }),
    subjectCode: string({
      label: text('科目编码', 'Account code'),
      required: text('请输入科目编码', 'Enter the account code'),
      hint: text('末级科目', 'Without accounts below it'),
      maxLength: 50,
      example: '221101',
    }),
    subjectName: string({
      label: text('科目名称', 'Account'),
      required: text('请输入科目名称', 'Enter the account name'),
      example: '应付职工薪酬-工资',
    }),
    auxiliary: dictionary(ALLOCATION_AUXILIARY, {
      label: text('辅助核算', 'Auxiliary accounting'),
      required: text('请选择辅助核算', 'Choose the auxiliary accounting'),
      hint: text(
        '该科目在财务软件中启用的辅助核算；借方通常为项目',
        'What the account is kept by in the accounting program; debits usually by project',
      ),
      initial: () => 'none',
      example: '无',
    }),
    remark: string({ label: text('说明', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['side', 'costItem'],
  title: 'subjectName',
  search: ['side', 'costItem', 'subjectCode', 'subjectName'],
  columns: ['side', 'costItem', 'subjectCode', 'subjectName', 'auxiliary', 'remark'],
  order: [{ field: 'side' }, { field: 'costItem' }],
  permissions: crud('allocationaccount'),
});

import { text } from '../kernel';
import { crud, defineResource, string, yesNo } from '../records';

/**
 * Accounts of which the enterprise says itself whether cost is carried to them at the end of a period, by the first
 * digits of the code or by a level of the name; it goes before the rule of `closingTarget`. The longest code counts.
 */
export const closingAccount = defineResource('blade-rdm/closingaccount', {
  label: text('结转科目', 'Closing account'),
  fields: {
    account: string({
      label: text('科目编码或名称', 'Account code or name'),
      required: text('请输入科目编码或名称', 'Enter the code or the name of the account'),
      hint: text(
        '编码含其下级科目；名称须与科目名称的某一级相同',
        'A code stands for the accounts below it too; a name is that of one level',
      ),
      maxLength: 100,
      example: '6604',
    }),
    closes: yesNo({
      label: text('是否结转科目', 'Is cost carried to it'),
      required: text('请选择是否结转科目', 'Choose whether cost is carried to it'),
      hint: text(
        '转入结转科目的费用不冲减研发费用；转入其他科目的费用冲减',
        'Cost carried to such an account stays cost; cost taken to another account is taken off',
      ),
      initial: () => '2',
      example: '2',
    }),
    remark: string({ label: text('说明', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['account'],
  title: 'account',
  search: ['account', 'closes'],
  columns: ['account', 'closes', 'remark'],
  workbook: ['account', 'closes', 'remark'],
  permissions: crud('closingaccount'),
});

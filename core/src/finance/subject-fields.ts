import { string } from '../records';
import { text } from '../kernel';

/** The account an entry is booked on, in vouchers and in the matching. */
export const subjectFields = {
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
} as const;

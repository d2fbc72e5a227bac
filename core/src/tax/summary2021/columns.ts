import { text, type Text } from '../../kernel';
import { costCategories } from '../cost-items';
import { fiveCategories, type SixCategory } from '../project-cost';

/** The columns of the form: 前五项 1–5, their sum 6, 其他相关费用 7.x, 委托境内 8.1–8.2, 委托境外 8.3–8.4. */
export type Summary2021Column = '1' | '2' | '3' | '4' | '5' | '6' | '7.1' | '7.2' | '8.1' | '8.2' | '8.3' | '8.4';

/** The columns of the 2021版 summary, in the order of the form. */
export const columns = ['1', '2', '3', '4', '5', '6', '7.1', '7.2', '8.1', '8.2', '8.3', '8.4'] as const;

/** The categories of the columns 1 to 5 and 7.1. */
export const categoryColumns = /* @__PURE__ */ columnsOfCategories();

function columnsOfCategories(): ReadonlyMap<Summary2021Column, SixCategory> {
  return new Map([
    ...fiveCategories.map((name, index): [Summary2021Column, SixCategory] => [columns[index]!, name]),
    ['7.1', 'other'],
  ]);
}

/** Columns the form leaves blank in the rows of expensed projects. */
export const memoColumns: readonly Summary2021Column[] = ['7.2', '8.4'];

/** The name of each column as the 2021版 summary prints it, and of what a row allows. */
export const columnNames = /* @__PURE__ */ namesOfColumns();

function namesOfColumns(): Readonly<Record<Summary2021Column | 'allowed', Text>> {
  return {
    '1': costCategories.personnel.label,
    '2': costCategories.directInput.label,
    '3': costCategories.depreciation.label,
    '4': costCategories.amortisation.label,
    '5': costCategories.design.label,
    '6': text('前五项小计', 'First five kinds'),
    '7.1': text('其他相关费用合计', 'Other related costs'),
    '7.2': text('经限额调整后的其他相关费用', 'Other related costs after the limit'),
    '8.1': text('委托境内机构或个人进行研发活动所发生的费用', 'Paid to domestic organisations or individuals'),
    '8.2': text('允许加计扣除的委托境内机构或个人进行研发活动所发生的费用', 'Deductible part paid domestically'),
    '8.3': text('委托境外机构进行研发活动所发生的费用', 'Paid to overseas organisations'),
    '8.4': text(
      '经限额调整后的委托境外机构进行研发活动所发生的费用',
      'Paid to overseas organisations, after the limit',
    ),
    allowed: text('允许加计扣除金额合计', 'Deductible in all'),
  };
}

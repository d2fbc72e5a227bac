import { refusedInput, text, type Text } from '../../kernel';
import { costItems, type CostItem, type CostItemCode } from '../cost-items';

type ItemColumn = Exclude<CostItemCode, `6.${number}` | `7.${number}`>;

/** 1.1 … 5.4 the items, 6.21 其他相关费用合计, 7 委托, 8 前五类, 9 what can be deducted. */
export type Summary2015Column = ItemColumn | '6.21' | '7' | '7.1' | '8' | '8.1' | '9' | '9.1';

/** The items of the first five kinds, one column each. */
export const itemColumns: readonly (CostItem & { readonly code: ItemColumn })[] = /* @__PURE__ */ costItems.filter(
  (item): item is Extract<CostItem, { readonly code: ItemColumn }> =>
    item.category !== 'other' && item.category !== 'entrusted',
);

/** The columns of the 2015版 summary, in the order of the form. */
export const columns = /* @__PURE__ */ afterItems('6.21', '7', '7.1', '8', '8.1', '9', '9.1');

/** The columns of the items, and these behind them. */
/* @__NO_SIDE_EFFECTS__ */ export function afterItems<Column extends Summary2015Column>(
  ...behind: readonly Column[]
): readonly (ItemColumn | Column)[] {
  return [...itemColumns.map(({ code }) => code), ...behind];
}

const named: Readonly<Partial<Record<Summary2015Column, Text>>> = {
  '6.21': text('其他相关费用合计', 'Other related costs'),
  '7': text('委托外部机构或个人进行研发活动所发生的费用', 'Paid for entrusted R&D'),
  '7.1': text('其中：委托境外进行研发活动所发生的费用', 'Of which: overseas, not deductible'),
  '8': text('允许加计扣除的研发费用中的第1至5类费用合计', 'First five kinds'),
  '8.1': text('其他相关费用限额', 'Limit of other related costs'),
  '9': text('当期费用化支出可加计扣除总额', 'Deductible expensed cost of the period'),
  '9.1': text('当期资本化可加计扣除的研发费用率', 'Deductible part of capitalised cost, percent'),
};

const NO_COLUMN = text('汇总表没有此列', 'The summary has no such column');

/**
 * The name of a column as the 2015版 summary prints it.
 * @throws DomainError `INVALID_INPUT` when the form has no such column
 */
export function columnName(column: Summary2015Column): Text {
  const name = columns.includes(column)
    ? (named[column] ?? itemColumns.find(({ code }) => code === column)?.label)
    : undefined;
  if (!name) throw refusedInput('INVALID_INPUT', ['column'], column, NO_COLUMN);
  return name;
}

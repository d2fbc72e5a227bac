import { columnLetters, firstBodyRow, type FormCell, type FormRow, type FormSheet } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import type { CollectionRow } from '../../tax';
import type { SummaryHead } from '../year-summary';
import type { Calculated, PrintedPlace } from './calculation-sheet';
import { formHeader } from './form-header';

const NAME = '归集表';
const TITLE = '研发项目可加计扣除研究开发费用情况归集表';
const AMOUNT = 2;
const columns = [{ width: 8, align: 'center' as const }, { width: 70 }, { width: 20 }];
const head = [[{ text: '序号' }, { text: '项目' }, { text: '发生额' }]];
/** Rows that add up rows of the form (税总公告2015年第97号 附件6). */
const firstFive = ['1', '2', '3', '4', '5'];

/** Cells of the figures of the form that its calculation explains, by trace key. */
export function collectionPlaces(of: SummaryHead, rows: readonly CollectionRow[]): ReadonlyMap<string, PrintedPlace> {
  const first = firstBodyRow({ header: formHeader(of), head });
  return new Map(
    rows.map(({ number }, at) => [
      `row${number}`,
      { sheet: NAME, column: AMOUNT, row: first + at, name: `归集表第${number}行` },
    ]),
  );
}

/** 《研发项目可加计扣除研究开发费用情况归集表》 as it was filed (税总公告2015年第97号 附件6). */
export function collectionTableSheet(
  of: SummaryHead,
  rows: readonly CollectionRow[],
  { printed }: Calculated,
): FormSheet {
  const header = formHeader(of);
  const first = firstBodyRow({ header, head });
  const cells = new Map(rows.map(({ number }, at) => [number, `${columnLetters(AMOUNT)}${first + at}`]));
  const amounts = new Map(rows.map(({ number, amount }) => [number, amount]));
  const amountOf = ({ number, amount }: CollectionRow): FormCell => {
    const parts = number === '8' ? firstFive : rows.flatMap((row) => (itemOf(row, number) ? [row.number] : []));
    const shown = { value: amount, places: 2 };
    // A category with cost of no item is more than its items, and is printed as an amount.
    const addsUp = parts.length > 0 && sum(parts.map((part) => yuan(amounts.get(part)!))).toString() === amount;
    return addsUp
      ? { ...shown, formula: parts.map((part) => cells.get(part)).join('+') }
      : printed(`row${number}`, shown);
  };
  return {
    name: NAME,
    title: TITLE,
    header,
    columns,
    head,
    body: rows.map((row): FormRow => ({
      strong: !row.number.includes('.'),
      cells: [{ text: row.number }, { text: row.label.zh, indent: row.number.includes('.') ? 1 : 0 }, amountOf(row)],
    })),
    footer: ['法定代表人（签章）：', '表样：税总公告2015年第97号 附件6'],
    frozenColumns: AMOUNT,
    print: { paper: 'a4', landscape: false, onePage: true },
  };
}

/** Whether a row is an item of one of the six categories. */
const itemOf = ({ number }: CollectionRow, category: string): boolean =>
  /^[1-6]$/.test(category) && number.startsWith(`${category}.`);

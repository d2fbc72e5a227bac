import { columnLetters, firstBodyRow, type FormCell, type FormRow, type FormSheet } from '../../kernel';
import type { SummaryHead } from '../../ledger';
import { bridgeColumns, type BridgeAmounts, type BridgeStep, type CalibreBridge } from './calibre-bridge';

const NAME = '口径差异表';

const headings: Readonly<Record<keyof BridgeAmounts, string>> = {
  accounting: '会计口径',
  accountsOnly: '减：仅会计口径的费用',
  statistics: '高企与统计口径',
  outside: '减：不在加计扣除范围的费用',
  excluded: '减：税务调整',
  deduction: '加计口径（限额调整前）',
};
const NAMED_COLUMNS = 3;
const money = (value: string): FormCell => ({ value, places: 2 });

/** What lies between the three calibres, a row a project and category, with live totals, and the steps to A107012. */
export function bridgeSheet(
  { taxpayerId, taxpayerName, year }: SummaryHead,
  { rows, total, toForm, form }: CalibreBridge,
): FormSheet {
  const header = [
    { left: `统一社会信用代码：${taxpayerId ?? ''}`, right: '金额单位：元（列至角分）' },
    { left: `企业名称：${taxpayerName ?? ''}`, right: `${year}年` },
  ];
  const head = [
    [
      { text: '项目编号' },
      { text: '项目名称' },
      { text: '费用类别' },
      ...bridgeColumns.map((column) => ({ text: headings[column] })),
    ],
  ];
  const first = firstBodyRow({ header, head });
  const body = rows.map(({ projectCode, projectName, label, ...amounts }): FormRow => ({
    cells: [
      { text: projectCode },
      { text: projectName },
      { text: label.zh },
      ...bridgeColumns.map((column) => money(amounts[column])),
    ],
  }));
  const summed = (value: string, at: number): FormCell => {
    const letters = columnLetters(NAMED_COLUMNS + at);
    return { value, places: 2, formula: `SUM(${letters}${first}:${letters}${first + rows.length - 1})` };
  };
  const totalRow: FormRow = {
    strong: true,
    cells: [
      { text: '' },
      { text: '合计' },
      { text: '' },
      ...bridgeColumns.map((column, at) => summed(total[column], at)),
    ],
  };
  return {
    name: NAME,
    title: '研究开发费用口径差异表',
    header,
    columns: [
      { width: 14, align: 'left' },
      { width: 30, align: 'left' },
      { width: 26, align: 'left' },
      ...bridgeColumns.map(() => ({ width: 16 })),
    ],
    head,
    body: rows.length === 0 ? [] : [...body, totalRow, ...stepRows(toForm, form)],
    footer: ['委托研发在会计、高企与统计口径按实际发生额列示；高企认定时按80%计入（国科发火〔2016〕195号）。'],
    frozenColumns: 2,
    print: { paper: 'a4', landscape: true },
  };
}

function stepRows(steps: readonly BridgeStep[], form: string | null): FormRow[] {
  if (form === null) return [];
  const row = (label: string, amount: string, strong: boolean): FormRow => ({
    strong,
    cells: [
      { text: '' },
      { text: label },
      { text: '' },
      ...bridgeColumns.slice(1).map(() => ({ text: '' })),
      money(amount),
    ],
  });
  return [
    ...steps.map(({ label, amount }) => row(label.zh, amount, false)),
    row('A107012 第40行 年度研发费用小计', form, true),
  ];
}

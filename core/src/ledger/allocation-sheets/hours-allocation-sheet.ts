import Big from 'big.js';
import {
  columnLetters,
  firstBodyRow,
  type FormAmount,
  type FormCell,
  type FormRow,
  type FormSheet,
} from '../../kernel';
import { signatures } from './signatures';

/** Hours of a person on a project in a month. */
export interface HoursLine {
  /** `E1 张三` */
  readonly person: string;
  /** `RD01 项目名称` */
  readonly project: string;
  readonly hours: string;
  /** 实际出勤工时; null where none is recorded. */
  readonly attended: string | null;
  /** What the hours rest on where their person confirmed them; the column is there where any has one. */
  readonly basis: string | null;
}

const HOURS = 4;

/**
 * 研发人员工时分配表 of a month: the hours of each person by project out of the attendance, with live sums and shares. 税总公告
 * 2017年第40号 一 has the use of shared personnel recorded.
 */
export function hoursAllocationSheet(enterprise: string, month: string, lines: readonly HoursLine[]): FormSheet {
  const title = '研发人员工时分配表';
  const confirmed = lines.some(({ basis }) => basis !== null);
  const headings = [
    ...['序号', '人员', '实际出勤工时', '项目', '研发工时', '占出勤（%）'],
    ...(confirmed ? ['填报依据'] : []),
  ];
  const header = [{ left: `企业名称：${enterprise}`, right: `月份：${month}　单位：小时` }];
  const head = [headings.map((text) => ({ text }))];
  const first = firstBodyRow({ header, head });
  const inOrder = lines.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const firstOf = new Map(inOrder.map(({ person }, index) => [person, index] as const).toReversed());
  const body = inOrder.map((line, index): FormRow => {
    const top = firstOf.get(line.person)!;
    return {
      cells: [
        { text: String(index + 1) },
        { text: line.person },
        index === top && line.attended !== null ? { value: line.attended } : null,
        { text: line.project },
        { value: line.hours },
        shareCell(line, first + index, first + top),
        ...(confirmed ? [line.basis === null ? null : { text: line.basis }] : []),
      ],
    };
  });
  const last = first + lines.length - 1;
  const sumOf = (values: readonly string[]) => values.reduce((total, each) => total.plus(each), new Big(0)).toFixed();
  const down = (column: number, value: string): FormAmount => ({
    value,
    formula: `SUM(${columnLetters(column)}${first}:${columnLetters(column)}${last})`,
  });
  const attended = inOrder.flatMap((line, index) => (firstOf.get(line.person) === index ? (line.attended ?? []) : []));
  const hours = sumOf(inOrder.map((line) => line.hours));
  return {
    name: `${title} ${month}`,
    title,
    header,
    columns: [6, 26, 16, 50, 14, 14, ...(confirmed ? [44] : [])].map((width, column) => ({
      width,
      ...(column === 0 && { align: 'center' as const }),
    })),
    head,
    body: [
      ...body,
      {
        strong: true,
        cells: [
          null,
          { text: '合计' },
          down(2, sumOf(attended)),
          null,
          down(HOURS, hours),
          null,
          ...(confirmed ? [null] : []),
        ],
      },
    ],
    footer: signatures,
    frozenColumns: 2,
    print: { paper: 'a4', landscape: true },
  };
}

const orderOf = ({ person, project }: HoursLine) => `${person}\n${project}`;

/** `attendedRow` is the row that has the attendance of the person. */
function shareCell({ hours, attended }: HoursLine, row: number, attendedRow: number): FormCell {
  if (attended === null || new Big(attended).eq(0)) return null;
  const value = new Big(hours).times(100).div(attended).round(2).toFixed(2);
  return { value, places: 2, formula: `ROUND(${columnLetters(HOURS)}${row}/C${attendedRow}*100,2)` };
}

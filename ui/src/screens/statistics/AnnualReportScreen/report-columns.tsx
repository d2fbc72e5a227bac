import { text, type Text } from '@rdm/core/internal/kernel';
import type { Column } from '../../../components';
import type { Label } from '../../../theme';
import { describedBy, IndicatorName } from './IndicatorName';
import type { ReportRow } from './report-rows';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const labels = {
  name: text('指标名称', 'Indicator'),
  unit: text('计量单位', 'Unit'),
  code: text('代码', 'Code'),
  quantity: text('数量', 'Quantity'),
  row: text('代码 {code}', 'Code {code}'),
  cell: text('代码{code} {name}', 'Code {code} {name}'),
  computed: text('自动计算，点击查看计算依据', 'Worked out; click to see how'),
};

export const indicatorColumn = 'name';
export const quantityColumn = 'quantity';

/** The form under 甲 乙 丙 1. Narrower on narrow pages; the column of indicator names takes the remaining width. */
export function reportColumns(
  screen: AnnualReportViewModel,
  read: (label: Label) => string,
): readonly Column<ReportRow>[] {
  const mayType = ({ row, isTyped }: ReportRow) => isTyped && row.amountKey !== null && screen.mayEdit;
  return [
    {
      key: indicatorColumn,
      title: labels.name,
      number: text('甲', 'A'),
      text: ({ row }) => read(row.name),
      render: (line) => <IndicatorName line={line} screen={screen} />,
    },
    {
      key: 'unit',
      title: labels.unit,
      number: text('乙', 'B'),
      width: 'clamp(44px, 12vw, 72px)',
      align: 'center',
      text: ({ row }) => read(row.unit),
      render: ({ row }) => <span className="max-md:text-hint">{read(row.unit)}</span>,
    },
    {
      key: 'code',
      title: labels.code,
      number: text('丙', 'C'),
      width: 'clamp(34px, 9vw, 48px)',
      align: 'center',
      text: ({ row }) => row.code,
      render: ({ row }) => <span className="tabular-nums">{row.code}</span>,
    },
    {
      key: quantityColumn,
      title: labels.quantity,
      number: '1',
      width: 'clamp(96px, 25vw, 148px)',
      align: 'center',
      text: ({ row }) => row.code,
      render: ({ row }) => <span className="text-dim">{row.code}</span>,
      figure: (line) => {
        const { row, value, digits, isTyped, isChanged, error } = line;
        const key = row.amountKey;
        if (key === null) return undefined;
        return {
          ...{ value, digits, error, changed: isChanged, strong: row.sumOf !== undefined },
          describedBy: describedBy(line),
          hint: isTyped ? undefined : labels.computed,
          // In an editable cell a click starts typing.
          onOpen: mayType(line) ? undefined : () => void screen.explain(key),
        };
      },
      editor: { kind: 'decimal', locked: (line) => !mayType(line) },
    },
  ];
}

/** Name of a row within a sentence: its code, for a section its name. */
export function rowName({ row }: ReportRow): Text {
  return row.amountKey === null ? row.name : text(`代码 ${row.code}`, `Code ${row.code}`);
}

export function cellName({ row }: ReportRow): Text {
  const { code, name } = row;
  return text(`代码${code} ${name.zh}`, `Code ${code} ${name.en}`);
}

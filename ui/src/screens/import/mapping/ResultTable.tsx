import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { cellAsText } from '@rdm/core/internal/records';
import { DataTable, EmptyState, type Column } from '../../../components';
import { dictionariesOf } from '../../../resource/field-dictionary';
import { rowRanges } from '../../../resource/import/row-ranges';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { cellFault } from './cell-fault';
import type { LayoutEditor } from './LayoutEditor';

const labels = {
  title: text('结果预览（前 {count} 行）', 'Preview (the first {count} rows)'),
  table: text('结果预览', 'Preview'),
  row: text('文件行', 'Row'),
  empty: text('没有读出任何行', 'No row results'),
  leftOut: text('不导入：{why}，{rows}', 'Left out: {why}; {rows}'),
  unreadable: text(
    '有 {count} 个单元格无法读取，已标出',
    '{count} {count|cell|cells} cannot be read and {count|is|are} marked',
  ),
};
const SHOWN = 20;
/** Kinds of fields with figures. */
const FIGURES: ReadonlySet<string> = new Set(['money', 'number', 'percent', 'integer']);

interface Row {
  readonly key: string;
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The first rows as the register would get them; what cannot be read is marked, what is left out is named. */
export const ResultTable = observer(function ResultTable(props: { editor: LayoutEditor; services: ResourceServices }) {
  const { editor, services } = props;
  const read = useText();
  const { result, resource } = editor;
  const { dictionaries } = services;
  useEffect(() => void dictionaries.load(dictionariesOf(resource)).catch(() => undefined), [dictionaries, resource]);

  const official = result?.rows[0]?.map(String) ?? [];
  const rows: Row[] = (result?.rows.slice(1, SHOWN + 1) ?? []).map((cells, place) => ({
    key: String(place),
    row: result!.origin.rows[place + 1]!.row,
    cells: Object.fromEntries(official.map((heading, at) => [heading, cellAsText(cells[at])])),
  }));
  const mapped = editor.fields.filter(({ heading }) => official.includes(heading));
  const faultOf = (row: Row, heading: string) => {
    const field = mapped.find((each) => each.heading === heading)!;
    return cellFault(field, row.cells[heading]!, dictionaries);
  };
  const unreadable = rows.reduce(
    (sum, row) => sum + mapped.filter(({ heading }) => faultOf(row, heading) !== null).length,
    0,
  );
  const columns: Column<Row>[] = [
    { key: 'row', title: labels.row, numeric: true, width: 72, sticky: true },
    ...mapped.map(({ heading, field }): Column<Row> => ({
      key: heading,
      title: heading,
      numeric: FIGURES.has(field.kind),
      text: (row) => row.cells[heading]!,
      render: (row) => {
        const fault = faultOf(row, heading);
        const value = row.cells[heading] || '—';
        return fault ? (
          <mark className="bg-danger-soft text-danger" title={read(fault)}>
            {value}
          </mark>
        ) : (
          value
        );
      },
    })),
  ];
  return (
    <section aria-label={read(labels.table)} className="space-y-2">
      <h3 className="font-semibold">{read(fill(labels.title, { count: rows.length }))}</h3>
      {unreadable > 0 && <p className="text-danger">{read(fill(labels.unreadable, { count: unreadable }))}</p>}
      <DataTable
        label={labels.table}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        density="compact"
        maxHeight="20rem"
        empty={<EmptyState title={labels.empty} />}
      />
      <ul className="text-hint text-dim">
        {[...leftOutByReason(editor, read)].map(([why, numbers]) => (
          <li key={why}>{read(fill(labels.leftOut, { why, rows: read(rowRanges(numbers)) }))}</li>
        ))}
      </ul>
    </section>
  );
});

function leftOutByReason({ result }: LayoutEditor, read: ReturnType<typeof useText>): Map<string, number[]> {
  const reasons = new Map<string, number[]>();
  for (const { row, why } of result?.origin.leftOut ?? []) {
    const rows = reasons.get(read(why));
    if (rows) rows.push(row);
    else reasons.set(read(why), [row]);
  }
  return reasons;
}

import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { ImportReport, PreviewedRow } from '@rdm/core/internal/records';
import { Badge, DataTable, Tabs, type Column, type TabItem } from '../../components';
import { useText } from '../../theme';
import { amountText } from './amount-text';
import { grouped } from './row-ranges';

const labels = {
  tabs: text('将写入的内容', 'What would be written'),
  changed: text('更改', 'Changed'),
  inserted: text('新增', 'New'),
  leftOut: text('不导入', 'Left out'),
  row: text('行', 'Row'),
  key: text('记录', 'Record'),
  column: text('列', 'Column'),
  before: text('原值', 'Before'),
  after: text('新值', 'After'),
  cells: text('内容', 'Contents'),
  why: text('原因', 'Why'),
  first: text('仅显示前 {shown} 条，共 {total} 条', 'Only the first {shown} of {total} are shown'),
};

interface ChangedCell {
  readonly key: string;
  readonly row: number;
  readonly record: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

const row: Column<{ readonly row: number }> = { key: 'row', title: labels.row, numeric: true, width: 72 };

/** What a checked file would write: the changed cells with their old and new values, the new records, and rows left out. */
export const ChangePreview = observer(function ChangePreview({ report }: { report: ImportReport }) {
  const read = useText();
  const { changes, leftOut = [] } = report;
  const rows = changes?.rows ?? [];
  const changed = rows.filter(({ kind }) => kind === 'changed');
  const added = rows.filter(({ kind }) => kind === 'new');
  const tab = (key: string, label: typeof labels.changed, count: number, content: TabItem['content']): TabItem[] =>
    count > 0 ? [{ key, label, badge: <Badge>{grouped(count)}</Badge>, content }] : [];
  const tabs = [
    ...tab('changed', labels.changed, changes ? report.updated : 0, <ChangedCells rows={changed} />),
    ...tab('new', labels.inserted, changes ? report.inserted : 0, <NewRecords rows={added} />),
    ...tab('leftOut', labels.leftOut, leftOut.length, <LeftOut rows={leftOut} />),
  ];
  if (tabs.length === 0) return null;
  return (
    <div className="space-y-1">
      <Tabs label={labels.tabs} tabs={tabs} />
      {changes && changes.total > rows.length && (
        <p className="text-hint text-dim">
          {read(fill(labels.first, { shown: grouped(rows.length), total: grouped(changes.total) }))}
        </p>
      )}
    </div>
  );
});

/** Amounts stand at the right of their cell, with two decimals at least, so that old and new compare at a glance. */
function Value({ value, tone }: { value: string; tone?: string }) {
  if (value === '') return <span className="text-dim">—</span>;
  const amount = amountText(value);
  return (
    <span className={`block truncate ${amount === null ? '' : 'text-right tabular-nums'} ${tone ?? ''}`} title={value}>
      {amount ?? value}
    </span>
  );
}

const changedColumns: readonly Column<ChangedCell>[] = [
  row,
  { key: 'record', title: labels.key, minWidth: '10rem' },
  { key: 'column', title: labels.column, width: 140 },
  { key: 'before', title: labels.before, width: 180, render: ({ before }) => <Value value={before} tone="text-dim" /> },
  {
    key: 'after',
    title: labels.after,
    width: 180,
    render: ({ after }) => (
      <mark className="block bg-warning-soft text-ink">
        <Value value={after} />
      </mark>
    ),
  },
];

function ChangedCells({ rows }: { rows: readonly PreviewedRow[] }) {
  const cells = rows.flatMap((changed, place) =>
    changed.cells.map((cell): ChangedCell => ({
      key: `${place} ${cell.column}`,
      row: changed.row,
      record: changed.key,
      ...cell,
    })),
  );
  return (
    <DataTable
      label={labels.changed}
      columns={changedColumns}
      rows={cells}
      rowKey={({ key }) => key}
      density="compact"
      maxHeight="20rem"
    />
  );
}

interface Numbered extends PreviewedRow {
  readonly place: string;
}

const newColumns: readonly Column<Numbered>[] = [
  row,
  { key: 'key', title: labels.key, width: 220 },
  {
    key: 'cells',
    title: labels.cells,
    minWidth: '16rem',
    render: ({ cells }) => {
      const said = cells.map(({ column, after }) => `${column} ${after}`).join('；');
      return (
        <span className="block truncate" title={said}>
          {said}
        </span>
      );
    },
  },
];

function NewRecords({ rows }: { rows: readonly PreviewedRow[] }) {
  return (
    <DataTable
      label={labels.inserted}
      columns={newColumns}
      rows={rows.map((each, place) => ({ ...each, place: String(place) }))}
      rowKey={({ place }) => place}
      density="compact"
      maxHeight="20rem"
    />
  );
}

interface LeftOutRow {
  readonly row: number;
  readonly why: string;
  readonly key: string;
}

const leftOutColumns: readonly Column<LeftOutRow>[] = [row, { key: 'why', title: labels.why, minWidth: '16rem' }];

function LeftOut({ rows }: { rows: NonNullable<ImportReport['leftOut']> }) {
  return (
    <DataTable
      label={labels.leftOut}
      columns={leftOutColumns}
      rows={rows.map((each, place) => ({ ...each, key: String(place) }))}
      rowKey={({ key }) => key}
      density="compact"
      maxHeight="20rem"
    />
  );
}

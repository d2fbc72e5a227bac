import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Badge, Drawer, EmptyState, ErrorState, Pagination, Skeleton, type Tone } from '../../../components';
import { amountText } from '../../../resource/import/amount-text';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { ImportedChanges, type ImportedRecord } from './ImportedChanges';
import type { KeptImport } from './ImportHistoryViewModel';

const labels = {
  title: text('导入变更：{file}', 'Changes of {file}'),
  list: text('变更的记录', 'Changed records'),
  failed: text('变更没有取得', 'The changes did not arrive'),
  empty: text('这次导入没有留下变更', 'This import left no changes'),
  hidden: text('您没有查看此记录的权限', 'You do not have permission to see this record'),
  overtaken: text('之后又有修改', 'Changed again since'),
  column: text('列', 'Column'),
  before: text('导入前', 'Before'),
  after: text('导入后', 'After'),
  cell: text('{column}：{value}', '{column}: {value}'),
  separator: text('；', '; '),
};

const kinds: Readonly<Record<ImportedRecord['kind'], { readonly label: Text; readonly tone: Tone }>> = {
  new: { label: text('新增', 'Added'), tone: 'success' },
  changed: { label: text('修改', 'Changed'), tone: 'accent' },
  removed: { label: text('删除', 'Removed'), tone: 'danger' },
};

export interface ChangesDrawerProps {
  services: Pick<ResourceServices, 'ports'>;
  record: KeptImport;
  onClose: () => void;
}

/** What an import changed: each record with its cells before and after, the new ones marked. */
export const ChangesDrawer = observer(function ChangesDrawer({ services, record, onClose }: ChangesDrawerProps) {
  const read = useText();
  const [changes] = useState(() => new ImportedChanges(services.ports, record.id));
  useEffect(() => void changes.open(), [changes]);
  const { answer, page, size } = changes;
  const total = answer.value?.total ?? 0;
  return (
    <Drawer
      open
      size="medium"
      title={fill(labels.title, { file: record.fileName ?? '' })}
      onClose={onClose}
      footer={
        total > 0 && (
          <Pagination
            total={total}
            page={page}
            size={size}
            disabled={answer.loading}
            of={labels.list}
            onChange={(to, rows) => void changes.open(to, rows)}
          />
        )
      }
    >
      {answer.fault ? (
        <ErrorState title={labels.failed} hint={answer.fault.message} onRetry={() => void answer.retry()} />
      ) : answer.state !== 'loaded' ? (
        <Skeleton lines={8} />
      ) : total === 0 ? (
        <EmptyState title={labels.empty} />
      ) : (
        <ol aria-label={read(labels.list)} className="space-y-4">
          {answer.value!.rows.map((row, place) => (
            <Changed
              // One record may come several times on a page.
              key={place}
              row={row}
              isElsewhere={row.register !== record.register}
            />
          ))}
        </ol>
      )}
    </Drawer>
  );
});

function Changed({ row, isElsewhere }: { row: ImportedRecord; isElsewhere: boolean }) {
  const read = useText();
  const { label, tone } = kinds[row.kind];
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{read(label)}</Badge>
        <span className="min-w-0 font-semibold break-words">{row.key}</span>
        {isElsewhere && <span className="text-hint text-dim">{read(row.registerLabel)}</span>}
        {row.overtaken && <Badge tone="warning">{read(labels.overtaken)}</Badge>}
      </p>
      {row.hidden && <p className="text-table text-dim">{read(labels.hidden)}</p>}
      {row.cells.length > 0 && (row.kind === 'changed' ? <CellTable row={row} /> : <CellLine row={row} />)}
    </li>
  );
}

const shown = (value: string) => amountText(value) ?? value;

/** All cells of a record that was added or removed. */
function CellLine({ row }: { row: ImportedRecord }) {
  const read = useText();
  const values = row.cells.map(({ column, before, after }) => ({ column, value: row.kind === 'new' ? after : before }));
  return (
    <p className="text-table break-words">
      {values
        .filter(({ value }) => value !== '')
        .map(({ column, value }) => read(fill(labels.cell, { column, value: shown(value) })))
        .join(read(labels.separator))}
    </p>
  );
}

function CellTable({ row }: { row: ImportedRecord }) {
  const read = useText();
  return (
    <table className="w-full table-fixed text-table">
      <thead className="text-left text-dim">
        <tr>
          <th className="w-1/3 py-1 pr-2 font-normal">{read(labels.column)}</th>
          <th className="pr-2 font-normal">{read(labels.before)}</th>
          <th className="font-normal">{read(labels.after)}</th>
        </tr>
      </thead>
      <tbody>
        {row.cells.map(({ column, before, after }) => (
          <tr key={column} className="border-t border-line align-top">
            <th scope="row" className="py-1 pr-2 text-left font-normal break-words text-dim">
              {column}
            </th>
            <td className="py-1 pr-2 break-words whitespace-pre-line text-dim tabular-nums">{shown(before) || '—'}</td>
            <td className="py-1 break-words whitespace-pre-line tabular-nums">
              <mark className="bg-warning-soft text-ink">{shown(after) || '—'}</mark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

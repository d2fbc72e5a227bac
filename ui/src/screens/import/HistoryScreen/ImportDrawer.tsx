import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button, DataTable, Drawer, ErrorState, Pagination, Skeleton, type Column } from '../../../components';
import { useText } from '../../../theme';
import type { ImportHistory } from './ImportHistory';

const labels = {
  title: text('导入变更：{name}', 'What {name} changed'),
  undo: text('撤销导入', 'Take back'),
  undone: text('已撤销', 'Taken back'),
  blocked: text(
    '以下 {total} 处使这次导入不能撤销，先处理后再试：',
    'This import cannot be taken back while these {total} build on it:',
  ),
  more: text('仅列出前 {shown} 处', 'The first {shown} are listed'),
  record: text('记录', 'Record'),
  column: text('列', 'Column'),
  before: text('原值', 'Before'),
  after: text('新值', 'After'),
  new: text('新增', 'New'),
  removed: text('删除', 'Removed'),
  hidden: text('您没有查看该记录的权限', 'You may not see this record'),
  overtaken: text('此后又有修改', 'Changed again since'),
  table: text('变更的单元格', 'Changed cells'),
};

type Changed = NonNullable<ImportHistory['changes']['value']>['rows'][number];

interface ChangedCell {
  readonly key: string;
  readonly record: Changed;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The cells an import changed, and what keeps it from being undone. */
export const ImportDrawer = observer(function ImportDrawer({
  history,
  onUndo,
}: {
  history: ImportHistory;
  onUndo: () => void;
}) {
  const read = useText();
  const { shown } = history;
  if (!shown) return null;
  return (
    <Drawer
      open
      size="large"
      title={fill(labels.title, { name: String(shown.fileName) })}
      onClose={() => history.close()}
      extra={shown.state === 'undone' && <Badge>{read(labels.undone)}</Badge>}
      footer={
        shown.state === 'written' && (
          <Button variant="danger" disabled={!history.canUndo} loading={history.undoing} onClick={onUndo}>
            {read(labels.undo)}
          </Button>
        )
      }
    >
      <div className="space-y-4">
        <ObstacleList history={history} />
        <ChangedCells history={history} />
      </div>
    </Drawer>
  );
});

const ObstacleList = observer(function ObstacleList({ history }: { history: ImportHistory }) {
  const read = useText();
  const { value, fault } = history.obstacles;
  if (fault) return <ErrorState hint={fault.message} onRetry={() => void history.obstacles.retry()} />;
  if (!value || value.total === 0) return null;
  return (
    <div role="status" className="space-y-1 rounded-md bg-warning-soft px-3 py-2">
      <p>{read(fill(labels.blocked, { total: value.total }))}</p>
      <ul className="list-disc pl-5">
        {value.rows.map(({ recordId, key, message }, at) => (
          <li key={`${recordId} ${at}`}>
            {key} · {read(message)}
          </li>
        ))}
      </ul>
      {value.total > value.rows.length && (
        <p className="text-hint text-dim">{read(fill(labels.more, { shown: value.rows.length }))}</p>
      )}
    </div>
  );
});

const ChangedCells = observer(function ChangedCells({ history }: { history: ImportHistory }) {
  const read = useText();
  const { value, fault } = history.changes;
  if (fault) return <ErrorState hint={fault.message} onRetry={() => void history.changes.retry()} />;
  if (!value) return <Skeleton lines={6} />;
  const kinds = { new: labels.new, removed: labels.removed, changed: null };
  const columns: Column<ChangedCell>[] = [
    {
      key: 'record',
      title: labels.record,
      render: ({ record }) => (
        <>
          {record.key} {kinds[record.kind] && <Badge>{read(kinds[record.kind]!)}</Badge>}{' '}
          {record.overtaken && <Badge tone="warning">{read(labels.overtaken)}</Badge>}
        </>
      ),
    },
    { key: 'column', title: labels.column, render: ({ column }) => column, width: 160 },
    { key: 'before', title: labels.before, render: ({ before }) => before, width: 180 },
    { key: 'after', title: labels.after, render: ({ after }) => after, width: 180 },
  ];
  const rows = value.rows.flatMap((record): ChangedCell[] =>
    record.hidden
      ? [{ key: record.recordId, record, column: read(labels.hidden), before: '', after: '' }]
      : record.cells.map((cell) => ({ key: `${record.recordId} ${cell.column}`, record, ...cell })),
  );
  return (
    <>
      <DataTable label={labels.table} columns={columns} rows={rows} rowKey={({ key }) => key} />
      <Pagination
        total={value.total}
        page={history.page}
        size={history.size}
        onChange={(page) => void history.turnTo(page)}
        sizes={[history.size]}
      />
    </>
  );
});

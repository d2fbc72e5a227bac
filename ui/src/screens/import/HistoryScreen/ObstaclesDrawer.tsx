import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Drawer } from '../../../components';
import { grouped } from '../../../resource/import/row-ranges';
import { useText } from '../../../theme';
import type { FoundObstacles, ImportHistoryViewModel } from './ImportHistoryViewModel';

const labels = {
  title: text('不能撤销：{file}', 'Cannot be undone: {file}'),
  lead: text(
    '有 {total} 处妨碍撤销，请按各条的说明处理。数据没有改动。',
    'Obstacles to undoing it: {total}. Do what is said of each. Nothing was changed.',
  ),
  first: text('仅列出前 {shown} 处。', 'Only the first {shown} are listed.'),
  list: text('妨碍撤销的记录', 'Records in the way'),
  hidden: text('您没有权限查看的记录', 'A record you do not have permission to see'),
  open: text('打开', 'Open'),
  openNamed: text('打开 {key}', 'Open {key}'),
  close: text('知道了', 'Close'),
};

export interface ObstaclesDrawerProps {
  screen: ImportHistoryViewModel;
  found: FoundObstacles;
}

/** What keeps an import from being undone: each record, why, and what to do. */
export const ObstaclesDrawer = observer(function ObstaclesDrawer({ screen, found }: ObstaclesDrawerProps) {
  const read = useText();
  const { total, rows, fileName } = found;
  return (
    <Drawer
      open
      title={fill(labels.title, { file: fileName })}
      onClose={() => screen.closeObstacles()}
      footer={<Button onClick={() => screen.closeObstacles()}>{read(labels.close)}</Button>}
    >
      <p className="mb-3">
        {read(fill(labels.lead, { total: grouped(total) }))}
        {total > rows.length && ` ${read(fill(labels.first, { shown: grouped(rows.length) }))}`}
      </p>
      <ul aria-label={read(labels.list)} className="space-y-3">
        {rows.map((row, place) => {
          const register = screen.register(row.register);
          const path = row.key === '' ? null : screen.pathTo(row);
          return (
            // One record may be in the way for several reasons.
            <li key={place} className="border-l-2 border-danger pl-3">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="min-w-0 font-semibold break-words">{row.key || read(labels.hidden)}</span>
                {register && <span className="text-hint text-dim">{read(register.label)}</span>}
                {path && (
                  <Link
                    to={path}
                    aria-label={read(fill(labels.openNamed, { key: row.key }))}
                    className="text-table text-accent-text hover:underline"
                  >
                    {read(labels.open)}
                  </Link>
                )}
              </p>
              <p className="text-table">{read(row.message)}</p>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
});

import type { ReactNode } from 'react';
import Download from 'lucide:download';
import Plus from 'lucide:plus';
import RefreshCw from 'lucide:refresh-cw';
import Rows3 from 'lucide:rows-3';
import Trash2 from 'lucide:trash-2';
import Upload from 'lucide:upload';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, ColumnChooser, IconButton, type Column } from '../../components';
import { useText } from '../../theme';
import type { RecordCommands } from './record-commands';
import type { ResourceListViewModel } from './ResourceListViewModel';

const labels = {
  add: text('新增', 'Add'),
  remove: text('删除', 'Delete'),
  import: text('导入', 'Import'),
  export: text('导出', 'Export'),
  refresh: text('刷新', 'Refresh'),
  density: text('紧凑显示', 'Compact rows'),
};

export interface ListToolbarProps {
  list: ResourceListViewModel;
  columns: readonly Column<StoredRecord>[];
  commands: RecordCommands;
  /** Buttons of a screen of its own. */
  extra?: ReactNode;
}

/** What can be done with the records at the left, how the list looks at the right. */
export const ListToolbar = observer(function ListToolbar({ list, columns, commands, extra }: ListToolbarProps) {
  const read = useText();
  const remove = (ids: readonly string[]) => {
    if (typeof commands.remove === 'function') commands.remove(ids);
    else void list.remove(ids);
  };
  return (
    <div role="toolbar" className="flex flex-auto flex-wrap items-center gap-2">
      {commands.add && (
        <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={commands.add}>
          {read(labels.add)}
        </Button>
      )}
      {commands.remove && (
        <Button
          icon={<Trash2 aria-hidden size={16} />}
          loading={list.removing}
          onClick={() => remove([...list.selected])}
        >
          {read(labels.remove)}
        </Button>
      )}
      {commands.import && (
        <Button icon={<Upload aria-hidden size={16} />} onClick={commands.import}>
          {read(labels.import)}
        </Button>
      )}
      {commands.export && (
        <Button icon={<Download aria-hidden size={16} />} onClick={commands.export}>
          {read(labels.export)}
        </Button>
      )}
      {extra}
      <span className="ml-auto flex items-center">
        <IconButton
          label={labels.refresh}
          icon={<RefreshCw aria-hidden size={16} />}
          onClick={() => void list.load()}
        />
        <ColumnChooser
          columns={columns}
          layout={list.preferences.layout}
          onLayout={(layout) => list.preferences.setLayout(layout)}
        />
        {/* Cards have no rows to make lower. */}
        <span className="max-md:hidden">
          <IconButton
            label={labels.density}
            icon={<Rows3 aria-hidden size={16} />}
            pressed={list.preferences.density === 'compact'}
            onClick={() => list.preferences.toggleDensity()}
          />
        </span>
      </span>
    </div>
  );
});

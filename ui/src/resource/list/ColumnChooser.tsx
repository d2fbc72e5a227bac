import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Columns3 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/kernel';
import { Checkbox, type Column } from '../../components';
import { useText } from '../../theme';
import type { ListPreferences } from './ListPreferences';

const labels = { columns: text('显示列', 'Columns') };

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  preferences: ListPreferences;
}

/** Which columns of a list are shown; the one that opens the record always is. */
export const ColumnChooser = observer(function ColumnChooser<Row>({ columns, preferences }: ColumnChooserProps<Row>) {
  const read = useText();
  return (
    <Popover>
      <PopoverButton
        aria-label={read(labels.columns)}
        title={read(labels.columns)}
        className="inline-flex size-8 items-center justify-center rounded-md text-dim hover:bg-hover hover:text-accent-text"
      >
        <Columns3 aria-hidden size={16} />
      </PopoverButton>
      <PopoverPanel
        focus
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        className="z-50 flex flex-col rounded-md border border-line bg-raised p-2 text-ink shadow-float"
      >
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.title}
            checked={!preferences.hidden.includes(column.key)}
            disabled={column.primary}
            onChange={() => preferences.toggleColumn(column.key)}
          />
        ))}
      </PopoverPanel>
    </Popover>
  );
});

import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { Button } from '../Button';
import { Select } from '../Select';
import { cellsOf, type SheetColumn, type SheetRow } from './SheetRow';

const labels = {
  shown: text('显示的列', 'Column shown'),
  faulty: text('{column}：{count} 处有误', '{column}: {count} at fault'),
  changed: text('{column}：{count} 处未保存', '{column}: {count} not saved'),
};

export interface OneColumnShownProps {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  /** The key of the column that is shown. */
  shown: string;
  onShow: (column: string) => void;
}

/** Which column a sheet shows where there is room for one, and what waits in those that it does not show. */
export function OneColumnShown({ columns, rows, shown, onShow }: OneColumnShownProps) {
  const read = useText();
  const waiting = columns.flatMap(({ key, title }, place) => {
    const said = key === shown ? undefined : whatWaits(title, place, rows);
    return said ? [{ key, ...said }] : [];
  });
  return (
    <div className="mb-2 flex flex-col items-start gap-1">
      <Select
        aria-label={read(labels.shown)}
        options={columns.map(({ key, title: label }) => ({ value: key, label }))}
        value={shown}
        onChange={(column) => onShow(column ?? shown)}
      />
      {waiting.map(({ key, label, column, count }) => (
        <Button key={key} size="small" variant="text" wraps onClick={() => onShow(key)}>
          {read(fill(label, { column: read(column), count }))}
        </Button>
      ))}
    </div>
  );
}

/** Of a column out of sight: how many of its figures are at fault, else how many are not saved. */
function whatWaits(column: Label, place: number, rows: readonly SheetRow[]) {
  const cells = rows.map((row) => cellsOf(row)[place]);
  const faulty = cells.filter((cell) => cell?.error !== undefined).length;
  const changed = cells.filter((cell) => cell?.changed).length;
  if (faulty > 0) return { label: labels.faulty, column, count: faulty };
  if (changed > 0) return { label: labels.changed, column, count: changed };
  return undefined;
}

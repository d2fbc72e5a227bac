import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { fill, text, type ImportError } from '@rdm/core/kernel';
import { Badge, DataTable, type Column } from '../../components';
import { useText } from '../../theme';
import { isCorrectable, type CellCorrections } from './CellCorrections';
import { FaultyCell } from './FaultyCell';
import type { ErrorGroup } from './WorkbookImport';

const labels = {
  table: text('{column}的错误', 'Faults of {column}'),
  sheet: text('整个工作簿', 'The whole workbook'),
  row: text('行', 'Row'),
  value: text('单元格内容', 'Cell'),
  message: text('问题', 'What is wrong'),
};

type Row = ImportError & { readonly key: string };

const plainColumns: readonly Column<Row>[] = [
  { key: 'row', title: labels.row, numeric: true, width: 72 },
  { key: 'value', title: labels.value, width: 180 },
  { key: 'message', title: labels.message, render: ({ message }) => <span title={message}>{message}</span> },
];

export interface FaultTableProps {
  group: ErrorGroup;
  /** Given where the faulty cells can be typed over. */
  corrections: CellCorrections | null;
  disabled: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Enter came here from the column before: its first cell takes the focus. */
  entered: boolean;
  onEntered: () => void;
  /** Enter in the last cell. */
  onLeave: () => void;
}

/** The faults of one column, behind its name. Closed, it draws no rows. */
export function FaultTable(props: FaultTableProps) {
  const { group, corrections, disabled, open, onToggle, entered, onEntered, onLeave } = props;
  const read = useText();
  const box = useRef<HTMLDetailsElement>(null);
  const name = group.column || read(labels.sheet);

  /** Goes to the first faulty cell from a place on; answers whether there is one. */
  const focus = (from: number): boolean => {
    const place = group.errors.findIndex((error, at) => at >= from && isCorrectable(error));
    const cell = box.current?.querySelector<HTMLInputElement>(`input[data-place="${place}"]`);
    cell?.focus();
    cell?.select();
    return place >= 0;
  };
  useLayoutEffect(() => {
    if (!entered || !open) return;
    focus(0);
    onEntered();
  });

  const cell = (error: Row, place: number): ReactNode =>
    corrections && isCorrectable(error) ? (
      <FaultyCell
        error={error}
        corrections={corrections}
        disabled={disabled}
        place={place}
        onEnter={() => !focus(place + 1) && onLeave()}
      />
    ) : (
      error.value || '—'
    );
  const columns = plainColumns.map((column) => (column.key === 'value' ? { ...column, render: cell } : column));
  return (
    <details
      ref={box}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="rounded-md border border-line"
    >
      <summary className="cursor-pointer px-3 py-1.5 text-table">
        {name} <Badge tone="danger">{group.errors.length}</Badge>
      </summary>
      {open && (
        <DataTable
          label={fill(labels.table, { column: name })}
          columns={columns}
          rows={group.errors.map((error, index) => ({ ...error, key: String(index) }))}
          rowKey={({ key }) => key}
          maxHeight="16rem"
        />
      )}
    </details>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import type { ImportError } from '@rdm/core/internal/records';
import { DataTable, type Column } from '../../components';
import type { Label } from '../../theme';
import { isCorrectable, type CellCorrections } from './CellCorrections';
import type { FaultLine } from './fault-lines';
import { FaultyCell } from './FaultyCell';

const labels = {
  row: text('行', 'Row'),
  value: text('单元格内容', 'Cell'),
  message: text('问题', 'Fault'),
};

type Row = ImportError & { readonly key: string };

const row: Column<Row> = { key: 'row', title: labels.row, numeric: true, width: 72 };
const message: Column<Row> = {
  key: 'message',
  title: labels.message,
  render: (error) => <span title={error.message}>{error.message}</span>,
};

export interface FaultTableProps {
  label: Label;
  line: FaultLine;
  /** Given where the faulty cells can be typed over. */
  corrections: CellCorrections | null;
  disabled: boolean;
  /** Enter moved here from the previous table: the first cell takes the focus. */
  entered: boolean;
  onEntered: () => void;
  /** Enter in the last cell. */
  onLeave: () => void;
}

/** The cells of a fault; virtualised. */
export function FaultTable(props: FaultTableProps) {
  const { label, line, corrections, disabled, entered, onEntered, onLeave } = props;
  const box = useRef<HTMLDivElement>(null);

  /** Focuses the first correctable cell from a position on; returns whether there is one. */
  const focus = (from: number): boolean => {
    const place = line.errors.findIndex((error, at) => at >= from && isCorrectable(error));
    const cell = box.current?.querySelector<HTMLInputElement>(`input[data-place="${place}"]`);
    cell?.focus();
    cell?.select();
    return place >= 0;
  };
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
  const value: Column<Row> = { key: 'value', title: labels.value, width: 180, render: cell };
  const columns = line.varies ? [row, value, message] : [row, value];

  useLayoutEffect(() => {
    if (!entered) return;
    focus(0);
    onEntered();
  });

  return (
    <div ref={box}>
      <DataTable
        label={label}
        columns={columns}
        rows={line.errors.map((error) => ({ ...error, key: `${error.row} ${error.message}` }))}
        rowKey={({ key }) => key}
        maxHeight="16rem"
      />
    </div>
  );
}

import { useContext } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { ImportError } from '@rdm/core/internal/records';
import { classNames, Select } from '../../components';
import { useText } from '../../theme';
import type { CellCorrections } from './CellCorrections';
import { FaultChoicesContext } from './fault-choices';

const labels = {
  cell: text('第{row}行 {column}', 'Row {row}, {column}'),
  was: text('文件中为“{value}”', 'The file says “{value}”'),
  wasEmpty: text('文件中为空', 'Empty in the file'),
};

export interface FaultyCellProps {
  error: ImportError;
  corrections: CellCorrections;
  disabled: boolean;
  /** The index of the cell among the faults of its line. */
  place: number;
  onEnter: () => void;
}

/** An editable faulty cell of a rejected workbook. If it differs from the file it is tinted and labelled so. */
export const FaultyCell = observer(function FaultyCell(props: FaultyCellProps) {
  const { error, corrections, disabled, place, onEnter } = props;
  const read = useText();
  const value = corrections.valueOf(error);
  const was = corrections.originalOf(error);
  const changed = value !== was;
  const choices = useContext(FaultChoicesContext)(error);
  const label = read(fill(labels.cell, { row: error.row, column: error.column }));
  if (choices.length > 0) {
    return (
      <Select
        aria-label={label}
        disabled={disabled}
        placeholder={was === '' ? undefined : was}
        value={choices.includes(value) ? value : null}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={(choice) => choice !== undefined && corrections.type(error, choice)}
      />
    );
  }
  return (
    <input
      type="text"
      autoComplete="off"
      data-place={place}
      aria-label={label}
      title={changed ? read(was === '' ? labels.wasEmpty : fill(labels.was, { value: was })) : undefined}
      value={value}
      disabled={disabled}
      onChange={(event) => corrections.type(error, event.target.value)}
      onKeyDown={(event) => {
        // The Enter that ends an input method's composition chooses a word.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
      className={classNames(
        'h-7 w-full min-w-0 rounded-sm border px-1 text-ink focus:outline-2 focus:-outline-offset-1 focus:outline-accent-text disabled:text-dim',
        changed ? 'border-accent bg-warning-soft' : 'border-line-strong bg-cell-input',
      )}
    />
  );
});

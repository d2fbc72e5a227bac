import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { FaultTable, type FaultTableProps } from './FaultTable';
import { rowRanges } from './row-ranges';

const labels = { table: text('{column}：{message}', '{column}: {message}') };

export interface FaultLineViewProps extends Omit<FaultTableProps, 'label'> {
  /** Name of the table for a line of mixed faults. */
  mixture: Text;
  /** The name of the column. */
  column: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A fault shown once with its rows and their count; its cells in a disclosure, those of mixed faults directly. */
export function FaultLineView({ mixture, column, open, onToggle, ...table }: FaultLineViewProps) {
  const read = useText();
  const { message, errors } = table.line;
  if (message === null) return <FaultTable label={mixture} {...table} />;
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="border-t border-line">
      <summary className="cursor-pointer px-3 py-1.5 text-table">
        {message} <span className="text-dim">{read(rowRanges(errors.map(({ row }) => row)))}</span>
      </summary>
      {open && <FaultTable label={fill(labels.table, { column, message })} {...table} />}
    </details>
  );
}

import { useId, type KeyboardEvent } from 'react';
import { fill, text } from '@rdm/core/kernel';
import { Amount, classNames, SheetInput } from '../../../components';
import { useText } from '../../../theme';
import type { ReportRow } from './report-rows';

const labels = {
  cell: text('代码{code} {name}', 'Code {code} {name}'),
  computed: text('自动计算，点击查看计算依据', 'Worked out; click to see how'),
  changed: text('未保存', 'not saved'),
};

export interface QuantityCellProps {
  line: ReportRow;
  /** Ids of what describes the figure. */
  about: string;
  mayEdit: boolean;
  className: string;
  onChange: (value: string) => void;
  onExplain: () => void;
  onMove: (event: KeyboardEvent<HTMLElement>) => void;
  onBlock: (clipboard: string) => boolean;
}

/** 数量: typed in a tinted cell, or worked out and explained by a click. */
export function QuantityCell(props: QuantityCellProps) {
  const { line, about, mayEdit, className, onChange, onExplain, onMove, onBlock } = props;
  const { row, value, isTyped, isChanged, error, digits } = line;
  const read = useText();
  const errorId = useId();
  const name = read(fill(labels.cell, { code: row.code, name: read(row.name) }));
  const describedBy = [error && errorId, about].filter(Boolean).join(' ') || undefined;
  return (
    <td data-changed={isChanged || undefined} className={classNames(className, 'relative')}>
      {isChanged && (
        <span className="pointer-events-none absolute top-0 left-0 border-4 border-transparent border-t-cell-changed border-l-cell-changed">
          <span className="sr-only">{read(labels.changed)}</span>
        </span>
      )}
      {isTyped && mayEdit ? (
        <SheetInput
          name={name}
          value={value ?? ''}
          digits={digits}
          invalid={error !== undefined}
          describedBy={describedBy}
          place={row.code}
          onCommit={onChange}
          onBlock={onBlock}
          onMove={onMove}
          onFocus={() => undefined}
        />
      ) : (
        <button
          type="button"
          data-place={row.code}
          title={isTyped ? undefined : read(labels.computed)}
          aria-describedby={describedBy}
          onClick={onExplain}
          onKeyDown={(event) => event.key !== 'Enter' && onMove(event)}
          className="h-9 w-full px-2 hover:bg-hover focus-visible:-outline-offset-2"
        >
          <span className="sr-only">{name}</span>
          <Amount value={value} digits={digits} strong={row.sumOf !== undefined} />
        </button>
      )}
      {error && (
        <p id={errorId} className="px-2 pb-1 text-right text-hint text-danger">
          {read(error)}
        </p>
      )}
    </td>
  );
}

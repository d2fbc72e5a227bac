import { useMemo, useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { isCorrectable, type CellCorrections } from './CellCorrections';
import { faultLines, type FaultLine } from './fault-lines';
import { FaultColumn } from './FaultColumn';
import { FaultLineView } from './FaultLineView';
import type { ErrorGroup } from './WorkbookImport';

const labels = {
  table: {
    danger: text('{column}的错误', 'Faults in {column}'),
    warning: text('{column}的提示', 'Warnings about {column}'),
  },
  sheet: text('整个工作簿', 'The whole workbook'),
};
/** A fault with more cells than this is initially closed. */
const FEW_CELLS = 20;

export interface ImportErrorsProps {
  groups: readonly ErrorGroup[];
  /** Errors prevent their rows from being written; warnings do not. */
  tone?: 'danger' | 'warning';
  /** Given where the faulty cells can be typed over. */
  corrections?: CellCorrections | null;
  disabled?: boolean;
}

/** A fault in its column, by the key under which it is opened and closed. */
interface PlacedLine {
  readonly key: string;
  readonly column: string;
  readonly line: FaultLine;
}

/**
 * The faults of a workbook by column, identical faults shown once with their rows; the first column is open. Enter
 * moves to the next faulty cell.
 */
export function ImportErrors(props: ImportErrorsProps) {
  const { groups, tone = 'danger', corrections = null, disabled = false } = props;
  const read = useText();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [entered, setEntered] = useState<string | null>(null);
  const lines = useMemo(() => groups.flatMap(placedLines), [groups]);

  const toggle = (key: string, open: boolean) => setToggled((all) => new Map(all).set(key, open));
  const leave = (key: string) => {
    const place = lines.findIndex((each) => each.key === key);
    const next = lines.slice(place + 1).find(({ line }) => line.errors.some(isCorrectable));
    if (!next) return;
    toggle(next.column, true);
    toggle(next.key, true);
    setEntered(next.key);
  };
  return (
    <div className="space-y-2">
      {groups.map(({ column, errors }, place) => {
        const name = column || read(labels.sheet);
        return (
          <FaultColumn
            key={column}
            name={name}
            count={errors.length}
            tone={tone}
            open={toggled.get(column) ?? place === 0}
            onToggle={(open) => toggle(column, open)}
          >
            {() =>
              lines
                .filter((each) => each.column === column)
                .map(({ key, line }) => (
                  <FaultLineView
                    key={key}
                    mixture={fill(labels.table[tone], { column: name })}
                    column={name}
                    line={line}
                    corrections={corrections}
                    disabled={disabled}
                    open={toggled.get(key) ?? line.errors.length <= FEW_CELLS}
                    onToggle={(open) => toggle(key, open)}
                    entered={entered === key}
                    onEntered={() => setEntered(null)}
                    onLeave={() => leave(key)}
                  />
                ))
            }
          </FaultColumn>
        );
      })}
    </div>
  );
}

const placedLines = ({ column, errors }: ErrorGroup): PlacedLine[] =>
  faultLines(errors).map((line) => ({ key: `${column}\n${line.message ?? ''}`, column, line }));

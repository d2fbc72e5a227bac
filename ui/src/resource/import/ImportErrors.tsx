import { useState } from 'react';
import { isCorrectable, type CellCorrections } from './CellCorrections';
import { FaultTable } from './FaultTable';
import type { ErrorGroup } from './WorkbookImport';

export interface ImportErrorsProps {
  groups: readonly ErrorGroup[];
  /** Given where the faulty cells can be typed over. */
  corrections?: CellCorrections | null;
  disabled?: boolean;
}

/** The faults of a workbook, a table for each column; the first is open. Enter goes from cell to faulty cell. */
export function ImportErrors({ groups, corrections = null, disabled = false }: ImportErrorsProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [entered, setEntered] = useState<string | null>(null);

  const toggle = (column: string, open: boolean) => setToggled((all) => new Map(all).set(column, open));
  const leave = (place: number) => {
    const next = groups.slice(place + 1).find(({ errors }) => errors.some(isCorrectable));
    if (!next) return;
    toggle(next.column, true);
    setEntered(next.column);
  };
  return (
    <div className="space-y-2">
      {groups.map((group, place) => (
        <FaultTable
          key={group.column}
          group={group}
          corrections={corrections}
          disabled={disabled}
          open={toggled.get(group.column) ?? place === 0}
          onToggle={(open) => toggle(group.column, open)}
          entered={entered === group.column}
          onEntered={() => setEntered(null)}
          onLeave={() => leave(place)}
        />
      ))}
    </div>
  );
}

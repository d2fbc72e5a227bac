import type { ReactNode } from 'react';
import { Badge } from '../../components';
import { grouped } from './row-ranges';

export interface FaultColumnProps {
  /** The heading of the column, or what stands for the whole workbook. */
  name: string;
  count: number;
  tone: 'danger' | 'warning';
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Its faults; not made while it is closed. */
  children: () => ReactNode;
}

/** The faults of one column, behind its name and their count. */
export function FaultColumn({ name, count, tone, open, onToggle, children }: FaultColumnProps) {
  return (
    <details
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="rounded-md border border-line"
    >
      <summary className="cursor-pointer px-3 py-1.5 text-table">
        {name} <Badge tone={tone}>{grouped(count)}</Badge>
      </summary>
      {open && children()}
    </details>
  );
}

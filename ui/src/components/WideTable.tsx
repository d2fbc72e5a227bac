import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { useText, type Label } from '../theme';

export interface WideTableProps {
  label: Label;
  className?: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** A table of a few rows that scrolls sideways where it is wider than its place; by keyboard, too. */
export function WideTable({ label, className, children }: WideTableProps) {
  const read = useText();
  const name = read(label);
  return (
    <div role="group" aria-label={name} tabIndex={0} className="relative overflow-x-auto">
      <table aria-label={name} className={classNames('w-full text-table', className)}>
        {children}
      </table>
    </div>
  );
}

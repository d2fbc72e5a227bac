import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { CutEdge } from './grid/CutEdge';
import { useText, type Label } from '../theme';

export interface WideTableProps {
  label: Label;
  className?: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

const startsWithFigure = (_: number, { textContent }: HTMLElement) => /^[-−]?\d/.test((textContent ?? '').trim());

/** A table of a few rows that scrolls sideways where it is wider than its place; by keyboard, too. */
export function WideTable({ label, className, children }: WideTableProps) {
  const read = useText();
  const name = read(label);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="relative">
      <div ref={box} role="group" aria-label={name} tabIndex={0} className="relative overflow-x-auto">
        <table aria-label={name} className={classNames('w-full text-table', className)}>
          {children}
        </table>
      </div>
      <CutEdge box={box} holdsFigures={startsWithFigure} content={children} />
    </div>
  );
}

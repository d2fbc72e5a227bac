import type { ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../../theme';

const unit = text('金额单位：元（列至角分）', 'Unit: yuan, two decimals');

export interface PaperSheetProps {
  title: Label;
  /** Lines above the table on the left: the taxpayer, the period; the unit is on the right. */
  head: readonly Label[];
  /** Set between the head and the table; no part of the official form. */
  note?: ReactNode;
  /** Lines below the table. */
  foot?: readonly Label[];
  children: ReactNode;
}

/** An official sheet: title centred, head lines, unit at the right, the table, the lines to sign on. */
export function PaperSheet({ title, head, note, foot = [], children }: PaperSheetProps) {
  const read = useText();
  return (
    <section aria-label={read(title)} className="min-w-0 rounded-md border border-line bg-raised p-4">
      <h2 className="mb-2 text-center text-heading font-semibold">{read(title)}</h2>
      <div className="mb-1 flex flex-wrap items-end gap-x-6 gap-y-1 text-table">
        {head.map((line) => (
          <p key={read(line)}>{read(line)}</p>
        ))}
        <p className="ml-auto text-hint text-dim">{read(unit)}</p>
      </div>
      {note}
      {children}
      {foot.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-16 gap-y-1 text-table text-dim">
          {foot.map((line) => (
            <p key={read(line)}>{read(line)}</p>
          ))}
        </div>
      )}
    </section>
  );
}

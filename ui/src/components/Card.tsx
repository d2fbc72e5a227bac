import { useId, type ReactNode } from 'react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';

export interface CardProps {
  title?: Label;
  /** At the right of the title. */
  extra?: ReactNode;
  /** Without padding, for a table that fills it. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, extra, flush = false, className, children }: CardProps) {
  const read = useText();
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames('min-w-0 rounded-md border border-line bg-raised', className)}
    >
      {(title || extra) && (
        <header className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
          {title && (
            <h2 id={id} className="min-w-0 flex-auto text-heading font-semibold">
              {read(title)}
            </h2>
          )}
          {extra}
        </header>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../components';

export interface PrimaryLinkProps {
  readonly to: string;
  /** As wide as what holds it. */
  readonly block?: boolean;
  readonly children: ReactNode;
}

/** The way on from a page, where it leads to another one; looks like the primary button of a page that has one. */
export function PrimaryLink({ to, block = false, children }: PrimaryLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'h-8 shrink-0 items-center justify-center rounded-md bg-accent-solid px-3 whitespace-nowrap text-accent-contrast hover:bg-accent-solid-hover',
        block ? 'flex' : 'inline-flex',
      )}
    >
      {children}
    </Link>
  );
}

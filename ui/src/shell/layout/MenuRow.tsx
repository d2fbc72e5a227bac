import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames, Tooltip } from '../../components';
import { useText, type Label } from '../../theme';

export interface MenuRowProps {
  to: string;
  label: Label;
  icon?: ReactNode;
  /** Inside a group. */
  nested?: boolean;
  /** Only the icon shows. */
  folded?: boolean;
  external?: boolean;
  onNavigate: () => void;
}

/** A row of the side menu that leads to a page. */
export function MenuRow({ to, label, icon, nested = false, folded = false, external, onNavigate }: MenuRowProps) {
  const read = useText();
  const row = (active: boolean) =>
    classNames(
      'flex h-10 items-center gap-2 overflow-hidden whitespace-nowrap hover:bg-menu-hover',
      folded ? 'justify-center' : nested ? 'pr-3 pl-10' : 'px-4',
      active &&
        (nested
          ? 'bg-menu-nested-active text-menu-nested-active-text [box-shadow:var(--menu-marker)]'
          : 'bg-menu-active text-menu-active-text [box-shadow:var(--menu-marker)]'),
    );
  const content = (
    <>
      {icon}
      <span className={folded ? 'sr-only' : 'truncate'}>{read(label)}</span>
    </>
  );
  const link =
    external || /^https?:/i.test(to) ? (
      <a href={to} target="_blank" rel="noopener noreferrer" className={row(false)}>
        {content}
      </a>
    ) : (
      <NavLink to={to} end className={({ isActive }) => row(isActive)} onClick={onNavigate}>
        {content}
      </NavLink>
    );
  return <li>{folded ? <Tooltip text={label}>{link}</Tooltip> : link}</li>;
}

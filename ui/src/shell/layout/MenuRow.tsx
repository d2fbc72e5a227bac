import { use, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames, Tooltip } from '../../components';
import { useText, type Label } from '../../theme';
import type { MenuPlace } from '../menu/menu-tree';
import { ScreenAheadContext } from './ScreenAhead';

export interface MenuRowProps {
  place: MenuPlace;
  label: Label;
  icon?: ReactNode;
  /** Inside a group. */
  nested?: boolean;
  /** Only the icon shows. */
  folded?: boolean;
  onNavigate: () => void;
}

/** A row of the side menu that leads to a page, or to another program in a new window. */
export function MenuRow({ place, label, icon, nested = false, folded = false, onNavigate }: MenuRowProps) {
  const read = useText();
  const ahead = use(ScreenAheadContext);
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
      <span title={folded ? undefined : read(label)} className={folded ? 'sr-only' : 'truncate'}>
        {read(label)}
      </span>
    </>
  );
  const link =
    'href' in place ? (
      <a href={place.href} target="_blank" rel="noopener noreferrer" className={row(false)}>
        {content}
      </a>
    ) : (
      <NavLink
        to={place.to}
        end
        className={({ isActive }) => row(isActive)}
        onPointerEnter={() => ahead.reach(place.to)}
        onFocus={() => ahead.reach(place.to)}
        onPointerLeave={ahead.leave}
        onBlur={ahead.leave}
        onClick={() => {
          ahead.leave();
          onNavigate();
        }}
      >
        {content}
      </NavLink>
    );
  return <li>{folded ? <Tooltip text={label}>{link}</Tooltip> : link}</li>;
}

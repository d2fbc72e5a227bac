import ChevronDown from 'lucide:chevron-down';
import type { MenuNode } from '@rdm/core/internal/access';
import { classNames, Tooltip } from '../../components';
import { useText } from '../../theme';
import { MenuIcon } from '../menu/menu-icons';
import { leavesOf, menuLabel, menuPlace } from '../menu/menu-tree';
import { MenuRow } from './MenuRow';

export interface MenuGroupProps {
  menu: MenuNode;
  open: boolean;
  folded: boolean;
  /** The current page is one of its menus. */
  holdsActive: boolean;
  onToggle: (open: boolean) => void;
  onNavigate: () => void;
}

/** A menu with submenus; deeper levels are flattened into one list. When folded, its icon unfolds the side menu. */
export function MenuGroup({ menu, open, folded, holdsActive, onToggle, onNavigate }: MenuGroupProps) {
  const read = useText();
  const label = menuLabel(menu);
  const button = (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onToggle(!open)}
      className={classNames(
        'flex h-10 w-full items-center gap-2 overflow-hidden text-left whitespace-nowrap hover:bg-menu-hover',
        folded ? 'justify-center' : 'px-4',
        holdsActive && !open && 'text-menu-active-text',
        holdsActive && folded && 'bg-menu-active',
      )}
    >
      <MenuIcon source={menu.source} />
      <span title={folded ? undefined : read(label)} className={folded ? 'sr-only' : 'min-w-0 flex-1 truncate'}>
        {read(label)}
      </span>
      {!folded && (
        <ChevronDown
          aria-hidden
          size={14}
          className={classNames('shrink-0 transition-transform', open && 'rotate-180')}
        />
      )}
    </button>
  );
  return (
    <li>
      {folded ? <Tooltip text={label}>{button}</Tooltip> : button}
      {open && (
        <ul>
          {leavesOf(menu.children ?? []).map((leaf) => (
            <MenuRow key={leaf.id} nested place={menuPlace(leaf)} label={menuLabel(leaf)} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  );
}

import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import House from 'lucide:house';
import { useLocation } from 'react-router';
import type { MenuNode } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import { classNames } from '../../components';
import { useText } from '../../theme';
import { MenuIcon } from '../menu/menu-icons';
import { menuLabel, menuPlace, menusAbove } from '../menu/menu-tree';
import { productName, productShortName } from '../product';
import { usePreferences, useSession } from '../services';
import { homePath } from '../tabs/TabsViewModel';
import { useCurrentInView } from '../use-current-in-view';
import { MenuGroup } from './MenuGroup';
import { MenuRow } from './MenuRow';

const homePlace = { to: homePath };
const labels = { menu: text('主菜单', 'Main menu'), home: text('首页', 'Home') };

export interface SideMenuProps {
  /** The menus of the top menu chosen; null shows all. */
  narrowed: readonly MenuNode[] | null;
  /** Shown over the page; only below 992 px. */
  open: boolean;
  onNavigate: () => void;
}

/** The server's menus, 224 px wide or 56 px folded; below 992 px off the canvas until opened. */
export const SideMenu = observer(function SideMenu({ narrowed, open, onNavigate }: SideMenuProps) {
  const read = useText();
  const session = useSession();
  const menus = narrowed ?? session.menus;
  const preferences = usePreferences();
  const { pathname } = useLocation();
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const folded = preferences.menuFolded && !open;
  const above = new Set(menusAbove(menus, pathname).map(({ id }) => id));

  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, '[aria-current=page]', pathname, menus);

  const toggle = (id: string, opens: boolean) => {
    setChoices({ ...choices, [id]: opens });
    if (folded) preferences.toggleMenu();
  };
  return (
    <aside
      className={classNames(
        'z-30 flex shrink-0 flex-col border-r border-header-line text-menu-text [background:var(--menu)] max-lg:[background:linear-gradient(var(--menu),var(--menu)),var(--page)] max-lg:fixed max-lg:inset-y-0 max-lg:left-0 max-lg:shadow-float',
        folded ? 'w-56 lg:w-14' : 'w-56',
        !open && 'max-lg:invisible max-lg:-translate-x-full',
      )}
    >
      <div
        className={classNames(
          'flex h-11.5 shrink-0 items-center gap-2 overflow-hidden bg-logo text-logo-text',
          folded ? 'justify-center' : 'px-4',
        )}
      >
        <span className={classNames('font-semibold', folded ? 'text-body' : 'text-heading')}>{productShortName}</span>
        {!folded && <span className="truncate text-table">{read(productName)}</span>}
      </div>
      <nav ref={list} aria-label={read(labels.menu)} className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto py-1">
        <ul>
          <MenuRow
            place={homePlace}
            label={labels.home}
            icon={<House aria-hidden size={16} className="shrink-0" />}
            folded={folded}
            onNavigate={onNavigate}
          />
          {menus.map((menu) =>
            menu.children?.length ? (
              <MenuGroup
                key={menu.id}
                menu={menu}
                folded={folded}
                open={!folded && (choices[menu.id] ?? above.has(menu.id))}
                holdsActive={above.has(menu.id)}
                onToggle={(opens) => toggle(menu.id, opens)}
                onNavigate={onNavigate}
              />
            ) : (
              <MenuRow
                key={menu.id}
                place={menuPlace(menu)}
                label={menuLabel(menu)}
                icon={<MenuIcon source={menu.source} />}
                folded={folded}
                onNavigate={onNavigate}
              />
            ),
          )}
        </ul>
      </nav>
    </aside>
  );
});

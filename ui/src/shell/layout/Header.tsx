import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import MenuLines from 'lucide:menu';
import PanelLeftClose from 'lucide:panel-left-close';
import PanelLeftOpen from 'lucide:panel-left-open';
import { text } from '@rdm/core/internal/kernel';
import { IconButton } from '../../components';
import { ErrorBoundary } from '../ErrorBoundary';
import { LanguageButton } from '../LanguageButton';
import { HeaderTools, MenuSearch } from '../late';
import type { TopMenusViewModel } from '../menu/TopMenusViewModel';
import type { ShowOverlay } from '../overlays';
import { usePreferences } from '../services';
import { TopMenuBar } from './TopMenuBar';
import { UserMenu } from './UserMenu';

const labels = {
  open: text('打开菜单', 'Open the menu'),
  fold: text('折叠菜单', 'Fold the menu'),
  unfold: text('展开菜单', 'Unfold the menu'),
};

export interface HeaderProps {
  topMenus: TopMenusViewModel;
  onOpenMenu: () => void;
  onShow: ShowOverlay;
}

/** The top bar, 46 px. */
export const Header = observer(function Header({ topMenus, onOpenMenu, onShow }: HeaderProps) {
  const preferences = usePreferences();
  const { menuFolded } = preferences;
  return (
    <header className="flex h-11.5 shrink-0 items-center gap-1 border-b border-header-line px-3 text-header-text [background:var(--header)]">
      <span className="lg:hidden">
        <IconButton plain label={labels.open} icon={<MenuLines aria-hidden size={18} />} onClick={onOpenMenu} />
      </span>
      <span className="hidden lg:block">
        <IconButton
          plain
          label={menuFolded ? labels.unfold : labels.fold}
          icon={menuFolded ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
          onClick={preferences.toggleMenu}
        />
      </span>
      <TopMenuBar topMenus={topMenus} />
      <ErrorBoundary frame={() => <span className="flex-1" />}>
        <Suspense fallback={<span className="flex-1" />}>
          <MenuSearch />
          <span className="flex-1" />
          <HeaderTools onShow={onShow} />
        </Suspense>
      </ErrorBoundary>
      <LanguageButton />
      <UserMenu />
    </header>
  );
});

import { lazy, Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Menu as MenuLines, Palette, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { text } from '@rdm/core/kernel';
import { IconButton } from '../../components';
import { LanguageButton } from '../LanguageButton';
import { usePreferences } from '../services';
import { MenuSearch } from './MenuSearch';
import { UserMenu } from './UserMenu';

const ThemeDialog = lazy(async () => ({ default: (await import('./ThemeDialog')).ThemeDialog }));

const labels = {
  open: text('打开菜单', 'Open the menu'),
  fold: text('折叠菜单', 'Fold the menu'),
  unfold: text('展开菜单', 'Unfold the menu'),
  theme: text('主题', 'Theme'),
};

/** The top bar, 46 px. */
export const Header = observer(function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const preferences = usePreferences();
  const [choosing, setChoosing] = useState(false);
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
      <MenuSearch />
      <span className="flex-1" />
      <LanguageButton />
      <IconButton
        plain
        label={labels.theme}
        icon={<Palette aria-hidden size={18} />}
        onClick={() => setChoosing(true)}
      />
      <UserMenu />
      {choosing && (
        <Suspense fallback={null}>
          <ThemeDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </header>
  );
});

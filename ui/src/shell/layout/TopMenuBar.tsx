import { observer } from 'mobx-react-lite';
import ChevronDown from 'lucide:chevron-down';
import { useNavigate } from 'react-router';
import { text, type Text } from '@rdm/core/internal/kernel';
import { classNames, Menu } from '../../components';
import { useText } from '../../theme';
import type { TopMenusViewModel } from '../menu/TopMenusViewModel';
import { homePath } from '../tabs/TabsViewModel';

const labels = { bar: text('顶部菜单', 'Top menus'), home: text('首页', 'Home') };

interface Item {
  readonly key: string;
  readonly id: string | null;
  readonly label: Text;
  /** The page it opens; it stays on the page that is open without one. */
  readonly path: string | null;
}

/** Home, which shows every menu, and the menus the platform puts at the top; nothing where it puts none there. */
export const TopMenuBar = observer(function TopMenuBar({ topMenus }: { topMenus: TopMenusViewModel }) {
  const read = useText();
  const navigate = useNavigate();
  const { all, chosen } = topMenus;
  if (all.length === 0) return null;
  const items: readonly Item[] = [
    { key: 'home', id: null, label: labels.home, path: homePath },
    ...all.map(({ id, name, path }) => ({ key: id, id, label: text(name, name), path })),
  ];
  const choose = ({ id, path }: Item) => {
    void topMenus.choose(id);
    if (path?.startsWith('/')) void navigate(path);
  };
  const current = items.find(({ id }) => id === chosen) ?? items[0]!;
  return (
    <>
      <nav
        aria-label={read(labels.bar)}
        className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] max-xl:hidden"
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            aria-pressed={item === current}
            className={classNames(
              'h-7.5 shrink-0 rounded-md px-2.5 text-table hover:bg-hover/20',
              item === current && 'bg-hover/20 font-semibold',
            )}
            onClick={() => choose(item)}
          >
            {read(item.label)}
          </button>
        ))}
      </nav>
      <span className="xl:hidden">
        <Menu
          plain
          align="start"
          label={labels.bar}
          button={
            <>
              <span className="max-w-24 truncate text-table">{read(current.label)}</span>
              <ChevronDown aria-hidden size={14} />
            </>
          }
          entries={items.map((item) => ({ key: item.key, label: item.label, onClick: () => choose(item) }))}
        />
      </span>
    </>
  );
});

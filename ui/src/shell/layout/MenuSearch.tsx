import { useId, useState, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import Search from 'lucide:search';
import { useNavigate } from 'react-router';
import type { MenuNode } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import { classNames } from '../../components';
import { useText } from '../../theme';
import { goTo } from '../menu/go-to';
import { findMenus } from '../menu/find-menus';
import { menuLabel, menuPlace, menusAbove } from '../menu/menu-tree';
import { useSession } from '../services';

const labels = {
  search: text('搜索菜单', 'Search the menus'),
  hint: text('请输入搜索内容', 'Please input search content'),
  none: text('没有发现菜单', 'No menu found'),
};

/** Goes to a menu by its name, or the initials of it in pinyin. Arrow keys choose, Enter goes, Escape closes. */
export const MenuSearch = observer(function MenuSearch() {
  const read = useText();
  const navigate = useNavigate();
  const { menus } = useSession();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const open = typed.trim() !== '';
  const found = open ? findMenus(menus, typed).slice(0, 12) : [];
  const groupOf = ({ path }: MenuNode) => menusAbove(menus, path).at(-1);

  const search = (value: string) => {
    setTyped(value);
    setChosen(0);
  };
  const go = (menu: MenuNode) => {
    search('');
    goTo(menuPlace(menu), navigate);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const menu = found[chosen];
    if (event.key === 'Escape') search('');
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && menu) go(menu);
    else if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative ml-1 w-56 max-md:hidden">
      <Search aria-hidden size={14} className="pointer-events-none absolute top-2 left-2 opacity-70" />
      <input
        role="combobox"
        aria-label={read(labels.search)}
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${list}-${chosen}` : undefined}
        autoComplete="off"
        className="h-7.5 w-full rounded-md border border-current/25 bg-transparent pr-2 pl-7 text-table text-inherit placeholder:text-inherit placeholder:opacity-70"
        placeholder={read(labels.hint)}
        value={typed}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => search('')}
      />
      <ul
        id={list}
        role="listbox"
        aria-label={read(labels.search)}
        hidden={!open}
        className="absolute top-9 left-0 z-30 min-w-64 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        {open && found.length === 0 && <li className="px-2 py-1 text-dim">{read(labels.none)}</li>}
        {found.map((menu, index) => (
          <li
            key={menu.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={classNames(
              'flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2',
              index === chosen && 'bg-hover',
            )}
            // Prevents the blur of the input, which would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setChosen(index)}
            onClick={() => go(menu)}
          >
            <span className="truncate">{read(menuLabel(menu))}</span>
            <GroupName group={groupOf(menu)} />
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Where a menu stands. */
function GroupName({ group }: { group: MenuNode | undefined }) {
  const read = useText();
  return group ? <span className="ml-auto truncate text-hint text-dim">{read(menuLabel(group))}</span> : null;
}

import { Suspense, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import ChevronDown from 'lucide:chevron-down';
import X from 'lucide:x';
import { Link, useNavigate } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { classNames, Menu, useConfirm, useToast } from '../../components';
import { useText } from '../../theme';
import { lateParts, TabContextMenu } from '../late';
import { usePorts, useTabs } from '../services';
import { useCurrentInView } from '../use-current-in-view';
import { tabCommands } from './tab-commands';
import { homePath, type PageTab } from './TabsViewModel';

const labels = {
  pages: text('已打开的页面', 'Open pages'),
  more: text('更多', 'More'),
  close: text('关闭{title}', 'Close {title}'),
};

/** Every visited page as a tab, 36 px high. A right click or 更多 opens the tab commands. */
export const TabBar = observer(function TabBar({ onSearch }: { onSearch: () => void }) {
  const read = useText();
  const tabs = useTabs();
  const navigate = useNavigate();
  const { session } = usePorts();
  const confirm = useConfirm();
  const toast = useToast();
  const [asked, setAsked] = useState<{ tab: PageTab; x: number; y: number }>();
  const list = useRef<HTMLUListElement>(null);
  const { active } = tabs;
  useCurrentInView(list, '[data-active]', active);

  const show = (tab: PageTab) => void navigate(tab.path + tab.search);
  const close = async (path: string) => show(await tabs.close(path));
  const clearCache = async () => (await lateParts()).clearCache(session, confirm, toast);
  const commands = (path: string) =>
    tabCommands(tabs, path, { show, clearCache: () => void clearCache(), search: onSearch });
  return (
    <div className="flex h-9 shrink-0 items-stretch border-b border-header-line [background:var(--tab)] max-md:hidden">
      <nav aria-label={read(labels.pages)} className="min-w-0 flex-1">
        <ul ref={list} className="flex h-full gap-(--tab-gap) overflow-x-auto px-1 [scrollbar-width:none]">
          {tabs.tabs.map((tab) => (
            <li
              key={tab.path}
              data-active={tab.path === active ? '' : undefined}
              onContextMenu={(event) => {
                event.preventDefault();
                setAsked({ tab, x: event.clientX, y: event.clientY });
              }}
              onAuxClick={(event) => {
                if (event.button === 1 && tab.path !== homePath) void close(tab.path);
              }}
              className={classNames(
                'flex shrink-0 items-center gap-1 rounded-(--tab-radius) border border-tab-line pr-1 pl-3 text-(length:--tab-size) font-(--tab-weight)',
                tab.path === active
                  ? 'bg-tab-active text-tab-active-text [box-shadow:var(--tab-marker)]'
                  : 'bg-tab-chip text-tab-text',
              )}
            >
              <span
                aria-hidden
                className="size-(--tab-dot-size) shrink-0 rounded-full"
                style={{ background: tab.path === active ? 'var(--tab-dot-active)' : 'var(--tab-dot)' }}
              />
              <Link
                to={tab.path + tab.search}
                aria-current={tab.path === active ? 'page' : undefined}
                className={classNames('flex h-full items-center', tab.path === homePath && 'pr-2')}
              >
                {read(tab.title)}
              </Link>
              {tab.path !== homePath && (
                <button
                  type="button"
                  aria-label={read(fill(labels.close, { title: read(tab.title) }))}
                  className="flex size-5 items-center justify-center rounded-sm opacity-70 hover:bg-hover/40 hover:opacity-100"
                  onClick={() => void close(tab.path)}
                >
                  <X aria-hidden size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center px-2 text-tab-text">
        <Menu plain label={labels.more} button={<ChevronDown aria-hidden size={16} />} entries={commands(active)} />
      </div>
      {asked && (
        <Suspense fallback={null}>
          <TabContextMenu
            x={asked.x}
            y={asked.y}
            entries={commands(asked.tab.path)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
});

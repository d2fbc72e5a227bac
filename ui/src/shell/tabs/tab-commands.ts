import { text } from '@rdm/core/internal/kernel';
import type { MenuEntry } from '../../components';
import { homePath, type PageTab, type TabsViewModel } from './TabsViewModel';

const labels = {
  close: text('关闭', 'Close'),
  closeOthers: text('关闭其它', 'Close Others'),
  closeAll: text('关闭所有', 'Close All'),
  clearCache: text('清除缓存', 'Clear Cache'),
  search: text('搜索菜单', 'Search the menus'),
};

export interface TabActions {
  /** Navigates to the tab that is active afterwards. */
  show: (tab: PageTab) => void;
  clearCache: () => void;
  search: () => void;
}

/** The commands for the tab of a path, and the global ones. */
export function tabCommands(tabs: TabsViewModel, path: string, { show, clearCache, search }: TabActions): MenuEntry[] {
  const showNext = async (closed: Promise<PageTab>) => show(await closed);
  const others = tabs.tabs.some((tab) => tab.path !== homePath && tab.path !== path);
  return [
    { key: 'close', label: labels.close, disabled: path === homePath, onClick: () => void showNext(tabs.close(path)) },
    {
      key: 'others',
      label: labels.closeOthers,
      disabled: !others,
      onClick: () => void showNext(tabs.closeOthers(path)),
    },
    {
      key: 'all',
      label: labels.closeAll,
      disabled: tabs.tabs.length === 1,
      onClick: () => void showNext(tabs.closeAll()),
    },
    { key: 'clearCache', label: labels.clearCache, onClick: clearCache, apart: true },
    { key: 'search', label: labels.search, onClick: search },
  ];
}

import { observer } from 'mobx-react-lite';
import Bug from 'lucide:bug';
import CircleHelp from 'lucide:circle-help';
import DatabaseZap from 'lucide:database-zap';
import Ellipsis from 'lucide:ellipsis';
import ListTodo from 'lucide:list-todo';
import Lock from 'lucide:lock';
import Maximize from 'lucide:maximize';
import Minimize from 'lucide:minimize';
import Paintbrush from 'lucide:paintbrush';
import Palette from 'lucide:palette';
import SearchCode from 'lucide:search-code';
import { showsAdministratorTools } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import { IconButton, Menu, useToast, type MenuEntry } from '../../components';
import { errorLogOf } from '../error-log/ErrorLog';
import { NoticeButton } from '../notices/NoticeButton';
import type { ShowOverlay } from '../overlays';
import { useSession, useStorage } from '../services';
import { TermBadge } from '../term/TermBadge';
import { toggleFullScreen, useFullScreen } from './full-screen';

const labels = {
  palette: text('搜索菜单、项目和人员（Ctrl K）', 'Search menus, projects and people (Ctrl K)'),
  guide: text('使用帮助', 'Help'),
  noErrors: text('没有错误日志', 'No errors in the log'),
  errors: text('{count}条错误日志', '{count} {count|error|errors} in the log'),
  fullScreen: text('全屏', 'Full screen'),
  leaveFullScreen: text('退出全屏', 'Leave full screen'),
  work: text('后台任务', 'Background tasks'),
  lock: text('锁屏', 'Lock the screen'),
  theme: text('主题', 'Theme'),
  colour: text('换色', 'Accent colour'),
  cache: text('清理后端缓存', 'Clear the server’s cache'),
  more: text('更多工具', 'More tools'),
};

/** A badge has room for two digits. */
const mostShown = 99;

/** The tools at the right of the header. Below 1200 px all but the search, the help and the notices are in the ⋯ menu. */
export const HeaderTools = observer(function HeaderTools({ onShow }: { onShow: ShowOverlay }) {
  const toast = useToast();
  const { length: errors } = errorLogOf(useStorage()).entries;
  const session = useSession();
  const clearsCaches = showsAdministratorTools(session.user?.roleName) && session.can('cache_view');
  const isFull = useFullScreen();
  const FullScreen = isFull ? Minimize : Maximize;
  const tools: readonly MenuEntry[] = [
    {
      key: 'fullScreen',
      label: isFull ? labels.leaveFullScreen : labels.fullScreen,
      icon: <FullScreen aria-hidden size={18} />,
      onClick: toggleFullScreen,
    },
    {
      key: 'errors',
      label: errors ? fill(labels.errors, { count: String(errors) }) : labels.noErrors,
      icon: <Bug aria-hidden size={18} />,
      onClick: () => (errors ? onShow('errors') : toast.success(labels.noErrors)),
    },
    { key: 'work', label: labels.work, icon: <ListTodo aria-hidden size={18} />, onClick: () => onShow('work') },
    { key: 'lock', label: labels.lock, icon: <Lock aria-hidden size={18} />, onClick: () => onShow('lock') },
    { key: 'theme', label: labels.theme, icon: <Palette aria-hidden size={18} />, onClick: () => onShow('theme') },
    {
      key: 'colour',
      label: labels.colour,
      icon: <Paintbrush aria-hidden size={18} />,
      onClick: () => onShow('colour'),
    },
    ...(clearsCaches
      ? [
          {
            key: 'cache',
            label: labels.cache,
            icon: <DatabaseZap aria-hidden size={18} />,
            onClick: () => onShow('cache'),
          },
        ]
      : []),
  ];
  return (
    <>
      <TermBadge />
      <IconButton
        plain
        label={labels.palette}
        icon={<SearchCode aria-hidden size={18} />}
        onClick={() => onShow('palette')}
      />
      <IconButton
        plain
        label={labels.guide}
        icon={<CircleHelp aria-hidden size={18} />}
        onClick={() => onShow('guide')}
      />
      <NoticeButton />
      <span className="flex gap-1 max-xl:hidden">
        {tools.map(({ key, label, icon, onClick }) => (
          <span key={key} className="relative">
            <IconButton plain label={label} icon={icon} onClick={onClick} />
            {key === 'errors' && errors > 0 && <CountBadge count={errors} />}
          </span>
        ))}
      </span>
      <span className="relative xl:hidden">
        <Menu plain label={labels.more} button={<Ellipsis aria-hidden size={18} />} entries={tools} />
        {errors > 0 && <CountBadge count={errors} />}
      </span>
    </>
  );
});

/** A count over the corner of an icon; the label of the button contains the count as text. */
function CountBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -top-0.5 left-4 rounded-full bg-danger-solid px-1 text-hint leading-4 text-accent-contrast tabular-nums"
    >
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  );
}

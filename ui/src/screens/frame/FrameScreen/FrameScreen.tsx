import { observer } from 'mobx-react-lite';
import ExternalLink from 'lucide:external-link';
import { useParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { ForbiddenState } from '../../../components';
import { framedMenu, menuLabel } from '../../../shell/menu/menu-tree';
import { useSession } from '../../../shell/services';
import { useText } from '../../../theme';

const labels = {
  open: text('在新窗口中打开', 'Open in a new window'),
  foreign: text(
    '此页面由外部系统提供；如未显示，请在新窗口中打开。',
    'Another system provides this page. Where it does not show, open it in a new window.',
  ),
};

/**
 * A page of another program in an iframe. Its URL comes from the granted menu, never from the query. The frame may run
 * scripts and submit forms, but not navigate this page.
 */
const FrameScreen = observer(function FrameScreen() {
  const read = useText();
  const { menus } = useSession();
  const { routerPath = '' } = useParams();
  const menu = framedMenu(menus, routerPath);
  if (!menu) return <ForbiddenState />;
  return (
    <div className="flex h-full min-h-80 flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-hint text-dim">
        <span className="min-w-0 grow basis-60">{read(labels.foreign)}</span>
        <a
          href={menu.path}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex h-7 items-center gap-1 rounded-md px-2 text-accent-text hover:bg-hover"
        >
          <ExternalLink aria-hidden size={14} />
          {read(labels.open)}
        </a>
      </p>
      <iframe
        title={read(menuLabel(menu))}
        src={menu.path}
        sandbox={sandboxOf(menu.path, window.location.origin)}
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 rounded-md border border-line bg-raised"
      />
    </div>
  );
});
export default FrameScreen;

/** A same-origin page gets no `allow-same-origin`: with it, it could escape the sandbox and read the session. */
export function sandboxOf(address: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms allow-popups allow-downloads allow-modals';
  return new URL(address).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}

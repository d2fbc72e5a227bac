import { useEffect, useState, useSyncExternalStore } from 'react';
import Wifi from 'lucide:wifi';
import WifiOff from 'lucide:wifi-off';
import { text } from '@rdm/core/internal/kernel';
import { classNames } from '../../components';
import { useText } from '../../theme';

const labels = {
  offline: text(
    '网络已断开。正在填写的内容仍在页面上，请不要关闭页面，恢复连接后再保存。',
    'The network is gone. What you are entering is still on the page: keep it open, and save once you are connected again.',
  ),
  online: text('网络已恢复，可以继续保存。', 'The network is back: you can save again.'),
};
/** How long the message that the network is back is shown, in ms. */
const newsTime = 5_000;

/** Shows that the network is down, and when it is back. */
export function ConnectionBar() {
  const read = useText();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  const [wasGone, setWasGone] = useState(false);
  if (!online && !wasGone) setWasGone(true);
  const isBack = online && wasGone;
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setWasGone(false), newsTime);
    return () => clearTimeout(timer);
  }, [isBack]);
  const Icon = online ? Wifi : WifiOff;
  return (
    <div role="status">
      {wasGone && (
        <p
          className={classNames(
            'flex items-center gap-2 border-b border-line px-4 py-1 text-table',
            online ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
          )}
        >
          <Icon aria-hidden size={16} className="shrink-0" />
          {read(online ? labels.online : labels.offline)}
        </p>
      )}
    </div>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

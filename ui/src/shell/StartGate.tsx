import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { ErrorState, Skeleton } from '../components';
import { useSession } from './services';

const labels = {
  failed: text('没有取得您的菜单和权限', 'Your menus and permissions did not arrive'),
};

/** Waits for user, menus and permissions before the pages behind it show. */
export const StartGate = observer(function StartGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = session;
  useEffect(() => {
    if (state === 'waiting') void session.load();
  }, [session, state]);
  if (state === 'ready') return children;
  if (state === 'failed') {
    return (
      <main className="mx-auto max-w-120 pt-24">
        <ErrorState title={labels.failed} hint={session.failure ?? undefined} onRetry={() => void session.load()} />
      </main>
    );
  }
  return <Skeleton lines={6} className="mx-auto max-w-240 px-4 pt-24" />;
});

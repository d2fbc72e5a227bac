import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { OpenSession } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button, EmptyState, ErrorState, Skeleton, useConfirm, useToast } from '../../../components';
import { callFault } from '../../../shell/fault-message';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { deviceName } from './device-name';
import { SessionListViewModel } from './SessionListViewModel';

const labels = {
  isThis: text('本设备', 'This device'),
  since: text('登录时间 {time}', 'Signed in {time}'),
  until: text('有效至 {time}', 'Valid until {time}'),
  end: text('下线', 'Sign out'),
  endOne: text('让 {device} 下线', 'Sign out {device}'),
  mayI: text(
    '该设备将立即退出登录，未保存的内容会丢失。',
    'The device is signed out at once; what is not saved there is lost.',
  ),
  ended: text('已下线', 'Signed out'),
  unknown: text('未知设备', 'Unknown device'),
  none: text('没有其他登录', 'There are no sign-ins'),
};

/** The active sessions of a user, by default one's own; each except the current one can be ended. */
export const SessionList = observer(function SessionList({ userId }: { userId?: string }) {
  const read = useText();
  const { profile } = usePorts();
  const confirm = useConfirm();
  const toast = useToast();
  const [list] = useState(() => new SessionListViewModel(profile, userId));
  useEffect(() => void list.load(), [list]);
  if (list.failure) return <ErrorState hint={list.failure} onRetry={() => void list.load()} />;
  if (!list.sessions) return <Skeleton lines={4} />;
  if (list.sessions.length === 0) return <EmptyState title={labels.none} />;

  const nameOf = ({ userAgent }: OpenSession) => deviceName(userAgent) || read(labels.unknown);
  const end = async (session: OpenSession) => {
    const title = fill(labels.endOne, { device: nameOf(session) });
    if (!(await confirm({ title, body: labels.mayI, verb: labels.end, danger: true }))) return;
    try {
      await list.end(session.id);
      toast.success(labels.ended);
    } catch (error) {
      toast.refused(callFault(error));
    }
  };
  return (
    <ul className="divide-y divide-line">
      {list.sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="break-all" title={session.userAgent}>
                {nameOf(session)}
              </span>
              {session.isThis && <Badge tone="success">{read(labels.isThis)}</Badge>}
            </p>
            <p className="text-hint text-dim tabular-nums">
              {[
                session.remoteIp,
                read(fill(labels.since, { time: session.signedInAt })),
                read(fill(labels.until, { time: session.expiresAt })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {!session.isThis && (
            <Button
              size="small"
              aria-label={read(fill(labels.endOne, { device: nameOf(session) }))}
              onClick={() => void end(session)}
            >
              {read(labels.end)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
});

import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Bell from 'lucide:bell';
import Mail from 'lucide:mail';
import MessageSquare from 'lucide:message-square';
import Volume2 from 'lucide:volume-2';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Reminder } from '@rdm/core/internal/overview';
import { Badge, Popover, Tabs, type Icon } from '../../components';
import { useText } from '../../theme';
import { Loader } from '../../resource/Loader';
import { callFault } from '../fault-message';
import { firstReminders } from '../first-readings';
import { usePorts } from '../services';

import { sampleNotices, type NoticeKind } from './sample-notices';

const labels = {
  notices: text('消息通知', 'Notices'),
  waiting: text('消息通知（{count} 条待办）', 'Notices ({count} to do)'),
  none: text('暂无通知', 'There are no notices'),
  sample: text('示例内容', 'Sample content'),
};

const icons: Readonly<Record<NoticeKind['key'], Icon>> = {
  mail: Mail,
  message: MessageSquare,
  notice: Volume2,
};

/** The bell and its popover: sample mail and messages, and as notices what waits for the person signed in. */
export const NoticeButton = observer(function NoticeButton() {
  const ports = usePorts();
  const [waiting] = useState(() => new Loader(() => firstReminders.take(ports.overview), { faultOf: callFault }));
  useEffect(() => void waiting.load(), [waiting]);
  const count = waiting.value?.length ?? 0;
  return (
    <Popover
      plain
      width={350}
      label={count > 0 ? fill(labels.waiting, { count }) : labels.notices}
      button={
        <>
          <Bell aria-hidden size={18} />
          {count > 0 && <span aria-hidden className="absolute top-0.5 right-0.5 size-2 rounded-full bg-danger-solid" />}
        </>
      }
    >
      <Notices waiting={waiting} />
    </Popover>
  );
});

type Waiting = Loader<readonly Reminder[]>;

/** The content of the popover; what waits is asked for again each time it opens. */
const Notices = observer(function Notices({ waiting }: { waiting: Waiting }) {
  const read = useText();
  const [chosen, choose] = useState<string>(() => (waiting.value?.length ? 'notice' : 'mail'));
  useEffect(() => void waiting.load(), [waiting]);
  const rows = waiting.value ?? [];
  const kinds = sampleNotices.map((kind) => (kind.key === 'notice' ? { ...kind, rows: [] } : kind));
  const numberOf = (kind: NoticeKind) => (kind.key === 'notice' ? rows.length : kind.rows.length);
  return (
    <>
      <Tabs
        label={labels.notices}
        value={chosen}
        onChange={choose}
        tabs={kinds.map((kind) => ({
          key: kind.key,
          label: kind.label,
          badge: numberOf(kind) > 0 && <span className="text-hint tabular-nums">({numberOf(kind)})</span>,
          content: kind.key === 'notice' ? <WaitingList waiting={waiting} /> : <NoticeList kind={kind} />,
        }))}
      />
      {chosen !== 'notice' && <p className="mt-2 text-right text-hint text-dim">{read(labels.sample)}</p>}
    </>
  );
});

/** What waits for the person, each with a link to where it is done. */
const WaitingList = observer(function WaitingList({ waiting }: { waiting: Waiting }) {
  const read = useText();
  const rows = waiting.value ?? [];
  if (waiting.fault && rows.length === 0) {
    return <p className="py-6 text-center text-danger">{read(waiting.fault.message)}</p>;
  }
  if (rows.length === 0) return <p className="py-6 text-center text-dim">{read(labels.none)}</p>;
  return (
    <ul className="max-h-75 divide-y divide-line overflow-y-auto">
      {rows.map(({ kind, message, to }) => (
        <li key={`${kind} ${to}`}>
          <Link to={to} className="flex min-h-11 items-center gap-2 py-2 hover:bg-hover">
            <Volume2 aria-hidden size={16} className="shrink-0 text-dim" />
            <span className="min-w-0 flex-1 break-words">{read(message)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});

function NoticeList({ kind }: { kind: NoticeKind }) {
  const read = useText();
  const Icon = icons[kind.key];
  if (kind.rows.length === 0) return <p className="py-6 text-center text-dim">{read(labels.none)}</p>;
  return (
    <ul className="max-h-75 divide-y divide-line overflow-y-auto">
      {kind.rows.map(({ key, title, subtitle, state }) => (
        <li key={key} className="flex items-start gap-2 py-2">
          <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-dim" />
          <span className="min-w-0 flex-1">
            <span className="block break-words">{read(title)}</span>
            <span className="block text-hint text-dim">{read(subtitle)}</span>
          </span>
          {state && <Badge tone={state.tone}>{read(state.label)}</Badge>}
        </li>
      ))}
    </ul>
  );
}

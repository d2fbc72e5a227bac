import { Bell, Mail, MessageSquare, Volume2, type LucideIcon } from 'lucide-react';
import { text } from '@rdm/core/internal/kernel';
import { Badge, Popover, Tabs } from '../../components';
import { useText } from '../../theme';
import { sampleNotices, type NoticeKind } from './sample-notices';

const labels = {
  notices: text('消息通知', 'Notices'),
  none: text('暂无通知', 'There are no notices'),
  sample: text('示例内容', 'Sample content'),
};

const icons: Readonly<Record<NoticeKind['key'], LucideIcon>> = {
  mail: Mail,
  message: MessageSquare,
  notice: Volume2,
};

/** The bell and its popover: mail, messages, notices. */
export function NoticeButton() {
  const read = useText();
  return (
    <Popover plain width={350} label={labels.notices} button={<Bell aria-hidden size={18} />}>
      <Tabs
        label={labels.notices}
        tabs={sampleNotices.map((kind) => ({
          key: kind.key,
          label: kind.label,
          badge: kind.rows.length > 0 && <span className="text-hint tabular-nums">({kind.rows.length})</span>,
          content: <NoticeList kind={kind} />,
        }))}
      />
      <p className="mt-2 text-right text-hint text-dim">{read(labels.sample)}</p>
    </Popover>
  );
}

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

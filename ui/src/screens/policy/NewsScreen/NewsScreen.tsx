import { useEffect, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import ArrowLeft from 'lucide:arrow-left';
import Bell from 'lucide:bell';
import BellRing from 'lucide:bell-ring';
import { useSearchParams } from 'react-router';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { policy, type PolicyType, policyTypes } from '@rdm/core/internal/policy';
import { notice } from '@rdm/core/internal/system';
import {
  Badge,
  Button,
  Card,
  ChoiceField,
  EmptyState,
  ErrorState,
  Field,
  ForbiddenState,
  Input,
  Skeleton,
  Tabs,
  useNarrow,
} from '../../../components';
import { RichText } from '../../../resource/rich-text/RichText';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useLanguage, useText } from '../../../theme';
import { NoticesViewModel } from './NoticesViewModel';
import { type Narrowed, type Policy, PolicyNewsViewModel } from './PolicyNewsViewModel';
import { PolicyPanel } from './PolicyPanel';

const labels = {
  parts: text('政策与公告', 'Policies and notices'),
  policies: text('政策资讯', 'Policies'),
  notices: text('通知公告', 'Notices'),
  search: text('查找', 'Search'),
  searchHint: text('名称、文号、机关、内容', 'Title, number, organ, content'),
  type: text('类型', 'Kind'),
  narrowed: text('范围', 'Show'),
  unread: text('{count} 条未读', '{count} not read'),
  unreadOne: text('未读', 'Not read'),
  markAll: text('全部标为已读', 'Mark all as read'),
  follow: text('关注此类政策', 'Follow this kind'),
  followed: text('已关注，取消', 'Following; stop'),
  fits: text('符合', 'Fits'),
  open: text('申报中', 'Open now'),
  expired: text('已失效', 'Not in force'),
  back: text('返回列表', 'Back to the list'),
  none: text('没有符合条件的政策', 'No policy matches'),
  noneHint: text('请更换查找的内容或范围。', 'Search for something else, or show all.'),
  noNotices: text('还没有通知公告', 'There are no notices yet'),
  choose: text('请从左侧选择一条查看', 'Choose one from the list to read it'),
};
const choices: readonly { readonly value: Narrowed; readonly label: Text }[] = [
  { value: 'all', label: text('全部', 'All') },
  { value: 'fitting', label: text('本企业符合条件', 'The enterprise qualifies') },
  { value: 'open', label: text('正在申报', 'Open for applications') },
  { value: 'unread', label: text('未读', 'Not read') },
];
const types = Object.entries(policyTypes).map(([value, label]) => ({ value: value as PolicyType, label }));

/** Policies and notices to read: what is new, what fits the enterprise, and what the calculation rests on. */
const NewsScreen = observer(function NewsScreen() {
  const services = useResourceServices();
  const [asked] = useSearchParams();
  const [policies] = useState(() => new PolicyNewsViewModel(services));
  const [notices] = useState(() => new NoticesViewModel(services));
  const [mayPolicies, mayNotices] = [services.can(policy.permissions.view), services.can(notice.permissions.view)];
  useOpening(policies, { services, may: mayPolicies });
  useOpening(notices, { services, may: mayNotices });
  const document = asked.get('document');
  useEffect(() => {
    if (document !== null) void policies.ask(document);
  }, [policies, document]);
  if (!mayPolicies && !mayNotices) return <ForbiddenState />;
  return (
    <Card>
      <Tabs
        label={labels.parts}
        tabs={[
          ...(mayPolicies
            ? [
                {
                  ...{ key: 'policies', label: labels.policies, badge: <Count count={policies.unread} /> },
                  content: <Policies model={policies} />,
                },
              ]
            : []),
          ...(mayNotices
            ? [
                {
                  ...{ key: 'notices', label: labels.notices, badge: <Count count={notices.unread} /> },
                  content: <Notices model={notices} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
});
export default NewsScreen;

function Count({ count }: { count: number }) {
  const read = useText();
  return count > 0 ? <Badge tone="accent">{read(fill(labels.unread, { count }))}</Badge> : null;
}

const Policies = observer(function Policies({ model }: { model: PolicyNewsViewModel }) {
  const read = useText();
  const narrow = useNarrow();
  if (model.fault) return <ErrorState title={model.fault.message} onRetry={() => void model.load()} />;
  const { chosen } = model;
  return (
    <div className="space-y-3 pt-3">
      <div className={`flex flex-wrap items-end gap-3 ${narrow && chosen ? 'hidden' : ''}`}>
        <Field label={labels.search} layout="front" className="w-72 max-w-full">
          <Input value={model.words} placeholder={read(labels.searchHint)} onChange={(words) => model.search(words)} />
        </Field>
        <ChoiceField
          label={labels.type}
          options={types}
          value={model.type}
          className="w-44"
          onChange={(type) => model.showType(type)}
          onClear={() => model.showType(null)}
        />
        <ChoiceField
          label={labels.narrowed}
          options={choices}
          value={model.narrowed}
          className="w-56"
          onChange={(next) => model.narrow(next)}
        />
        {model.isFollowed !== null && (
          <Button
            icon={model.isFollowed ? <BellRing aria-hidden size={16} /> : <Bell aria-hidden size={16} />}
            loading={model.following.running}
            onClick={() => void model.follow()}
          >
            {read(model.isFollowed ? labels.followed : labels.follow)}
          </Button>
        )}
        {model.unread > 0 && <Button onClick={() => void model.markAll()}>{read(labels.markAll)}</Button>}
      </div>
      {model.list.value === null ? (
        <Skeleton lines={8} />
      ) : (
        <ListAndReader
          label={labels.policies}
          items={model.shown.map((each) => ({ key: each.id, content: <PolicyLine model={model} shown={each} /> }))}
          chosenKey={model.chosenId}
          onChoose={(key) => void model.choose(key)}
          empty={<EmptyState title={labels.none} hint={labels.noneHint} />}
        >
          {chosen && <PolicyPanel model={model} chosen={chosen} />}
        </ListAndReader>
      )}
    </div>
  );
});

const PolicyLine = observer(function PolicyLine({ model, shown }: { model: PolicyNewsViewModel; shown: Policy }) {
  const read = useText();
  const { language } = useLanguage();
  const expired = model.isExpired(shown);
  return (
    <>
      <Line title={(language === 'en' && shown.titleEn) || shown.title} unread={model.isNew(shown)} struck={expired} />
      <span className="flex flex-wrap items-center gap-2 text-hint text-dim">
        {[shown.documentNo, shown.publishedOn].filter(Boolean).join(' · ')}
        {model.matchOf(shown.id)?.outcome === 'yes' && !expired && <Badge tone="success">{read(labels.fits)}</Badge>}
        {model.isOpen(shown) && <Badge tone="accent">{read(labels.open)}</Badge>}
        {expired && <Badge tone="neutral">{read(labels.expired)}</Badge>}
      </span>
    </>
  );
});

const Notices = observer(function Notices({ model }: { model: NoticesViewModel }) {
  if (model.list.fault) return <ErrorState title={model.list.fault.message} onRetry={() => void model.load()} />;
  if (model.list.value === null) return <Skeleton lines={6} />;
  const { chosen } = model;
  return (
    <div className="pt-3">
      <ListAndReader
        label={labels.notices}
        items={model.notices.map(({ id, title, releaseTime }) => ({
          key: id,
          content: (
            <>
              <Line title={title} unread={!model.isRead(id)} />
              <span className="text-hint text-dim">{releaseTime.slice(0, 10)}</span>
            </>
          ),
        }))}
        chosenKey={model.chosenId}
        onChoose={(key) => void model.choose(key)}
        empty={<EmptyState title={labels.noNotices} />}
      >
        {chosen && (
          <article className="space-y-3" aria-label={chosen.title}>
            <h2 className="text-heading font-semibold">{chosen.title}</h2>
            <p className="text-dim">{chosen.releaseTime}</p>
            <RichText value={chosen.content ?? ''} />
          </article>
        )}
      </ListAndReader>
    </div>
  );
});

/** A title in a list: bold with a dot until it was read. */
function Line({ title, unread, struck = false }: { title: string; unread: boolean; struck?: boolean }) {
  const read = useText();
  return (
    <span className={`block ${unread ? 'font-semibold' : ''} ${struck ? 'line-through decoration-dim' : ''}`}>
      {unread && (
        <>
          <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-accent align-middle" />
          <span className="sr-only">{`${read(labels.unreadOne)} `}</span>
        </>
      )}
      {title}
    </span>
  );
}

interface ListAndReaderProps {
  label: Text;
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  chosenKey: string | null;
  onChoose: (key: string | null) => void;
  empty: ReactNode;
  /** What is read; nothing while nothing is chosen. */
  children: ReactNode;
}

/** A list with what is chosen of it beside; on a telephone one after the other. */
function ListAndReader({ label, items, chosenKey, onChoose, empty, children }: ListAndReaderProps) {
  const read = useText();
  const narrow = useNarrow();
  if (narrow && children) {
    return (
      <div className="space-y-3">
        <Button icon={<ArrowLeft aria-hidden size={16} />} onClick={() => onChoose(null)}>
          {read(labels.back)}
        </Button>
        {children}
      </div>
    );
  }
  if (items.length === 0) return empty;
  const list = (
    <ul aria-label={read(label)} className="divide-y divide-line">
      {items.map(({ key, content }) => (
        <li key={key}>
          <button
            type="button"
            aria-current={key === chosenKey ? 'true' : undefined}
            className={`w-full space-y-0.5 rounded px-2 py-2 text-left hover:bg-hover ${key === chosenKey ? 'bg-accent-soft' : ''}`}
            onClick={() => onChoose(key)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
  if (narrow) return list;
  return (
    <div className="grid grid-cols-[minmax(18rem,2fr)_3fr] gap-6">
      <div className="max-h-[70vh] overflow-y-auto">{list}</div>
      <div className="max-h-[70vh] overflow-y-auto">
        {children || <p className="text-dim">{read(labels.choose)}</p>}
      </div>
    </div>
  );
}

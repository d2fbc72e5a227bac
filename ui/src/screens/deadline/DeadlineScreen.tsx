import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import CalendarPlus from 'lucide:calendar-plus';
import Download from 'lucide:download';
import { Link } from 'react-router';
import { deadline, deadlineKinds, type DeadlineKind, type YearDeadline } from '@rdm/core/internal/deadline';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Button,
  Card,
  ChoiceField,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Skeleton,
  Tabs,
} from '../../components';
import { RequiredYear } from '../../resource/RequiredYear';
import ResourceScreen from '../../resource/ResourceScreen';
import type { ResourceServices } from '../../resource/ResourceServices';
import { useYearPage } from '../../resource/use-year-page';
import { useText } from '../../theme';
import { AssignDialog } from './AssignDialog';
import { type DeadlinesShown, DeadlineViewModel } from './DeadlineViewModel';
import { FeedDialog } from './FeedDialog';

const labels = {
  parts: text('年度事项', 'Deadlines'),
  calendar: text('事项日历', 'Calendar'),
  register: text('自定事项与办理记录', 'Own deadlines and assignments'),
  shown: text('范围', 'Show'),
  kind: text('类型', 'Kind'),
  subscribe: text('订阅日历', 'Subscribe'),
  save: text('下载 .ics', 'Download .ics'),
  overdue: text('已逾期', 'Overdue'),
  left: text('还有 {days} 天', '{days} days left'),
  today: text('今天', 'Today'),
  done: text('{day} 已完成', 'Done on {day}'),
  by: text('责任人 {name}', 'Responsible: {name}'),
  nobody: text('未指定责任人', 'Nobody assigned'),
  basis: text('依据：{basis}', 'Law: {basis}'),
  handle: text('办理', 'Handle'),
  handleOne: text('办理 {title}', 'Handle {title}'),
  none: text('没有符合条件的事项', 'No deadline matches'),
  monthOfYear: text('{year} 年 {number} 月', '{month}'),
};
const choices: readonly { readonly value: DeadlinesShown; readonly label: Text }[] = [
  { value: 'all', label: text('全部', 'All') },
  { value: 'open', label: text('未完成', 'Not done') },
  { value: 'unassigned', label: text('未指定责任人', 'Nobody assigned') },
];
const kinds = Object.entries(deadlineKinds).map(([value, label]) => ({ value: value as DeadlineKind, label }));
const usual = (today: string) => Number(today.slice(0, 4));

/** What is due in a year, by month, with who sees to it. The year is in the URL. */
const DeadlineScreen = observer(function DeadlineScreen() {
  const {
    page: model,
    allowed,
    services,
  } = useYearPage({
    permission: deadline.permissions.view,
    make: (given, year) => new DeadlineViewModel(given, year),
    usual,
  });
  if (!allowed || model.fault?.code === 403) return <ForbiddenState />;
  const register = <ResourceScreen resource={deadline} part={labels.register} onChanged={() => void model.load()} />;
  return (
    <Card>
      <Tabs
        label={labels.parts}
        tabs={[
          { key: 'calendar', label: labels.calendar, content: <Calendar model={model} services={services} /> },
          { key: 'register', label: labels.register, content: <div className="pt-3">{register}</div> },
        ]}
      />
    </Card>
  );
});
export default DeadlineScreen;

interface CalendarProps {
  model: DeadlineViewModel;
  services: Pick<ResourceServices, 'can'>;
}

const Calendar = observer(function Calendar({ model, services }: CalendarProps) {
  const read = useText();
  const [asked, setAsked] = useState<YearDeadline | null>(null);
  const [subscribing, setSubscribing] = useState(false);
  const { year } = model;
  const edits = services.can(deadline.permissions.edit);
  return (
    <div className="space-y-4 pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <RequiredYear key={year} year={year} onChange={(next) => void model.setYear(next)} />
        <ChoiceField
          label={labels.shown}
          options={choices}
          value={model.shown}
          className="w-48"
          onChange={(next) => model.show(next)}
        />
        <ChoiceField
          label={labels.kind}
          options={kinds}
          value={model.kind}
          className="w-48"
          onChange={(next) => model.showKind(next)}
          onClear={() => model.showKind(null)}
        />
        <Button icon={<CalendarPlus aria-hidden size={16} />} onClick={() => setSubscribing(true)}>
          {read(labels.subscribe)}
        </Button>
        {services.can(deadline.permissions.export) && (
          <Button icon={<Download aria-hidden size={16} />} onClick={() => void model.save()}>
            {read(labels.save)}
          </Button>
        )}
      </div>
      {model.fault && <ErrorState title={model.fault.message} onRetry={() => void model.load()} />}
      {model.list.value === null && !model.fault && <Skeleton lines={8} />}
      {model.list.value !== null && model.months.length === 0 && <EmptyState title={labels.none} />}
      {model.months.map(({ month, due }) => (
        <section key={month} aria-labelledby={`month-${month}`} className="space-y-1">
          <h2 id={`month-${month}`} className="font-semibold">
            {read(fill(labels.monthOfYear, { month, year: month.slice(0, 4), number: Number(month.slice(5)) }))}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line">
            {due.map((each) => (
              <Due key={each.key} due={each} model={model} onHandle={edits ? () => setAsked(each) : undefined} />
            ))}
          </ul>
        </section>
      ))}
      {asked && <AssignDialog due={asked} model={model} onClose={() => setAsked(null)} />}
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </div>
  );
});

interface DueProps {
  due: YearDeadline;
  model: DeadlineViewModel;
  onHandle?: (() => void) | undefined;
}

/** One deadline: its day, what is due, and how it stands. */
function Due({ due, model, onHandle }: DueProps) {
  const read = useText();
  const { date, kind, title, basis, to, responsible, done, doneOn, remark, ownId } = due;
  const left = model.daysLeft(due);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 p-3">
      <time dateTime={date} className="w-24 shrink-0 tabular-nums">
        {date}
      </time>
      <div className="min-w-60 flex-1 space-y-0.5">
        <p className={done ? 'text-dim line-through' : ''}>
          {ownId ? (
            read(title)
          ) : (
            <Link className="text-accent-text hover:underline" to={to}>
              {read(title)}
            </Link>
          )}
        </p>
        <p className="text-hint text-dim">
          {[
            responsible ? read(fill(labels.by, { name: responsible })) : !done && read(labels.nobody),
            basis && read(fill(labels.basis, { basis: `${basis.document} ${basis.article}` })),
            remark,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="neutral">{read(deadlineKinds[kind])}</Badge>
        {done && <Badge tone="success">{read(fill(labels.done, { day: doneOn ?? '' }))}</Badge>}
        {model.isOverdue(due) && <Badge tone="danger">{read(labels.overdue)}</Badge>}
        {left !== null && (
          <Badge tone="warning">{left === 0 ? read(labels.today) : read(fill(labels.left, { days: left }))}</Badge>
        )}
        {onHandle && (
          <Button size="small" aria-label={read(fill(labels.handleOne, { title: read(title) }))} onClick={onHandle}>
            {read(labels.handle)}
          </Button>
        )}
      </span>
    </li>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import ChevronLeft from 'lucide:chevron-left';
import ChevronRight from 'lucide:chevron-right';
import Send from 'lucide:send';
import Sparkles from 'lucide:sparkles';
import { useSearchParams } from 'react-router';
import { isMonth } from '@rdm/core/calendar';
import { hoursFill, hoursMonthStates } from '@rdm/core/internal/hours';
import { fill } from '@rdm/core/internal/kernel';
import { Badge, Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useUnsaved } from '../../../resource/use-unsaved';
import { useText } from '../../../theme';
import { HoursLineRow, stateTones } from './HoursLineRow';
import { labels } from './my-hours-labels';
import { MyHoursViewModel } from './MyHoursViewModel';
import { TouchButton } from './TouchButton';

/** One's own month of hours, made for a telephone first. The month is in the address. */
const MyHoursScreen = observer(function MyHoursScreen() {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const page = useMemo(() => new MyHoursViewModel(services), [services]);
  const allowed = services.can(hoursFill.permission);
  const asked = address.get('month');
  const opening = useRef(true);
  const month = page.value?.month;

  useEffect(() => {
    // An address without a month is the page as it stands, once it has been opened.
    const stands = asked === null || asked === page.asked || asked === page.value?.month;
    if (!allowed || (!opening.current && stands)) return;
    opening.current = false;
    void page.load(isMonth(asked) ? asked : null);
  }, [page, allowed, asked]);
  useEffect(() => {
    if (month !== undefined) setAddress({ month }, { replace: true });
  }, [month, setAddress]);
  useUnsaved(page, () => void page.submit());

  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  if (page.fault && !page.value) {
    return page.fault.code === 404 ? (
      <EmptyState title={labels.unknown} hint={page.fault.message} />
    ) : (
      <ErrorState hint={page.fault.message} onRetry={() => void page.reload()} />
    );
  }
  return (
    <div className="mx-auto grid grid-cols-1 max-w-300 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {page.value ? <Month page={page} /> : <Skeleton lines={6} />}
      {page.value && <History page={page} />}
    </div>
  );
});

export default MyHoursScreen;

const Month = observer(function Month({ page }: { page: MyHoursViewModel }) {
  const read = useText();
  const value = page.value!;
  const { standing, others, lines } = page;
  return (
    <section aria-label={read(labels.month)} className="min-w-0 self-start rounded-md border border-line bg-raised">
      <header className="flex items-center gap-2 border-b border-line px-2 py-1.5">
        <TouchButton square label={labels.previous} onClick={() => void page.move(-1)}>
          <ChevronLeft aria-hidden size={20} />
        </TouchButton>
        <h2 className="flex flex-1 flex-wrap items-center justify-center gap-2 text-heading font-semibold">
          <span className="tabular-nums">{value.month}</span>
          <Badge tone={stateTones[value.state]}>{read(hoursMonthStates[value.state])}</Badge>
        </h2>
        <TouchButton square label={labels.next} disabled={!page.hasNext} onClick={() => void page.move(1)}>
          <ChevronRight aria-hidden size={20} />
        </TouchButton>
      </header>
      {value.closed && (
        <p role="status" className="border-b border-line bg-warning-soft px-4 py-2 text-warning">
          {read(value.closed)}
        </p>
      )}
      {lines.length > 0 ? (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <HoursLineRow key={line.projectId} page={page} line={line} />
          ))}
        </ul>
      ) : (
        <p className="px-4 py-6 text-center text-dim">{read(labels.empty)}</p>
      )}
      {page.mayType && others.length > 0 && (
        <div className="border-t border-line px-4 py-2">
          {/* A native select: telephones show it as a list one can scroll with the thumb. */}
          <select
            aria-label={read(labels.add)}
            className="h-11 w-full rounded-md border border-line-strong bg-raised px-2 text-body text-ink"
            value=""
            onChange={({ target }) => page.type(target.value, '')}
          >
            <option value="">{read(labels.add)}</option>
            {others.map(({ projectId, projectCode, projectName }) => (
              <option key={projectId} value={projectId}>
                {projectCode} {projectName}
              </option>
            ))}
          </select>
        </div>
      )}
      <Proposal page={page} />
      <footer className="sticky bottom-0 space-y-2 rounded-b-md border-t border-line bg-raised px-4 py-3">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-dim">{read(labels.total)}</span>
          <strong className="text-heading tabular-nums">{page.total}</strong>
          <span className="text-dim">
            / {read(fill(labels.present[value.presence.from], { hours: value.presence.hours }))}
          </span>
          {standing && (
            <span role="status" className={standing.above ? 'w-full text-danger' : 'w-full text-hint text-dim'}>
              {read(standing.message)}
            </span>
          )}
        </p>
        {page.mayType && (
          <div className="grid grid-cols-2 gap-2">
            <TouchButton
              disabled={value.proposal.lines.length === 0 || !page.maySubmit}
              onClick={() => page.fillIn()}
              icon={<Sparkles aria-hidden size={18} />}
            >
              {read(labels.fill)}
            </TouchButton>
            <TouchButton
              primary
              loading={page.saving}
              disabled={!page.maySubmit}
              onClick={() => void page.submit()}
              icon={<Send aria-hidden size={18} />}
            >
              {read(value.state === 'draft' ? labels.submit : labels.again)}
            </TouchButton>
          </div>
        )}
      </footer>
    </section>
  );
});

const Proposal = observer(function Proposal({ page }: { page: MyHoursViewModel }) {
  const read = useText();
  const { lines, grounds } = page.value!.proposal;
  if (!page.mayType) return null;
  return (
    <div className="border-t border-line px-4 py-2 text-hint text-dim">
      <p>{read(lines.length > 0 ? labels.basis : labels.noProposal)}</p>
      {lines.length > 0 && (
        <ul className="list-disc pl-5">
          {grounds.map((ground) => (
            <li key={ground.zh} className="break-words">
              {read(ground)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

const History = observer(function History({ page }: { page: MyHoursViewModel }) {
  const read = useText();
  const { history, month } = page.value!;
  return (
    <Card flush title={labels.history} className="self-start">
      <ul className="divide-y divide-line">
        {history.map((each) => (
          <li key={each.month}>
            <button
              type="button"
              aria-current={each.month === month ? 'true' : undefined}
              onClick={() => void page.load(each.month)}
              className="flex min-h-11 w-full items-center gap-2 px-4 text-left hover:bg-hover aria-[current=true]:bg-accent-soft"
            >
              <span className="tabular-nums">{each.month}</span>
              <span className="flex-1 text-right tabular-nums">
                {each.hours !== '0' && read(fill(labels.hoursOf, { hours: each.hours }))}
              </span>
              <Badge tone={stateTones[each.state]}>{read(hoursMonthStates[each.state])}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
});

import { useEffect, useState } from 'react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { isMonth } from '@rdm/core/calendar';
import { text } from '@rdm/core/internal/kernel';
import { workTime } from '@rdm/core/internal/hours';
import { ForbiddenState, Tabs } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useUnsaved } from '../../../resource/use-unsaved';
import { hoursDocuments } from './hours-documents';
import { HoursGrid } from './HoursGrid';
import { WorktimeViewModel } from './WorktimeViewModel';
import { WorktimeToolbar } from './WorktimeToolbar';

const labels = {
  views: text('项目工时', 'Project hours'),
  grid: text('月度工时表', 'Month grid'),
  list: text('明细', 'Records'),
};

/** Query parameters that only the register view handles: a record to open, a search beyond the month. */
const ofList = ['id', 'projectId', 'personnelId'];
const isList = (address: URLSearchParams) => address.get('view') === 'list' || ofList.some((name) => address.has(name));

function monthAsked(address: URLSearchParams): string | null {
  const month = address.get('month');
  return isMonth(month) ? month : null;
}

/** The hours of a month as a grid, and the register behind it. The month and the view are in the URL. */
const WorktimeScreen = observer(function WorktimeScreen() {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const [opening] = useState(address);
  const allowed = services.can(workTime.permissions.view);
  const [screen] = useState(() => new WorktimeViewModel(services, monthAsked(opening) ?? services.today.slice(0, 7)));
  // When the page is shown again, it has the month that it had.
  useOpening(screen, {
    services,
    may: allowed,
    ask: (made) => void (monthAsked(opening) ? made.load() : made.open()),
  });
  const view = isList(address) ? 'list' : 'grid';

  useEffect(
    () =>
      reaction(
        () => screen.month,
        (month) => setAddress((now) => (isList(now) ? now : new URLSearchParams({ month })), { replace: true }),
      ),
    [screen, setAddress],
  );
  useEffect(
    // Not as the answer comes: React may have made a second page meanwhile and thrown the first away.
    () =>
      reaction(
        () => screen.isRestored,
        () => screen.sayRestored(),
        { fireImmediately: true },
      ),
    [screen],
  );
  const asked = view === 'grid' ? monthAsked(address) : null;
  useEffect(() => {
    // A link to the already open page with another month.
    if (allowed && asked !== null) void screen.setMonth(asked);
  }, [screen, allowed, asked]);
  useUnsaved(screen, () => void screen.save());

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { month } = screen;
  return (
    <Tabs
      label={labels.views}
      value={view}
      onChange={(chosen) => setAddress({ month, ...(chosen === 'list' && { view: 'list' }) }, { replace: true })}
      tabs={[
        {
          key: 'grid',
          label: labels.grid,
          content: (
            <div className="space-y-3">
              <WorktimeToolbar screen={screen} documents={hoursDocuments(services, month)} />
              <HoursGrid screen={screen} />
            </div>
          ),
        },
        { key: 'list', label: labels.list, content: <ResourceScreen resource={workTime} /> },
      ]}
    />
  );
});

export default WorktimeScreen;

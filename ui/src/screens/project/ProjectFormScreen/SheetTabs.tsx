import { lazy, Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Badge, EmptyState, lazyPart, Skeleton, Tabs } from '../../../components';
import type { ProjectServices } from '../project-services';
import { BudgetTab } from './BudgetTab';
import { courseTabs } from './course-tabs';
import { filePlaces, tabOf, type TabName } from './sheet-layout';
import { SheetField, SheetFields } from './SheetFields';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const HistoryPanel = lazy(async () => ({
  default: (await import('../../../resource/history/HistoryPanel')).HistoryPanel,
}));

const TimelinePanel = lazyPart(async () => ({ default: (await import('./TimelinePanel')).TimelinePanel }));

const labels = {
  tabs: text('项目资料', 'The project'),
  approval: text('项目立项', 'Approval'),
  budget: text('项目预算', 'Budget'),
  files: text('附件', 'Files'),
  timeline: text('时间线', 'Timeline'),
  history: text('修改记录', 'History'),
  unsaved: text('项目保存后才有修改记录', 'A project has a history once it is saved'),
};

export interface SheetTabsProps {
  sheet: ProjectFormViewModel;
  services: ProjectServices;
}

/** The parts of a project as tabs, each with its number of errors. */
export const SheetTabs = observer(function SheetTabs({ sheet, services }: SheetTabsProps) {
  const { form } = sheet;
  const [chosen, setChosen] = useState<string>('approval');
  const [followed, setFollowed] = useState(form.focus);
  // Opens the tab of the field to be focused.
  if (form.focus !== followed) {
    setFollowed(form.focus);
    if (form.focus) setChosen(tabOf(form.focus));
  }
  const badge = (tab: TabName) => {
    const count = form.faults.filter((fault) => tabOf(fault) === tab).length;
    return count > 0 && <Badge tone="danger">{count}</Badge>;
  };
  const sources = sheet.historySources;
  const stamp = form.parts.map(({ record }) => record?.version ?? 0).join('.');
  return (
    <Tabs
      label={labels.tabs}
      value={chosen}
      onChange={setChosen}
      tabs={[
        {
          key: 'approval',
          label: labels.approval,
          badge: badge('approval'),
          content: <SheetFields sheet={sheet} services={services} />,
        },
        {
          key: 'budget',
          label: labels.budget,
          badge: badge('budget'),
          content: <BudgetTab sheet={sheet} services={services} />,
        },
        ...courseTabs(sheet, services),
        {
          key: 'files',
          label: labels.files,
          badge: badge('files'),
          stays: true,
          content: (
            <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-2">
              {filePlaces.map((place) => (
                <SheetField key={place.field} {...{ sheet, services, place }} />
              ))}
            </div>
          ),
        },
        {
          key: 'timeline',
          label: labels.timeline,
          content:
            sheet.id === null ? (
              <EmptyState title={labels.unsaved} />
            ) : (
              <TimelinePanel key={sheet.id} services={services} projectId={sheet.id} />
            ),
        },
        {
          key: 'history',
          label: labels.history,
          content:
            sources.length === 0 ? (
              <EmptyState title={labels.unsaved} />
            ) : (
              <Suspense fallback={<Skeleton lines={5} />}>
                <HistoryPanel key={`${sheet.id} ${stamp}`} services={services} sources={sources} />
              </Suspense>
            ),
        },
      ]}
    />
  );
});

import { Suspense, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Card, EmptyState, ErrorState, lazyPart as lazy, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { usePorts, useSession } from '../../../shell/services';
import { menuAt } from '../../../shell/menu/menu-tree';
import { BarChart } from './BarChart';
import { DueList } from './DueList';
import { FigureRow } from './FigureRow';
import { ProjectCosts } from './ProjectCosts';
import { RetainedFilesCard } from './RetainedFilesCard';
import { HomeViewModel } from './HomeViewModel';
import { homeParts as yearParts } from './year-data';

/** Its texts are many. */
const YearSteps = lazy(async () => ({ default: (await import('./YearSteps')).YearSteps }));

const labels = {
  year: text('年度', 'Year'),
  yearOption: text('{year} 年', '{year}'),
  due: text('待办', 'To do'),
  byCategory: text('费用构成（元）', 'Cost by category (yuan)'),
  byMonth: text('各月费用（元）', 'Cost by month (yuan)'),
  category: text('费用类别', 'Category'),
  month: text('月份', 'Month'),
  failed: text('首页数据没有加载成功', 'The figures of the home page did not load'),
  empty: text('还没有研发项目，首页暂时没有可显示的数据', 'There are no R&D projects yet, so there is nothing to show'),
  emptyHint: text(
    '可以一次导入项目、薪酬、工时、资产、材料和凭证的工作簿；每种登记簿的模板都在导入页面下载。',
    'Import the workbooks of projects, payroll, hours, assets, material and vouchers at once; the import page has a template of each.',
  ),
  import: text('导入数据', 'Import data'),
  forbidden: text('您的账号没有查看研发项目的权限', 'Your account may not see R&D projects'),
  forbiddenHint: text(
    '请从左侧菜单进入您的工作；需要查看项目数据时，请联系企业管理员授权。',
    'Your work is in the menu at the left; ask your enterprise administrator if you need to see projects.',
  ),
};

const HomeScreen = observer(function HomeScreen() {
  const read = useText();
  const ports = usePorts();
  const session = useSession();
  const [home] = useState(() => new HomeViewModel(ports, (permission) => session.can(permission)));
  useEffect(() => {
    void home.load();
  }, [home]);

  if (home.state === 'failed') {
    return <ErrorState title={labels.failed} hint={home.failure ?? undefined} onRetry={() => void home.load()} />;
  }
  if (home.state === 'forbidden' && home.ownDue.length === 0) {
    return <EmptyState title={labels.forbidden} hint={labels.forbiddenHint} />;
  }
  if (home.state === 'forbidden') {
    return (
      <div className="mx-auto max-w-300">
        <Card flush title={labels.due}>
          <DueList items={home.ownDue} />
        </Card>
      </div>
    );
  }
  if (home.state === 'ready' && home.isEmpty) return <NothingYet year={home.year} />;
  const { figures, categories, months, costs, retained } = home;
  return (
    <div className="mx-auto max-w-300 space-y-4">
      <label className="flex w-fit items-center gap-2 text-dim">
        {read(labels.year)}
        {/* A native select: the list is short, and the page needs no other select component. */}
        <select
          className="h-8 rounded-md border border-line-strong bg-raised px-2 text-body text-ink hover:border-dim"
          value={home.year}
          onChange={(event) => void home.choose(event.target.value)}
        >
          {home.years.map((year) => (
            <option key={year} value={year}>
              {read(fill(labels.yearOption, { year }))}
            </option>
          ))}
        </select>
      </label>
      <Suspense fallback={<Skeleton lines={2} />}>
        {home.data ? <YearSteps year={home.year} data={home.data} /> : <Skeleton lines={2} />}
      </Suspense>
      <Card flush title={labels.due}>
        {figures ? <DueList items={home.due} /> : <Skeleton lines={3} className="p-4" />}
      </Card>
      {figures ? <FigureRow figures={figures} /> : <Skeleton lines={2} />}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {figures ? (
          <>
            {categories && (
              <BarChart title={labels.byCategory} heading={labels.category} bars={categories} layout="rows" />
            )}
            {months && <BarChart title={labels.byMonth} heading={labels.month} bars={months} layout="columns" />}
            {costs && costs.length > 0 && <ProjectCosts costs={costs} className="xl:col-span-2" />}
            {retained && <RetainedFilesCard {...retained} />}
          </>
        ) : (
          <Skeleton lines={7} className="xl:col-span-2" />
        )}
      </div>
    </div>
  );
});

export default HomeScreen;

const NothingYet = observer(function NothingYet({ year }: { year: string }) {
  const read = useText();
  const navigate = useNavigate();
  const { menus } = useSession();
  const mayImport = menuAt(menus, '/rdm/import') !== undefined;
  return (
    <div className="mx-auto max-w-300 space-y-4">
      <Suspense fallback={<Skeleton lines={2} />}>{mayImport && <YearSteps year={year} />}</Suspense>
      <EmptyState
        title={labels.empty}
        hint={mayImport ? labels.emptyHint : labels.forbiddenHint}
        action={
          mayImport && (
            <Button variant="primary" onClick={() => void navigate('/rdm/import')}>
              {read(labels.import)}
            </Button>
          )
        }
      />
    </div>
  );
});

/** What the page shows a moment after itself. */
export function homeParts() {
  YearSteps.ahead();
  return yearParts();
}

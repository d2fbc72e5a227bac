import { Suspense, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { YearOverview } from '@rdm/core/internal/overview';
import { Button, Card, EmptyState, ErrorState, lazyPart as lazy, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { usePorts, useSession } from '../../../shell/services';
import { menuAt } from '../../../shell/menu/menu-tree';
import { DueList } from './DueList';
import { FigureRow } from './FigureRow';
import { HomeViewModel } from './HomeViewModel';
import { YearSteps } from './YearSteps';

/** Below what is seen at once. */
const YearCards = lazy(async () => ({ default: (await import('./YearCards')).YearCards }));

const labels = {
  year: text('年度', 'Year'),
  yearOption: text('{year} 年', '{year}'),
  due: text('待办', 'To do'),
  failed: text('首页数据没有加载成功', 'The figures of the home page did not load'),
  empty: text('还没有研发项目，首页暂时没有可显示的数据', 'There are no R&D projects yet, so there is nothing to show'),
  emptyHint: text(
    '可以一次导入项目、薪酬、工时、资产、材料和凭证的工作簿。导入页面有每种登记表的模板，也有一套示例文件，试用后可以清除。',
    'Import the workbooks of projects, payroll, hours, assets, material and vouchers at once. The import page has a template of each, and a set of sample files to try and to clear again.',
  ),
  import: text('导入数据', 'Import data'),
  forbidden: text('您的账号没有查看研发项目的权限', 'Your account may not see R&D projects'),
  forbiddenHint: text(
    '请从左侧菜单进入您的工作；需要查看项目数据时，请联系企业管理员授权。',
    'Your work is in the menu at the left; ask your enterprise administrator if you need to see projects.',
  ),
};

const HomeScreen = observer(function HomeScreen() {
  const ports = usePorts();
  const [home] = useState(() => new HomeViewModel(ports));
  useEffect(() => {
    void home.load();
  }, [home]);
  const { overview } = home;

  if (home.state === 'failed') {
    return <ErrorState title={labels.failed} hint={home.failure ?? undefined} onRetry={() => void home.load()} />;
  }
  if (overview && home.state === 'forbidden') return <WithoutProjects overview={overview} />;
  if (overview && home.state === 'empty') return <NothingYet overview={overview} />;
  return <Year home={home} />;
});

export default HomeScreen;

const Year = observer(function Year({ home }: { home: HomeViewModel }) {
  const read = useText();
  const { shown, overview, year } = home;
  return (
    <div className="mx-auto max-w-300 space-y-4">
      <label className="flex w-fit items-center gap-2 text-dim">
        {read(labels.year)}
        {/* A native select: the list is short, and the page needs no other select component. */}
        <select
          className="h-8 rounded-md border border-line-strong bg-raised px-2 text-body text-ink hover:border-dim"
          value={year}
          onChange={(event) => void home.choose(event.target.value)}
        >
          {(overview?.years ?? []).map((each) => (
            <option key={each} value={each}>
              {read(fill(labels.yearOption, { year: each }))}
            </option>
          ))}
        </select>
      </label>
      {shown ? <YearSteps steps={shown.steps} /> : <Skeleton lines={2} />}
      <Card flush title={labels.due}>
        {shown ? <DueList items={shown.due} /> : <Skeleton lines={3} className="p-4" />}
      </Card>
      {shown?.figures ? <FigureRow year={year} figures={shown.figures} /> : <Skeleton lines={2} />}
      <Suspense fallback={<Skeleton lines={7} />}>
        {shown ? <YearCards overview={shown} /> : <Skeleton lines={7} />}
      </Suspense>
    </div>
  );
});

/** For who may not see projects: what waits for him, and the accounts he looks after. */
function WithoutProjects({ overview }: { overview: YearOverview }) {
  if (overview.due.length === 0 && !overview.administration) {
    return <EmptyState title={labels.forbidden} hint={labels.forbiddenHint} />;
  }
  return (
    <div className="mx-auto max-w-300 space-y-4">
      <Card flush title={labels.due}>
        <DueList items={overview.due} />
      </Card>
      <Suspense fallback={<Skeleton lines={3} />}>
        <YearCards overview={overview} />
      </Suspense>
    </div>
  );
}

const NothingYet = observer(function NothingYet({ overview }: { overview: YearOverview }) {
  const read = useText();
  const navigate = useNavigate();
  const { menus } = useSession();
  const mayImport = menuAt(menus, '/rdm/import') !== undefined;
  return (
    <div className="mx-auto max-w-300 space-y-4">
      {mayImport && <YearSteps steps={overview.steps} />}
      {overview.due.length > 0 && (
        <Card flush title={labels.due}>
          <DueList items={overview.due} />
        </Card>
      )}
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
      <Suspense fallback={null}>{overview.administration && <YearCards overview={overview} />}</Suspense>
    </div>
  );
});

/** What the page shows a moment after itself. */
export function homeParts(): void {
  void YearCards.ahead();
}

import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { yearExpense } from '@rdm/core/internal/enterprise';
import { text } from '@rdm/core/internal/kernel';
import { Button, Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { registerPath } from '../../../resource/register-path';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { RequiredYear } from '../../../resource/RequiredYear';
import { SummaryTable } from './SummaryTable';
import { YearExpenseSummaryViewModel } from './YearExpenseSummaryViewModel';

const labels = {
  title: text('年度研发费用汇总表', 'Summary of the year expense'),
  unit: text('金额单位：万元', 'Amounts in 10k yuan'),
  enter: text('去填报', 'Enter'),
  differs: text(
    '各单位合计与本企业填报不一致，请核对标出的栏目',
    'The organisations do not add up to what the enterprise states; check the marked columns',
  ),
};

/** The expense of a year in 万元, by organisation. The year is in the URL. */
const YearExpenseSummaryScreen = observer(function YearExpenseSummaryScreen() {
  const read = useText();
  const navigate = useNavigate();
  const { page: screen, allowed } = useYearPage({
    permission: yearExpense.permissions.view,
    make: (given, year) => new YearExpenseSummaryViewModel(given, year),
  });

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { summary, collected, fault, year } = screen;
  const toRegister = () => void navigate(`${registerPath(yearExpense)}?year=${year}`);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-2">
        <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
        {summary && !screen.isEmpty && <Button onClick={toRegister}>{read(labels.enter)}</Button>}
      </div>
      {collected && <YearNotice year={year} shown={collected} onRecomputed={() => void screen.load()} />}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!summary && !fault && <Skeleton lines={6} />}
      {screen.isEmpty && !fault && (
        <EmptyState
          title={text(`${year}年度还没有填报研发费用`, `No year expense is entered for ${year} yet`)}
          action={<Button onClick={toRegister}>{read(labels.enter)}</Button>}
        />
      )}
      {summary && !screen.isEmpty && !fault && (
        <Card>
          <h2 className="text-center text-heading font-semibold">{read(labels.title)}</h2>
          <p className="mb-1 text-right text-hint text-dim">{read(labels.unit)}</p>
          <SummaryTable summary={summary} collected={collected} />
          {summary.differing.length > 0 && <p className="mt-2 text-hint text-warning">{read(labels.differs)}</p>}
        </Card>
      )}
    </div>
  );
});

export default YearExpenseSummaryScreen;

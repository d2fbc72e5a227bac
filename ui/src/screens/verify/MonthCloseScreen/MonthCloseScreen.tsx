import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Card, DataTable, EmptyState, ErrorState, ForbiddenState, Skeleton, type Column } from '../../../components';
import { RequiredYear } from '../../../resource/RequiredYear';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { useYearPage } from '../../../resource/use-year-page';
import { ClosingDialog } from './ClosingDialog';
import { GroupCard } from './GroupCard';
import { MonthCell } from './MonthCell';
import { MonthCloseViewModel } from './MonthCloseViewModel';
import { MonthDrawer } from './MonthDrawer';

const labels = {
  table: text('月结看板', 'Month close'),
  month: text('月份', 'Month'),
  empty: text('本年还没有费用需要核对', 'The year has no cost to verify yet'),
  emptyHint: text(
    '导入薪酬、工时、材料和凭证，完成科目对应并一键重算后，各月的分摊与凭证在这里逐月比较。',
    'Import payroll, hours, material and vouchers, match the accounts and recompute: then every month is compared here.',
  ),
};

const rowKey = (month: string) => month;

/** Where the months of a year stand under each subject group, and closing them. The year is in the URL. */
const MonthCloseScreen = observer(function MonthCloseScreen() {
  const { page, allowed } = useYearPage({
    permission: 'monthclose_view',
    make: (given, year) => new MonthCloseViewModel(given, year),
  });
  const { board } = page;
  const columns = useMemo(() => columnsOf(page, board), [page, board]);
  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const isEmpty = (board ?? []).every(({ months }) => months.every(({ standing }) => standing === 'none'));
  return (
    <div className="space-y-3">
      <RequiredYear key={page.year} year={page.year} onChange={(year) => void page.setYear(year)} />
      <YearNotice year={page.year} shown={board} onRecomputed={() => void page.load()} />
      {page.fault && <ErrorState title={page.fault.message} onRetry={() => void page.load()} />}
      {!board && !page.fault && <Skeleton lines={12} />}
      {board && isEmpty && <EmptyState title={labels.empty} hint={labels.emptyHint} />}
      {board && !isEmpty && (
        <>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
            {board.map((group) => (
              <GroupCard key={group.group} group={group} onClose={() => page.close(group)} />
            ))}
          </div>
          <Card flush>
            <DataTable label={labels.table} columns={columns} rows={page.months} rowKey={rowKey} />
          </Card>
        </>
      )}
      <MonthDrawer page={page} />
      {page.closing && <ClosingDialog closing={page.closing} onClose={() => page.stopClosing()} />}
    </div>
  );
});

export default MonthCloseScreen;

function columnsOf(page: MonthCloseViewModel, board: MonthCloseViewModel['board']): readonly Column<string>[] {
  const ofGroups = (board ?? []).map((group): Column<string> => {
    const byMonth = new Map(group.months.map((month) => [month.month, month]));
    return {
      key: group.group,
      title: group.label,
      minWidth: '9rem',
      render: (of) => {
        const month = byMonth.get(of);
        return month && <MonthCell label={group.label} month={month} onOpen={() => void page.show({ group, month })} />;
      },
      text: (of) => byMonth.get(of)?.difference ?? '',
    };
  });
  return [{ key: 'month', title: labels.month, width: 90, primary: true, render: (month) => month }, ...ofGroups];
}

import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { costSourceChoice } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { Card, EmptyState, ErrorState, ForbiddenState, Skeleton, TableOrCards } from '../../../components';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { BookedAmounts } from './BookedAmounts';
import { CostSourceViewModel } from './CostSourceViewModel';
import { sourceColumns } from './source-columns';
import type { SourceLine } from './source-lines';

const labels = {
  table: text('费用来源', 'Sources of cost'),
  empty: text(
    '本年没有台账数据，也没有入账的研发费用',
    'The year has neither rows in the registers nor booked R&D cost',
  ),
  warnings: text('需要核对', 'To check'),
};

const rowKey = ({ key }: SourceLine) => key;

/** Where each cost item of a year is taken from, and where booked amounts go. The year is in the URL. */
const CostSourceScreen = observer(function CostSourceScreen() {
  const read = useText();
  const { permissions } = costSourceChoice;
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year) => new CostSourceViewModel(given, year),
  });
  const mayChange = services.can(permissions.add) && services.can(permissions.edit) && services.can(permissions.remove);
  const columns = useMemo(() => sourceColumns({ screen, mayChange, read }), [screen, mayChange, read]);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { overview, fault, year } = screen;
  return (
    <div className="space-y-4">
      <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!overview && !fault && <Skeleton lines={8} />}
      {overview && screen.isEmpty && <EmptyState title={labels.empty} />}
      {overview && !screen.isEmpty && (
        <>
          {overview.warnings.length > 0 && (
            <ul aria-label={read(labels.warnings)} className="list-disc pl-5 text-warning">
              {overview.warnings.map((warning) => (
                <li key={warning.zh}>{read(warning)}</li>
              ))}
            </ul>
          )}
          <Card flush>
            <TableOrCards label={labels.table} columns={columns} rows={screen.lines} rowKey={rowKey} />
          </Card>
          <BookedAmounts booked={overview.booked} />
        </>
      )}
    </div>
  );
});

export default CostSourceScreen;

import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { CalibreBridge } from '@rdm/core/internal/statistics';
import { formatMoney } from '@rdm/core/money';
import { Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { ExportButton } from '../../../resource/ExportButton';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useYearPage } from '../../../resource/use-year-page';
import { YearAnswer } from '../../../resource/YearAnswer';
import { useText } from '../../../theme';
import { BridgeTable } from './BridgeTable';

const permissions = { view: 'projectreportother_view', export: 'projectreportother_export' } as const;

const labels = {
  units: text('金额单位：元', 'Amounts in yuan'),
  about: text(
    '同一笔研发支出在会计、高企与统计、加计扣除三个口径下的金额，以及差异的去向。委托研发在前两个口径按实际发生额列示。',
    'One R&D expenditure in the accounts, in statistics and for high-tech enterprises, and in the super-deduction, and where the differences go. The first two have entrusted R&D in full.',
  ),
  steps: text('到 A107012 第 40 行', 'On to line 40 of A107012'),
  from: text('加计口径合计', 'Super-deduction together'),
  form: text('A107012 第 40 行 年度研发费用小计', 'A107012 line 40'),
};

/** What lies between the three calibres of a year, and the steps to the form. The year is in the URL. */
const CalibreBridgeScreen = observer(function CalibreBridgeScreen() {
  const read = useText();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year) => new YearAnswer(given, (asked) => given.ports.statistics.bridge({ year: asked }), year),
  });

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { answer: bridge, fault, year } = screen;
  const isEmpty = bridge?.rows.length === 0;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-2">
        <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
        {bridge && !isEmpty && services.can(permissions.export) && (
          <ExportButton make={() => services.ports.statistics.exportBridge({ year })} />
        )}
      </div>
      {bridge && <YearNotice year={year} shown={bridge} onRecomputed={() => void screen.load()} />}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!bridge && !fault && <Skeleton lines={8} />}
      {isEmpty && !fault && (
        <EmptyState
          title={text(
            `${year}年度没有归集的研发费用，请先登记费用或凭证并一键重算`,
            `No R&D cost is collected in ${year}: enter cost or vouchers and recompute the year`,
          )}
        />
      )}
      {bridge && !isEmpty && !fault && (
        <>
          <p className="text-dim">{read(labels.about)}</p>
          <p className="text-right text-hint text-dim">{read(labels.units)}</p>
          <Card flush>
            <BridgeTable rows={bridge.rows} total={bridge.total} />
          </Card>
          {bridge.form !== null && <StepsToForm bridge={bridge} form={bridge.form} />}
        </>
      )}
    </div>
  );
});

function StepsToForm({ bridge: { total, toForm }, form }: { bridge: CalibreBridge; form: string }) {
  const read = useText();
  const lines = [
    { key: 'from', label: labels.from, amount: total.deduction },
    ...toForm,
    { key: 'form', label: labels.form, amount: form },
  ];
  return (
    <Card>
      <h2 className="mb-2 text-heading font-semibold">{read(labels.steps)}</h2>
      <dl className="grid max-w-3xl grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {lines.map(({ key, label, amount }) => (
          <div key={key} className="contents">
            <dt>{read(label)}</dt>
            <dd className="text-right tabular-nums">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export default CalibreBridgeScreen;

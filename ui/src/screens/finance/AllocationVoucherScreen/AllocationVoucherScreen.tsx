import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { allocationAccount, allocationVoucher } from '@rdm/core/internal/cost';
import { fill, text } from '@rdm/core/internal/kernel';
import { Card, ErrorState, Field, ForbiddenState, Select, Skeleton } from '../../../components';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { AllocationVoucherViewModel } from './AllocationVoucherViewModel';
import { EntriesTable } from './EntriesTable';
import { ExportedVouchers } from './ExportedVouchers';
import { FileForm } from './FileForm';
import { GroupsToBook } from './GroupsToBook';
import { NumberDialog, VoidDialog } from './VoucherDialogs';

const permissions = {
  view: allocationVoucher.permissions.view,
  make: 'allocationvoucher_make',
  number: 'allocationvoucher_book',
  void: 'allocationvoucher_void',
} as const;

const labels = {
  month: text('月份', 'Month'),
  monthName: text('{month}月', '{month}'),
  about: text(
    '把已核对月份的分摊费用生成记账凭证，导入财务软件；只导出尚未入账的金额。折旧、摊销按账面金额入账。',
    'Makes vouchers of the allocated cost of verified months for the accounting program: only what is not booked yet goes out. Depreciation and amortisation are booked as in the accounts.',
  ),
  accounts: text('设置分配凭证科目', 'Set the accounts'),
  toBook: text('本月待入账费用', 'To be booked in the month'),
  entries: text('凭证分录', 'Entries'),
};

const addressOf = ({ year, month }: AllocationVoucherViewModel) => ({ year, month });

/** Allocated cost out as vouchers, and the numbers they were booked under. Year and month are in the URL. */
const AllocationVoucherScreen = observer(function AllocationVoucherScreen() {
  const read = useText();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year, asked) => new AllocationVoucherViewModel(given, year, asked.get('month')),
    addressOf,
  });

  if (!allowed || screen.toExport.fault?.code === 403) return <ForbiddenState />;
  const { year, month, toExport, exported } = screen;
  const fault = toExport.fault ?? exported.fault;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-2">
        <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
        <Field label={labels.month} layout="front" className="w-36">
          <Select
            options={screen.months.map((value) => ({
              value,
              label: fill(labels.monthName, { month: String(Number(value.slice(5))) }),
            }))}
            searchable={false}
            value={month}
            onChange={(next) => void screen.setMonth(next)}
          />
        </Field>
        {services.can(allocationAccount.permissions.view) && (
          <Link to="/rdm/financialaccount/allocation-account" className="h-8 content-center text-accent-text">
            {read(labels.accounts)}
          </Link>
        )}
      </div>
      <p className="text-dim">{read(labels.about)}</p>
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!toExport.voucher && !fault && <Skeleton lines={8} />}
      {toExport.voucher && !fault && (
        <>
          <Card flush title={labels.toBook}>
            <GroupsToBook screen={toExport} />
          </Card>
          <Card flush title={labels.entries}>
            <EntriesTable entries={toExport.entries} isOpen={toExport.isOpen} />
            {services.can(permissions.make) && toExport.hasAnything && <FileForm screen={screen} />}
          </Card>
        </>
      )}
      {exported.vouchers && !fault && (
        <ExportedVouchers
          screen={exported}
          mayNumber={services.can(permissions.number)}
          mayVoid={services.can(permissions.void)}
        />
      )}
      <NumberDialog screen={exported} />
      <VoidDialog screen={exported} />
    </div>
  );
});

export default AllocationVoucherScreen;

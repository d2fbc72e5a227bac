import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import {
  allocationVoucherStates,
  voucherFormatLabels,
  type AllocationVoucherRecord,
  type AllocationVoucherState,
  type FoundVoucher,
  type VoucherFormat,
} from '@rdm/core/internal/cost';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Amount,
  Badge,
  Button,
  Card,
  EmptyState,
  TableOrCards,
  type Column,
  type RowAction,
  type Tone,
} from '../../../components';
import { useText } from '../../../theme';
import type { ExportedVouchersViewModel } from './ExportedVouchersViewModel';

const labels = {
  table: text('已导出凭证', 'Exported vouchers'),
  none: text('本年度还没有导出凭证', 'No voucher of the year was exported yet'),
  mark: text('批次号', 'Mark'),
  format: text('文件格式', 'Format'),
  state: text('状态', 'Status'),
  total: text('借方合计', 'Debits'),
  entries: text('分录数', 'Entries'),
  voucher: text('凭证', 'Voucher'),
  by: text('导出人', 'Exported by'),
  time: text('导出时间', 'Exported at'),
  digest: text('SHA-256', 'SHA-256'),
  again: text('再次导出', 'Export again'),
  number: text('登记凭证号', 'Enter the number'),
  correct: text('更正凭证号', 'Correct the number'),
  void: text('作废', 'Void'),
  found: text('在记账凭证中找到', 'Found among the vouchers'),
  proposal: text('批次 {mark} 可能是 {date} {type}-{no}', 'Batch {mark} may be {date} {type}-{no}'),
  byMark: text('摘要含批次号', 'by the mark in the summary'),
  byAmounts: text('科目和金额一致', 'by accounts and amounts'),
  differs: text('金额与导出的不一致，请核对', 'the amounts differ from those exported; check them'),
  confirm: text('确认', 'Confirm'),
};

const tones: Readonly<Record<AllocationVoucherState, Tone>> = {
  exported: 'accent',
  booked: 'success',
  voided: 'neutral',
};
const rowKey = ({ id }: AllocationVoucherRecord) => id;
const numberOf = ({ voucherDate, voucherType, voucherNo }: AllocationVoucherRecord) =>
  voucherNo === null ? '' : `${voucherDate} ${voucherType}-${voucherNo}`;

interface Props {
  screen: ExportedVouchersViewModel;
  mayNumber: boolean;
  mayVoid: boolean;
}

/** The vouchers of the year with their numbers, and those of the register that wait for a confirmation. */
export const ExportedVouchers = observer(function ExportedVouchers({ screen, mayNumber, mayVoid }: Props) {
  const read = useText();
  const { vouchers, proposals } = screen;
  const columns = useMemo((): readonly Column<AllocationVoucherRecord>[] => {
    const stateOf = ({ state }: AllocationVoucherRecord) => state as AllocationVoucherState;
    const format = (voucher: AllocationVoucherRecord) => read(voucherFormatLabels[voucher.format as VoucherFormat]);
    return [
      { key: 'mark', title: labels.mark, width: 130, primary: true },
      {
        key: 'state',
        title: labels.state,
        width: 90,
        text: (row) => read(allocationVoucherStates[stateOf(row)]),
        render: (row) => <Badge tone={tones[stateOf(row)]}>{read(allocationVoucherStates[stateOf(row)])}</Badge>,
      },
      {
        key: 'total',
        title: labels.total,
        width: 130,
        numeric: true,
        render: ({ debitTotal }) => <Amount value={debitTotal} />,
      },
      { key: 'entryCount', title: labels.entries, width: 80, numeric: true },
      { key: 'voucher', title: labels.voucher, width: 160, text: numberOf, render: (row) => numberOf(row) || '—' },
      { key: 'format', title: labels.format, width: 190, text: format, render: format },
      { key: 'exportedByName', title: labels.by, width: 130 },
      { key: 'exportedTime', title: labels.time, width: 160 },
      { key: 'sha256', title: labels.digest, width: 200 },
    ];
  }, [read]);
  const actions = (voucher: AllocationVoucherRecord): readonly RowAction[] => {
    const isLive = voucher.state !== 'voided';
    const numbered = voucher.state === 'booked';
    return [
      { key: 'again', label: labels.again, onClick: () => void screen.saveFile(voucher) },
      ...(isLive && mayNumber
        ? [{ key: 'number', label: numbered ? labels.correct : labels.number, onClick: () => screen.number(voucher) }]
        : []),
      ...(isLive && mayVoid
        ? [{ key: 'void', label: labels.void, danger: true, onClick: () => screen.void(voucher) }]
        : []),
    ];
  };
  return (
    <Card flush title={labels.table}>
      {mayNumber && proposals.length > 0 && (
        <section aria-label={read(labels.found)} className="border-b border-line px-4 py-3">
          <h3 className="pb-1 font-semibold">{read(labels.found)}</h3>
          <ul className="space-y-1">
            {proposals.map((proposal) => (
              <li key={proposal.id} className="flex flex-wrap items-center gap-x-3">
                <span>
                  {read(inWords(proposal))}（{read(proposal.byMark ? labels.byMark : labels.byAmounts)}）
                </span>
                {!proposal.sameAmounts && <span className="text-warning">{read(labels.differs)}</span>}
                <Button onClick={() => screen.confirm(proposal)}>{read(labels.confirm)}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TableOrCards
        label={labels.table}
        columns={columns}
        rows={vouchers ?? []}
        rowKey={rowKey}
        rowActions={actions}
        empty={<EmptyState title={labels.none} />}
      />
    </Card>
  );
});

const inWords = ({ mark, voucherDate, voucherType, voucherNo }: FoundVoucher) =>
  fill(labels.proposal, { mark, date: voucherDate, type: voucherType, no: voucherNo });

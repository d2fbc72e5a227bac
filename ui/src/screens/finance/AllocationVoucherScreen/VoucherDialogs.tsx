import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, DateInput, Dialog, Field, Input, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { ExportedVouchersViewModel } from './ExportedVouchersViewModel';

const labels = {
  cancel: text('取消', 'Cancel'),
  number: text('登记批次 {mark} 的凭证号', 'Number of batch {mark}'),
  effect: text(
    '登记后一键重算，该月辅助账列出这张凭证。',
    'After the next recompute the ledger rows of the month stand beside this voucher.',
  ),
  date: text('凭证日期', 'Voucher date'),
  type: text('凭证字', 'Voucher type'),
  no: text('凭证号', 'Voucher number'),
  save: text('登记', 'Enter'),
  void: text('作废批次 {mark}?', 'Void batch {mark}?'),
  voidEffect: text(
    '作废后这些金额可以重新导出；如已导入财务软件，请同时在财务软件中删除或冲销该凭证。',
    'Its amounts can be exported again. If it is in the accounting program already, remove or reverse it there as well.',
  ),
  reason: text('作废原因', 'Reason'),
  voidVerb: text('作废', 'Void'),
};

/** Asks for the number of a voucher. */
export const NumberDialog = observer(function NumberDialog({ screen }: { screen: ExportedVouchersViewModel }) {
  const read = useText();
  const { numbering, typed } = screen;
  if (!numbering) return null;
  const isComplete = typed.voucherDate !== '' && typed.voucherType.trim() !== '' && typed.voucherNo.trim() !== '';
  return (
    <Dialog
      open
      title={fill(labels.number, { mark: numbering.mark })}
      onClose={() => screen.dismiss()}
      footer={
        <>
          <Button onClick={() => screen.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!isComplete}
            loading={screen.working}
            onClick={() => void screen.saveNumber()}
          >
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-dim">{read(labels.effect)}</p>
      <div className="space-y-2">
        <Field label={labels.date} required>
          <DateInput
            value={typed.voucherDate}
            min={`${numbering.month}-01`}
            max={`${numbering.year}-12-31`}
            onChange={(voucherDate) => screen.type({ voucherDate })}
          />
        </Field>
        <Field label={labels.type} required>
          <Input value={typed.voucherType} maxLength={20} onChange={(voucherType) => screen.type({ voucherType })} />
        </Field>
        <Field label={labels.no} required>
          <Input value={typed.voucherNo} maxLength={30} onChange={(voucherNo) => screen.type({ voucherNo })} />
        </Field>
      </div>
    </Dialog>
  );
});

/** Asks why a voucher is voided, and confirms it. */
export const VoidDialog = observer(function VoidDialog({ screen }: { screen: ExportedVouchersViewModel }) {
  const read = useText();
  const { voiding, reason } = screen;
  if (!voiding) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      title={fill(labels.void, { mark: voiding.mark })}
      onClose={() => screen.dismiss()}
      footer={
        <>
          <Button onClick={() => screen.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            loading={screen.working}
            onClick={() => void screen.saveVoid()}
          >
            {read(labels.voidVerb)}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-dim">{read(labels.voidEffect)}</p>
      <Field label={labels.reason} required>
        <Textarea value={reason} maxLength={500} onChange={(given) => screen.give(given)} />
      </Field>
    </Dialog>
  );
});

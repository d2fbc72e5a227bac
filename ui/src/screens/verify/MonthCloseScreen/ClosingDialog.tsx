import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Button, Checkbox, Dialog, Field, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { ClosingMonths } from './ClosingMonths';
import { standings } from './standings';

const labels = {
  title: text('核对与锁定：{group}', 'Verify and lock: {group}'),
  all: text('全选', 'All'),
  month: text('月份', 'Month'),
  allocated: text('分摊合计', 'Allocated'),
  booked: text('凭证合计', 'Booked'),
  difference: text('差异', 'Difference'),
  standing: text('状态', 'Status'),
  reason: text('差异原因', 'Reason for the difference'),
  reasonHint: text(
    '写入所选 {count} 个有差异的月份，原有的原因会被替换',
    'Written to the {count} chosen {count|month that differs|months that differ}; an earlier reason is replaced',
  ),
  locking: text(
    '锁定后这些月份的台账、凭证和费用均不可修改；解锁会记入修改记录。',
    'Locked months cannot be changed in registers, vouchers and cost; opening them is recorded.',
  ),
  verify: text('核对 {count} 个月', 'Verify {count}'),
  lock: text('锁定 {count} 个月', 'Lock {count}'),
  verifyAndLock: text('核对并锁定 {count} 个月', 'Verify and lock {count}'),
  unlock: text('解锁 {count} 个月', 'Unlock {count}'),
  cancel: text('取消', 'Cancel'),
};

/** The months of a group to verify, lock or open together, with one reason for those that differ. */
export const ClosingDialog = observer(function ClosingDialog({
  closing,
  onClose,
}: {
  closing: ClosingMonths;
  onClose: () => void;
}) {
  const read = useText();
  const { months, picked, toVerify, toLock, toUnlock, needsReason, working } = closing;
  const differing = toVerify.filter(({ standing }) => standing === 'differs').length;
  const lacksReason = needsReason && closing.reason.trim() === '';
  const count = (label: typeof labels.verify, many: number) => read(fill(label, { count: many }));
  const run = (work: () => Promise<boolean>) => void work().then((done) => done && onClose());
  const footer = (
    <>
      <Button onClick={onClose}>{read(labels.cancel)}</Button>
      {closing.mayUnlock && toUnlock.length > 0 && (
        <Button disabled={working} onClick={() => run(() => closing.unlock())}>
          {count(labels.unlock, toUnlock.length)}
        </Button>
      )}
      {closing.mayVerify && (
        <Button
          variant={closing.mayLock ? undefined : 'primary'}
          disabled={working || toVerify.length === 0 || lacksReason}
          onClick={() => run(() => closing.verify())}
        >
          {count(labels.verify, toVerify.length)}
        </Button>
      )}
      {closing.mayLock && (
        <Button
          variant="primary"
          loading={working}
          disabled={toLock.length === 0 || lacksReason || (needsReason && !closing.mayVerify)}
          onClick={() => run(() => closing.lock())}
        >
          {count(needsReason ? labels.verifyAndLock : labels.lock, toLock.length)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={fill(labels.title, { group: read(closing.group.label) })}
      footer={footer}
    >
      <table className="w-full text-table">
        <thead>
          <tr className="border-b border-line text-dim">
            <th className="w-8 py-1 text-left">
              <Checkbox
                aria-label={read(labels.all)}
                checked={picked.length === months.length}
                mixed={picked.length > 0 && picked.length < months.length}
                onChange={(all) => closing.pickAll(all)}
              />
            </th>
            <th className="p-1 text-left font-normal">{read(labels.month)}</th>
            <th className="p-1 text-right font-normal max-sm:hidden">{read(labels.allocated)}</th>
            <th className="p-1 text-right font-normal max-sm:hidden">{read(labels.booked)}</th>
            <th className="p-1 text-right font-normal">{read(labels.difference)}</th>
            <th className="p-1 text-left font-normal">{read(labels.standing)}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.id} className="border-b border-line">
              <td>
                <Checkbox
                  aria-label={month.month}
                  checked={closing.chosen.has(month.id)}
                  onChange={(chosen) => closing.pick(month.id, chosen)}
                />
              </td>
              <td className="p-1 whitespace-nowrap tabular-nums">{month.month}</td>
              <td className="p-1 max-sm:hidden">
                <Amount value={month.allocated} />
              </td>
              <td className="p-1 max-sm:hidden">
                <Amount value={month.booked} />
              </td>
              <td className="p-1">
                <Amount value={month.difference} />
              </td>
              <td className="p-1">
                <Badge tone={standings[month.standing].tone}>{read(standings[month.standing].label)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {needsReason && closing.mayVerify && (
        <Field label={labels.reason} required hint={fill(labels.reasonHint, { count: differing })} className="mt-3">
          <Textarea value={closing.reason} rows={2} maxLength={500} onChange={(reason) => closing.setReason(reason)} />
        </Field>
      )}
      {closing.mayLock && <p className="mt-3 text-hint text-dim">{read(labels.locking)}</p>}
    </Dialog>
  );
});

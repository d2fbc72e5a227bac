import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Dialog, formatDecimal } from '../../../components';
import { useText } from '../../../theme';
import type { AllocatedHours } from './ReverseAllocationViewModel';

const labels = {
  title: text('{month} 反算前后的工时', 'Hours of {month} before and after'),
  person: text('人员', 'Person'),
  before: text('反算前工时', 'Hours before'),
  after: text('反算后工时', 'Hours after'),
  difference: text(
    '入账金额 {booked} 元，工时分摊后差额 {difference} 元。工时以0.5小时为单位，差额不以虚增工时补足。',
    'Of {booked} yuan booked the hours leave {difference} yuan. Hours are found in steps of 0.5; what is left is not made ' +
      'up by hours that nobody worked.',
  ),
  close: text('关闭', 'Close'),
};

const shown = (hours: string): string => formatDecimal(hours, hours.split('.')[1]?.length ?? 0);

/** What an allocation does to the hours of people, and what it leaves of the booked amount. */
export function AllocatedHoursDialog({ allocated, onClose }: { allocated: AllocatedHours; onClose: () => void }) {
  const read = useText();
  const { month, booked, difference, people } = allocated;
  return (
    <Dialog
      open
      size="medium"
      title={fill(labels.title, { month })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{read(labels.close)}</Button>}
    >
      <p className="mb-3">
        {read(fill(labels.difference, { booked: formatDecimal(booked, 2), difference: formatDecimal(difference, 2) }))}
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line">
            <th className="py-1">{read(labels.person)}</th>
            <th className="py-1 text-right">{read(labels.before)}</th>
            <th className="py-1 text-right">{read(labels.after)}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ personnelId, personnelName, before, after }) => (
            <tr key={personnelId} className="border-b border-line">
              <td className="py-1">{personnelName}</td>
              <td className="py-1 text-right tabular-nums">{shown(before)}</td>
              <td className="py-1 text-right tabular-nums">{shown(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

import type { ClosedMonth } from '@rdm/core/internal/cost';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Badge, formatDecimal } from '../../../components';
import { useText } from '../../../theme';
import { standings } from './standings';

const labels = {
  open: text('{month} {group}：{standing}，差异 {difference}', '{group}, {month}: {standing}, difference {difference}'),
};

export interface MonthCellProps {
  label: Text;
  month: ClosedMonth;
  onOpen: () => void;
}

/** How a month stands, and its difference where there is one; a click shows what it is made of. */
export function MonthCell({ label, month, onOpen }: MonthCellProps) {
  const read = useText();
  const { tone, label: standing } = standings[month.standing];
  if (month.standing === 'none') return <span className="text-dim">{read(standing)}</span>;
  const difference = formatDecimal(month.difference, 2);
  const named = fill(labels.open, { month: month.month, group: read(label), standing: read(standing), difference });
  return (
    <button
      type="button"
      aria-label={read(named)}
      className="flex w-full items-center justify-between gap-2 text-left hover:text-accent-text"
      onClick={onOpen}
    >
      <Badge tone={tone}>{read(standing)}</Badge>
      {Number(month.difference) !== 0 && (
        <span className={month.standing === 'differs' ? 'text-danger tabular-nums' : 'text-dim tabular-nums'}>
          {difference}
        </span>
      )}
    </button>
  );
}

import ClipboardCheck from 'lucide:clipboard-check';
import type { GroupOfYear } from '@rdm/core/internal/cost';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  close: text('核对与锁定', 'Verify and lock'),
  closeGroup: text('核对与锁定{group}', 'Verify and lock {group}'),
  locked: text('已锁定 {locked} / {count} 个月', 'Months locked: {locked} of {count}'),
  differing: text('{count} 个月有差异', 'Months that differ: {count}'),
  agree: text('没有未说明的差异', 'No unexplained difference'),
};

/** A subject group over the year: how many months are locked, and how many differ. */
export function GroupCard({ group, onClose }: { group: GroupOfYear; onClose: () => void }) {
  const read = useText();
  const months = group.months.filter(({ standing }) => standing !== 'none');
  const of = (standing: string) => months.filter((month) => month.standing === standing).length;
  const differing = of('differs');
  return (
    <section className="flex flex-col rounded-md border border-line bg-raised p-3">
      <h2 className="text-body font-semibold">{read(group.label)}</h2>
      <p className="text-hint text-dim tabular-nums">
        {read(fill(labels.locked, { locked: of('locked'), count: months.length }))}
      </p>
      <p className={differing > 0 ? 'text-hint text-warning tabular-nums' : 'text-hint text-dim'}>
        {read(differing > 0 ? fill(labels.differing, { count: differing }) : labels.agree)}
      </p>
      <div className="mt-auto pt-2">
        <Button
          icon={<ClipboardCheck aria-hidden size={16} />}
          aria-label={read(fill(labels.closeGroup, { group: read(group.label) }))}
          disabled={months.length === 0}
          onClick={onClose}
        >
          {read(labels.close)}
        </Button>
      </div>
    </section>
  );
}

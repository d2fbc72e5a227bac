import type { AchievementPort } from '@rdm/core/internal/achievement';
import { fill, text } from '@rdm/core/internal/kernel';
import { EmptyState } from '../../../components';
import { useText } from '../../../theme';
import { LeftOutList } from './LeftOutList';

const labels = {
  year: text('{year} 年', '{year}'),
  count: text('{count} 项', '{count}'),
  total: text('三年合计', 'Three years together'),
  none: text('近三年没有登记科技成果转化', 'No conversion is registered in the three years'),
};

/** The conversions counted of three years, and those that do not count. */
export function ConversionsPart({
  standing,
}: {
  readonly standing: Awaited<ReturnType<AchievementPort['conversions']>>;
}) {
  const read = useText();
  const { years, total, leftOut } = standing;
  if (total + leftOut.length === 0) return <EmptyState title={labels.none} />;
  const figures = [
    ...years.map(({ year, count }) => [fill(labels.year, { year }), count] as const),
    [labels.total, total] as const,
  ];
  return (
    <div className="space-y-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([label, count]) => (
          <div key={label.zh}>
            <dt className="text-hint text-dim">{read(label)}</dt>
            <dd className="text-heading font-semibold tabular-nums">{read(fill(labels.count, { count }))}</dd>
          </div>
        ))}
      </dl>
      <LeftOutList rows={leftOut} path="/rdm/achievementtrans" />
    </div>
  );
}

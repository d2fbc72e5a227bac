import { fill, text } from '@rdm/core/internal/kernel';
import type { AchievementPort } from '@rdm/core/internal/achievement';
import { Link } from 'react-router';
import { EmptyState } from '../../../components';
import { useText } from '../../../theme';
import { LeftOutList } from './LeftOutList';

const labels = {
  class1: text('Ⅰ类', 'Class Ⅰ'),
  class2: text('Ⅱ类', 'Class Ⅱ'),
  own: text('自主研发', 'Own R&D'),
  acquired: text('受让等', 'Acquired'),
  trademarks: text('注册商标', 'Trademarks'),
  pieces: text('{count} 件', '{count}'),
  none: text('{day} 没有有效的知识产权，请先登记', 'No IP right is held on {day}; register it first'),
};

type Held = Awaited<ReturnType<AchievementPort['properties']>>;

/** What is held at the end of the year, by class, and what is left out. */
export function PropertiesPart({ held }: { readonly held: Held }) {
  const read = useText();
  const { day, class1, class2, own, acquired, trademarks, leftOut } = held;
  const figures = [
    [labels.class1, class1.length],
    [labels.class2, class2.length],
    [labels.own, own],
    [labels.acquired, acquired],
    [labels.trademarks, trademarks],
  ] as const;
  if (class1.length + class2.length + trademarks + leftOut.length === 0) {
    return <EmptyState title={fill(labels.none, { day })} />;
  }
  return (
    <div className="space-y-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([label, count]) => (
          <div key={label.zh}>
            <dt className="text-hint text-dim">{read(label)}</dt>
            <dd className="text-heading font-semibold tabular-nums">{read(fill(labels.pieces, { count }))}</dd>
          </div>
        ))}
      </dl>
      {(
        [
          [labels.class1, class1],
          [labels.class2, class2],
        ] as const
      ).map(
        ([label, rows]) =>
          rows.length > 0 && (
            <section key={label.zh}>
              <h3 className="font-semibold">{read(label)}</h3>
              <ul className="list-disc pl-5">
                {rows.map(({ id, code, name }) => (
                  <li key={id}>
                    <Link className="text-accent-text hover:underline" to={`/rdm/intellectualproperty?id=${id}`}>
                      {code}
                    </Link>{' '}
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <LeftOutList
        rows={leftOut.map(({ id, code, name, reason }) => ({ id, code, name, reasons: [reason] }))}
        path="/rdm/intellectualproperty"
      />
    </div>
  );
}

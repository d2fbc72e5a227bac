import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { CostBeside } from '@rdm/core/internal/overview';
import { Amount, formatDecimal, Tooltip } from '../../../components';
import { useText, type Label } from '../../../theme';
import { ChartCard } from './ChartCard';
import { chartScale, inTenThousands, lengthOn, type ChartScale } from './chart-scale';

const labels = {
  amount: text('本年（元）', 'This year (yuan)'),
  before: text('上年（元）', 'Year before (yuan)'),
  thisYear: text('本年', 'This year'),
  yearBefore: text('上年', 'Year before'),
  unit: text('万元', '10,000 yuan'),
  bar: text('{name}：本年 {amount}，上年 {before}', '{name}: {amount}, the year before {before}'),
};

export interface BarChartProps {
  title: Label;
  /** What the bars represent, as heading of the table. */
  heading: Label;
  bars: readonly CostBeside[];
  /** One bar under the other with its amount, or twelve beside each other. */
  layout: 'rows' | 'columns';
  /** Where a bar leads. */
  toOf: (key: string) => string;
}

/** Amounts beside those of the year before as bars over an axis; each is told on hover and focus, and a table has them all. */
export function BarChart({ title, heading, bars, layout, toOf }: BarChartProps) {
  const Bars = layout === 'rows' ? Rows : Columns;
  const amounts = bars.flatMap(({ amount, before }) => [amount, before]);
  return (
    <ChartCard
      title={title}
      isEmpty={amounts.every((amount) => Number(amount) === 0)}
      chart={
        <>
          <Legend />
          <Bars bars={bars} scale={chartScale(amounts)} toOf={toOf} />
        </>
      }
      table={<AmountTable heading={heading} bars={bars} />}
    />
  );
}

function Legend() {
  const read = useText();
  return (
    <p className="mb-2 flex gap-4 text-hint text-dim">
      <span className="inline-flex items-center gap-1">
        <span aria-hidden className="size-2.5 rounded-sm bg-accent" />
        {read(labels.thisYear)}
      </span>
      <span className="inline-flex items-center gap-1">
        <span aria-hidden className="size-2.5 rounded-sm bg-line-strong" />
        {read(labels.yearBefore)}
      </span>
    </p>
  );
}

type BarsProps = Pick<BarChartProps, 'bars' | 'toOf'> & { scale: ChartScale };

/** What a bar says of itself, on hover, on focus and to who does not see it. */
function useTold() {
  const read = useText();
  return ({ label, amount, before }: CostBeside) => {
    const figures = { amount: formatDecimal(amount, 2), before: formatDecimal(before, 2) };
    return fill(labels.bar, { name: read(label), ...figures });
  };
}

function Rows({ bars, scale, toOf }: BarsProps) {
  const read = useText();
  const told = useTold();
  return (
    <>
      <ul className="space-y-2">
        {bars.map((bar) => (
          <li
            key={bar.key}
            className="grid grid-cols-[6rem_1fr_7rem] items-center gap-2 text-table sm:grid-cols-[8rem_1fr_8rem]"
          >
            <Tooltip text={told(bar)}>
              <Link
                to={toOf(bar.key)}
                aria-label={read(told(bar))}
                className="col-span-2 grid grid-cols-subgrid items-center gap-2 hover:text-accent-text"
              >
                <span>{read(bar.label)}</span>
                <span aria-hidden className="space-y-0.5 border-l border-line">
                  <span
                    className="block h-2.5 rounded-r-sm bg-accent"
                    style={{ width: `${lengthOn(scale, bar.amount)}%` }}
                  />
                  <span
                    className="block h-1.5 rounded-r-sm bg-line-strong"
                    style={{ width: `${lengthOn(scale, bar.before)}%` }}
                  />
                </span>
              </Link>
            </Tooltip>
            <Amount value={bar.amount} />
          </li>
        ))}
      </ul>
      <div
        aria-hidden
        className="mt-1 grid grid-cols-[6rem_1fr_7rem] gap-2 text-hint text-dim sm:grid-cols-[8rem_1fr_8rem]"
      >
        <span className="text-right">{read(labels.unit)}</span>
        <span className="flex justify-between border-t border-line pt-0.5 tabular-nums">
          {scale.ticks.map((tick) => (
            <span key={tick} className={tick > 0 && tick < scale.top ? 'max-sm:hidden' : undefined}>
              {inTenThousands(tick)}
            </span>
          ))}
        </span>
      </div>
    </>
  );
}

function Columns({ bars, scale, toOf }: BarsProps) {
  const read = useText();
  const told = useTold();
  return (
    <div className="flex gap-2">
      <div
        aria-hidden
        className="flex h-44 flex-col-reverse justify-between text-right text-hint text-dim tabular-nums"
      >
        {scale.ticks.map((tick) => (
          <span key={tick} className="h-0 -translate-y-2 leading-4">
            {inTenThousands(tick)}
          </span>
        ))}
      </div>
      <div className="relative min-w-0 flex-1">
        <div aria-hidden className="absolute inset-x-0 top-0 flex h-44 flex-col justify-between">
          {scale.ticks.map((tick) => (
            <span key={tick} className="h-0 border-t border-line" />
          ))}
        </div>
        <ul className="relative flex gap-1 sm:gap-2">
          {bars.map((bar) => (
            <li key={bar.key} className="min-w-0 flex-1 text-center text-hint">
              <Tooltip text={told(bar)}>
                <Link to={toOf(bar.key)} aria-label={read(told(bar))} className="block hover:text-accent-text">
                  <span aria-hidden className="flex h-44 items-end justify-center gap-px">
                    <span
                      className="w-1/2 max-w-4 rounded-t-sm bg-accent"
                      style={{ height: `${lengthOn(scale, bar.amount)}%` }}
                    />
                    <span
                      className="w-1/3 max-w-3 rounded-t-sm bg-line-strong"
                      style={{ height: `${lengthOn(scale, bar.before)}%` }}
                    />
                  </span>
                  <span aria-hidden className="mt-1 block text-dim max-sm:hidden">
                    {read(bar.label)}
                  </span>
                  <span aria-hidden className="mt-1 block text-dim sm:hidden">
                    {bar.key.replace(/^0/, '')}
                  </span>
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function AmountTable({ heading, bars }: Pick<BarChartProps, 'heading' | 'bars'>) {
  const read = useText();
  return (
    <table className="w-full text-table">
      <thead>
        <tr className="border-b border-line text-left text-dim">
          <th scope="col" className="h-8 font-semibold">
            {read(heading)}
          </th>
          {[labels.amount, labels.before].map((label) => (
            <th key={label.en} scope="col" className="text-right font-semibold">
              {read(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key} className="border-b border-line last:border-0">
            <th scope="row" className="h-7 text-left font-normal">
              {read(bar.label)}
            </th>
            <td>
              <Amount value={bar.amount} />
            </td>
            <td>
              <Amount value={bar.before} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

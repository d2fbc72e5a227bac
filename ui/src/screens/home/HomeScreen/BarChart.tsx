import { text } from '@rdm/core/internal/kernel';
import { Amount, formatDecimal } from '../../../components';
import { useText, type Label } from '../../../theme';
import { ChartCard } from './ChartCard';
import type { Bar } from './year-figures';

const labels = { amount: text('金额（元）', 'Amount (yuan)') };

export interface BarChartProps {
  title: Label;
  /** What the bars represent, as heading of the table. */
  heading: Label;
  bars: readonly Bar[];
  /** One bar under the other with its amount, or twelve beside each other. */
  layout: 'rows' | 'columns';
}

/** Amounts as bars, marked up as a list for screen readers, with a table as alternative. */
export function BarChart({ title, heading, bars, layout }: BarChartProps) {
  const Bars = layout === 'rows' ? Rows : Columns;
  return (
    <ChartCard
      title={title}
      isEmpty={bars.every(({ amount }) => Number(amount) === 0)}
      chart={<Bars bars={bars} />}
      table={<AmountTable heading={heading} bars={bars} />}
    />
  );
}

function Rows({ bars }: { bars: readonly Bar[] }) {
  const read = useText();
  return (
    <ul className="space-y-2">
      {bars.map((bar) => (
        <li
          key={bar.key}
          className="grid grid-cols-[6rem_1fr_7rem] sm:grid-cols-[8rem_1fr_8rem] items-center gap-2 text-table"
        >
          <span className="text-dim">{read(bar.label)}</span>
          <span aria-hidden className="h-3 overflow-hidden rounded-sm bg-sunken">
            <span className="block h-full bg-accent" style={{ width: `${bar.percent}%` }} />
          </span>
          <Amount value={bar.amount} />
        </li>
      ))}
    </ul>
  );
}

function Columns({ bars }: { bars: readonly Bar[] }) {
  const read = useText();
  return (
    <ul className="flex h-52 gap-2">
      {bars.map((bar) => (
        <li
          key={bar.key}
          title={`${read(bar.label)} ${formatDecimal(bar.amount, 2)}`}
          className="flex min-w-0 flex-1 flex-col text-center text-hint"
        >
          <span aria-hidden className="flex min-h-0 flex-1 items-end rounded-sm bg-sunken">
            <span className="block w-full rounded-t-sm bg-accent" style={{ height: `${bar.percent}%` }} />
          </span>
          <span className="mt-1 truncate text-dim">{read(bar.label)}</span>
          <span className="sr-only">{formatDecimal(bar.amount, 2)}</span>
        </li>
      ))}
    </ul>
  );
}

function AmountTable({ heading, bars }: { heading: Label; bars: readonly Bar[] }) {
  const read = useText();
  return (
    <table className="w-full text-table">
      <thead>
        <tr className="border-b border-line text-left text-dim">
          <th scope="col" className="h-8 font-semibold">
            {read(heading)}
          </th>
          <th scope="col" className="text-right font-semibold">
            {read(labels.amount)}
          </th>
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
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Link } from 'react-router';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { YearFigures } from '@rdm/core/internal/overview';
import { formatDecimal } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  projects: text('研发项目（个）', 'R&D projects'),
  total: text('研发费用合计（元）', 'R&D cost (yuan)'),
  expensed: text('其中：费用化（元）', 'Of which expensed (yuan)'),
  capitalised: text('其中：资本化（元）', 'Of which capitalised (yuan)'),
  deduction: text('加计扣除总额（元）', 'Super-deduction (yuan)'),
  taxSaved: text('预计节税额（元）', 'Income tax saved (yuan)'),
  atRate: text('预计节税额（元，税率 {rate}）', 'Income tax saved (yuan, at {rate})'),
  before: text('上年 {amount}', 'Year before {amount}'),
  noRate: text('在 107-2 填写税率', 'Enter the tax rate in 107-2'),
};

/** The year in six figures; each links to the page and the year it comes from. */
export function FigureRow({ year, figures }: { year: string; figures: YearFigures }) {
  const read = useText();
  const { taxRate, taxSaved, totalBefore } = figures;
  const amount = (value: string | null) => (value === null ? '—' : formatDecimal(value, 2));
  const shown: readonly (readonly [Text, string, string, string?])[] = [
    [labels.projects, String(figures.projects), `/rdm/project/list?year=${year}`],
    [
      labels.total,
      amount(figures.total),
      `/rdm/cost-view/summary?year=${year}`,
      totalBefore && Number(totalBefore) !== 0 ? read(fill(labels.before, { amount: amount(totalBefore) })) : undefined,
    ],
    [labels.expensed, amount(figures.expensed), `/project/auxiliary-2021?year=${year}`],
    [labels.capitalised, amount(figures.capitalised), `/project/auxiliary-2021?year=${year}`],
    [labels.deduction, amount(figures.deduction), `/project/preferential?year=${year}`],
    [
      taxRate ? fill(labels.atRate, { rate: taxRate }) : labels.taxSaved,
      figures.deduction && !taxRate ? read(labels.noRate) : amount(taxSaved),
      `/rdm/statistics/annual-report?year=${year}`,
    ],
  ];
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(([label, value, to, beside]) => (
        <div
          key={label.en}
          className="min-w-0 bg-raised p-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3 max-sm:py-2"
        >
          <dt className="text-hint text-dim">{read(label)}</dt>
          <dd className="truncate text-title font-semibold tabular-nums max-sm:text-body sm:mt-1">
            <Link
              to={to}
              className="underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-text"
            >
              {value}
            </Link>
            {beside && <span className="block text-hint font-normal text-dim">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

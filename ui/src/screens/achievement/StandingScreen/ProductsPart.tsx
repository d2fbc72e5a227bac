import type { ProductStanding } from '@rdm/core/internal/achievement';
import { monthsOfYear } from '@rdm/core/calendar';
import { fill, text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';
import { Amount, Badge, EmptyState, TableOrCards, type Column } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  table: text('高新技术产品收入', 'Revenue of high-tech products'),
  code: text('产品编号', 'Code'),
  name: text('产品（服务）名称', 'Product'),
  main: text('主要', 'Main'),
  total: text('合计（元）', 'Together (yuan)'),
  month: text('{month}月', '{month}'),
  income: text('高新技术产品收入 {amount} 元', 'Revenue of high-tech products {amount} yuan'),
  typed: text('总收入（收入总额 − 不征税收入）{amount} 元', 'All income (total less non-taxable) {amount} yuan'),
  vouchers: text(
    '总收入（凭证中的营业收入，未填写收入总额）{amount} 元',
    'All income (revenue booked; the total is not typed) {amount} yuan',
  ),
  share: text('占比 {share}（应不低于60%）', 'Share {share} (60% at least)'),
  findings: text('需要核对', 'To check'),
  error: text('不符合', 'Not met'),
  warning: text('请核对', 'Check'),
  none: text('没有高新技术产品，请先登记', 'There are no high-tech products; register them first'),
};
const YES = '2';

type Product = ProductStanding['products'][number];
const rowKey = ({ productId }: Product) => productId;

/** The income of each product by month, its share in all income, and what a reviewer would object to. */
export function ProductsPart({ standing }: { readonly standing: ProductStanding }) {
  const read = useText();
  const { year, products, income, totalIncome, totalFrom, share, findings } = standing;
  const incomeOf = ({ months }: Product, month: string) => months.find((each) => each.month === month)?.amount ?? '';
  const columns: readonly Column<Product>[] = [
    { key: 'code', title: labels.code, width: 90, primary: true },
    { key: 'name', title: labels.name, width: 200 },
    { key: 'main', title: labels.main, width: 60, render: ({ main }) => (main === YES ? '✓' : '') },
    { key: 'total', title: labels.total, width: 140, numeric: true, render: ({ total }) => <Amount value={total} /> },
    ...monthsOfYear(year).map((month): Column<Product> => ({
      key: month,
      title: fill(labels.month, { month: Number(month.slice(5)) }),
      width: 120,
      numeric: true,
      text: (product) => incomeOf(product, month),
      render: (product) => incomeOf(product, month) && <Amount value={incomeOf(product, month)} />,
    })),
  ];
  if (products.length === 0) return <EmptyState title={labels.none} />;
  return (
    <div className="space-y-3">
      <ul>
        <li>{read(fill(labels.income, { amount: formatMoney(income) }))}</li>
        {totalIncome !== null && totalFrom !== null && (
          <li>{read(fill(labels[totalFrom], { amount: formatMoney(totalIncome) }))}</li>
        )}
        {share !== null && <li className="font-semibold">{read(fill(labels.share, { share }))}</li>}
      </ul>
      {findings.length > 0 && (
        <section aria-label={read(labels.findings)}>
          <h3 className="font-semibold">{read(labels.findings)}</h3>
          <ul className="space-y-1">
            {findings.map(({ level, message }) => (
              <li key={message.zh}>
                <Badge tone={level === 'error' ? 'danger' : 'warning'}>{read(labels[level])}</Badge> {read(message)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TableOrCards label={labels.table} columns={columns} rows={products} rowKey={rowKey} />
    </div>
  );
}

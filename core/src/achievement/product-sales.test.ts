import { describe, expect, test } from 'vitest';
import { productFindings, shareText, type JudgedProduct } from './product-findings';
import { productSales, type IncomeEntry, type SoldProduct } from './product-sales';

const product = (given: Partial<SoldProduct> = {}): SoldProduct => ({
  ...{ id: '1', code: 'PS01', name: '压缩机', main: '2', incomeAccounts: null },
  ...given,
});
const entry = (given: Partial<IncomeEntry> = {}): IncomeEntry => ({
  ...{ month: '2024-03', subjectCode: '600101', subjectName: '主营业务收入-压缩机', summary: '销售' },
  creditAmount: '1000.00',
  ...given,
});

describe('the income of a product', () => {
  test('is what is credited to its revenue accounts, by month', () => {
    const sold = product({ incomeAccounts: '600101、600102' });
    const entries = [
      entry(),
      entry({ subjectCode: '60010101', creditAmount: '500.00' }),
      entry({ month: '2024-04', creditAmount: '-200.00' }),
      entry({ subjectCode: '600103' }),
      entry({ creditAmount: null }),
    ];
    const [sales] = productSales([sold], entries, []);
    expect(sales?.months).toEqual([
      { month: '2024-03', amount: '1500.00', from: 'vouchers' },
      { month: '2024-04', amount: '-200.00', from: 'vouchers' },
    ]);
    expect(sales?.total).toBe('1300.00');
  });

  test('without accounts is that of entries which name its code as a whole', () => {
    const entries = [entry({ summary: '销售 PS01 三台' }), entry({ summary: 'PS010' }), entry({ summary: 'APS01' })];
    expect(productSales([product()], entries, [])[0]?.total).toBe('1000.00');
  });

  test('is never that of an account of another kind', () => {
    const entries = [entry({ subjectCode: '5001', subjectName: '生产成本-PS01' })];
    expect(productSales([product()], entries, [])[0]?.total).toBe('0.00');
  });

  test('is what was typed for a month, in place of its vouchers', () => {
    const typed = [{ productId: '1', month: '2024-03', amount: '8.00' }];
    const [sales] = productSales([product({ incomeAccounts: '6001' })], [entry(), entry({ month: '2024-05' })], typed);
    expect(sales?.months.map(({ amount, from }) => [amount, from])).toEqual([
      ['8.00', 'typed'],
      ['1000.00', 'vouchers'],
    ]);
  });
});

describe('what a reviewer objects to', () => {
  const judged = (given: Partial<JudgedProduct> & { main?: string } = {}): JudgedProduct => ({
    product: product({ main: given.main ?? '2' }),
    ...{ months: [], total: '600.00', held: ['P1'], notHeld: [], hasAttachment: true },
    ...given,
  });
  const said = (products: readonly JudgedProduct[], total: string | null) =>
    productFindings(products, total).map(({ level, message }) => `${level} ${message.zh}`);

  test('nothing, at exactly 60 % of all income', () => {
    expect(said([judged()], '1000.00')).toEqual([]);
    expect(said([judged()], '1000.01')).toEqual([expect.stringContaining('不足60%')]);
  });

  test('main products that make half of the income and no more', () => {
    const others = judged({ main: '1' });
    expect(said([judged(), others], '1000.00')).toEqual([expect.stringContaining('50%')]);
    expect(said([judged({ total: '600.01' }), others], '1000.00')).toEqual([]);
  });

  test('a main product without property held, linked property that is not, no attachment, no income', () => {
    const bare = judged({ held: [], notHeld: ['P2'], hasAttachment: false, total: '0.00' });
    expect(said([bare], '0.00').join('\n')).toMatch(/error PS01：没有年末有效[\s\S]*P2[\s\S]*附件[\s\S]*本年没有收入/);
  });

  test('an unknown total is said, not taken as 0', () => {
    expect(said([judged()], null)).toEqual([expect.stringContaining('不能计算')]);
    expect([shareText('600.00', null), shareText('600.00', '0.00'), shareText('625.00', '1000.00')]).toEqual([
      null,
      null,
      '62.50%',
    ]);
  });
});

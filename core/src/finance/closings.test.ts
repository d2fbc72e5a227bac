import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../kernel/money';
import { bookedAmount, closings, mayClose, type ClosingEntry, type ClosingRules } from './closings';

const RD = '53010110';
const entry = (subjectCode: string, debit: string | null, credit: string | null, over: Partial<ClosingEntry> = {}) => ({
  date: '2024-05-31',
  voucherType: '记',
  voucherNo: '1',
  subjectCode,
  subjectName: null,
  debitAmount: debit,
  creditAmount: credit,
  summary: '凭证',
  ...over,
});
const isCost = ({ subjectCode }: ClosingEntry) => subjectCode.startsWith(RD);
const named = (subjectCode: string, subjectName: string, debit: string) =>
  entry(subjectCode, debit, null, { subjectName });
const closed = (entries: readonly ClosingEntry[], rules?: ClosingRules) =>
  [...closings(entries, isCost, rules)].map(([, { extent, amount }]) => `${extent} ${amount.toString()}`);

describe('what carries cost forward', () => {
  it.each([
    ['企业会计准则 管理费用', named('6602', '管理费用', '100')],
    ['6604, in use for 研发费用', named('6604', '研发费用', '100')],
    ['企业会计准则 本年利润', named('4103', '本年利润', '100')],
    ['小企业会计准则 管理费用', named('5602', '管理费用', '100')],
    ['小企业会计准则 本年利润', named('3103', '本年利润', '100')],
    ['企业会计制度 本年利润', named('3131', '本年利润', '100')],
    ['企业会计制度 管理费用', named('5502', '管理费用', '100')],
    ['无形资产 of 企业会计准则', named('1701', '无形资产-专利权', '100')],
    ['无形资产 of 企业会计制度, by its name', named('1801', '无形资产', '100')],
    ['开发支出, by its name', named('1702', '开发支出', '100')],
    ['a code of the enterprise’s own, by its name', named('9.1', '管理费用—研发', '100')],
  ])('%s', (_, facing) => expect(closed([facing, entry(RD, null, '100')])).toEqual(['full -100.00']));

  it.each([
    ['库存商品', named('1405', '库存商品', '100')],
    ['固定资产', named('1601', '固定资产', '100')],
    ['银行存款', named('1002', '银行存款', '100')],
    ['其他业务收入, in red on its credit side', entry('6051', null, '-100')],
    ['主营业务成本', named('6401', '主营业务成本', '100')],
    ['固定资产清理, 1701 of 企业会计制度', named('1701', '固定资产清理', '100')],
    ['a liability that only mentions 管理费用', named('2241', '其他应付款-管理费用', '100')],
    ['another account of R&D cost', entry(`${RD}01`, '100', null)],
    ['制造费用 of the own chart', named('5602', '制造费用', '100')],
  ])('is not %s', (_, facing) => expect(closed([facing, entry(RD, null, '100')])).toEqual(['none 0.00']));

  it('may be written in red on the debit side, and undone by a red credit', () => {
    expect(closed([entry('6602', '100', null), entry(RD, '-100', null)])).toEqual(['full -100.00']);
    expect(closed([entry('4103', '-100', null), entry(RD, null, '-100')])).toEqual(['full 100.00']);
    expect(closed([entry('1002', '-100', null), entry(RD, null, '-100')])).toEqual(['none 0.00']);
  });

  it('is not the booking of cost out of 管理费用', () => {
    expect(closed([entry(RD, '100', null), entry('6602', null, '100')])).toEqual([]);
  });

  it('is not that booking taken back in red, whole or among others', () => {
    expect(closed([entry(RD, '-100', null), entry('6602', null, '-100')])).toEqual(['none 0.00']);
    expect(closed([entry(RD, '-30', null), entry('6602', null, '-30'), entry('1002', null, '0')])).toEqual([
      'none 0.00',
    ]);
    // A closing may be written as a red credit of 管理费用.
    expect(closed([entry(RD, null, '100'), entry('6602', null, '-100')])).toEqual(['full -100.00']);
  });

  it('is told beside 收入 only where the voucher holds 本年利润', () => {
    const revenue = named('6001', '主营业务收入', '300');
    expect(closed([revenue, entry(RD, null, '100'), entry('4103', null, '200')])).toEqual(['full -100.00']);
    expect(closed([revenue, entry(RD, null, '300')])).toEqual(['none 0.00']);
  });

  it.each([
    ['结转本月损益', 'full -100.00'],
    ['期末结转研发支出', 'full -100.00'],
    ['转入管理费用', 'full -100.00'],
    ['结转样机入库', 'none 0.00'],
    ['退货', 'none 0.00'],
  ])('goes by the summary %s where the other side is not in the register', (summary, expected) =>
    expect(closed([entry(RD, null, '100', { summary })])).toEqual([expected]),
  );

  it('is the part of a mixed voucher that cannot face the others, over its entries by their amounts', () => {
    const mixed = [entry('6602', '600', null), entry('1002', '400', null)];
    expect(closed([...mixed, entry(RD, null, '700'), entry(`${RD}1`, null, '300')])).toEqual([
      'part -420.00',
      'part -180.00',
    ]);
    // Booked and carried forward in one voucher: what the credit of 2211 pays for is the cost.
    const both = [entry(RD, '100', null), entry('2211', null, '100'), entry('6602', '100', null)];
    expect(closed([...both, entry(RD, null, '100')])).toEqual(['full -100.00']);
    // Which debit the other credit pays is not known; the cost is not overstated.
    const unclear = [entry('6602', '100', null), entry('1405', '100', null), entry('1002', null, '100')];
    expect(closed([...unclear, entry(RD, null, '100')])).toEqual(['none 0.00']);
  });

  it('follows the list of the enterprise, the longest code first, then a level of the name', () => {
    const to = (account: string, closes: '1' | '2') => ({ account, closes });
    const facing = named('660299', '管理费用-其他', '100');
    const credit = entry(RD, null, '100');
    expect(closed([facing, credit], { accounts: [to('6602', '1')] })).toEqual(['none 0.00']);
    expect(closed([facing, credit], { accounts: [to('6602', '1'), to('660299', '2')] })).toEqual(['full -100.00']);
    expect(closed([facing, credit], { accounts: [to('其他', '1')] })).toEqual(['none 0.00']);
  });

  it('follows a ruling on the voucher of that month, type and number', () => {
    const ruling = { month: '2024-05', voucherType: '记', voucherNo: '1', reason: '核实' };
    const voucher = [entry('6602', '100', null), entry(RD, null, '100')];
    expect(closed(voucher, { vouchers: [{ ...ruling, closing: '1' }] })).toEqual(['none 0.00']);
    const money = [entry(RD, '50', null), entry('1002', null, '50')];
    expect(closed(money, { vouchers: [{ ...ruling, closing: '2' }] })).toEqual(['full 50.00']);
    expect(closed(voucher, { vouchers: [{ ...ruling, voucherNo: '2', closing: '1' }] })).toEqual(['full -100.00']);
  });

  it('is never more than the entry, of its sign, and the same whatever the order', () => {
    const amount = fc.option(fc.integer({ min: -5000, max: 5000 }).map((fen) => (fen / 100).toFixed(2)));
    const rows = fc.array(
      fc
        .tuple(
          fc.constantFrom(RD, `${RD}1`, '6602', '4103', '1002', '6001', '2211'),
          amount,
          amount,
          fc.constantFrom('1', '2'),
        )
        .map(([code, debit, credit, voucherNo]) => entry(code, debit, credit, { voucherNo })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (given) => {
        const found = closings(given, isCost);
        for (const [row, { amount: closedAmount, extent }] of found) {
          const rest = bookedAmount(row).minus(closedAmount);
          expect(isCost(row)).toBe(true);
          expect(mayClose(row)).toBe(true);
          expect(Number(rest) * Number(bookedAmount(row))).toBeGreaterThanOrEqual(0);
          expect(Math.abs(Number(closedAmount))).toBeLessThanOrEqual(Math.abs(Number(bookedAmount(row))));
          expect(extent === 'none').toBe(closedAmount.isZero());
        }
        const total = (map: typeof found) => sum([...map.values()].map((closing) => closing.amount)).toString();
        expect(total(closings(given.toReversed(), isCost))).toBe(total(found));
      }),
    );
  });

  it('does not take an unreadable amount for 0', () => {
    expect(() => closings([entry(RD, 'ten', null)], isCost)).toThrow();
  });
});

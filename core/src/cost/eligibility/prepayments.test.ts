import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import type { CostRecord } from '../allocate-year';
import type { ContractRow } from '../registers';
import { applyExclusions } from './apply-exclusions';
import { eligibilityInput } from './eligibility-input.testing';
import type { EarlierEntrusted } from './earlier-entrusted';
import { unpaidContract } from './rules/unpaid-contract';
import { unregisteredContract } from './rules/unregistered-contract';

interface Sum {
  readonly year: number;
  readonly amount: string;
}

const contract = (payments: readonly Sum[], over: Partial<ContractRow> = {}): ContractRow => ({
  id: '9',
  contractNo: 'HT-1',
  contractKind: 'entrusted',
  registrationNo: '24320100000123',
  registeredOn: '2020-03-01',
  amount: '100000.00',
  unit: { id: '7', unitsName: '甲研究院', kind: 'institute', place: null },
  payments: payments.map(({ year, amount }) => ({ date: `${year}-06-01`, amount })),
  ...over,
});

/** What counts in a year of what was booked in it, and the codes of the warnings. */
function counted(year: number, contracts: readonly ContractRow[], booked: readonly Sum[], from: number | null) {
  const records = booked
    .filter((each) => each.year === year)
    .map(({ amount }): CostRecord => ({
      ...{ projectId: '1', month: `${year}-05`, item: '7.1', amount, origin: 'voucher', parts: [] },
      sourceReason: { zh: '', en: '' },
      expenditureType: 'expensed',
    }));
  const earlierEntrusted: EarlierEntrusted = {
    from,
    booked: booked.filter((each) => each.year < year).map((each) => ({ ...each, code: 'RD01', item: '7.1' })),
  };
  const input = eligibilityInput({ year, contracts: new Map([['1', contracts]]), earlierEntrusted });
  const { records: made, warnings } = applyExclusions(records, input, [unregisteredContract, unpaidContract]);
  const amount = sum(made.map((each) => yuan(each.amount).minus(yuan(each.excluded)))).toString();
  return { amount, warnings: warnings.map(({ message }) => message.zh) };
}

const of = (year: number, amount: string): Sum => ({ year, amount });

describe('what was paid before the year', () => {
  it.each([
    ['counts where it is not used up', [of(2023, '100')], [of(2024, '80')], 2023, '80.00'],
    ['less what the earlier year used up', [of(2023, '100')], [of(2023, '30'), of(2024, '80')], 2023, '70.00'],
    ['over several years', [of(2022, '100')], [of(2022, '10'), of(2023, '20'), of(2024, '80')], 2022, '70.00'],
    ['not where its year was never collected', [of(2023, '100')], [of(2024, '80')], null, '0.00'],
    ['not from before a gap', [of(2022, '100'), of(2023, '5')], [of(2024, '80')], 2023, '5.00'],
    ['not before it is paid', [of(2024, '10'), of(2025, '90')], [of(2024, '80')], 2023, '10.00'],
    ['less what was refunded', [of(2023, '100'), of(2024, '-40')], [of(2024, '80')], 2023, '60.00'],
    ['not what another year lacks', [of(2023, '10'), of(2024, '50')], [of(2023, '90'), of(2024, '80')], 2023, '50.00'],
  ] as const)('%s', (_, payments, booked, from, amount) => {
    expect(counted(2024, [contract(payments)], booked, from).amount).toBe(amount);
  });

  it('is told where it is part of what counts, and where it is not known to be left', () => {
    const payments = [of(2023, '100')];
    const booked = [of(2023, '30'), of(2024, '80')];
    expect(counted(2024, [contract(payments)], booked, 2023).warnings).toEqual([
      '项目 RD01 的委托研发费用 80.00 元超过本年已付款 70.00 元（含以前年度付款结余 70.00 元），未付款部分不予加计',
    ]);
    expect(counted(2024, [contract(payments)], booked, null).warnings[0]).toContain('以前年度已付款 100.00 元');
  });

  it('is not used up by what was booked under a contract that is not registered', () => {
    const unregistered = contract([of(2023, '60')], { id: '8', contractNo: 'HT-2', registrationNo: null });
    const booked = [of(2023, '60'), of(2024, '50')];
    expect(counted(2024, [contract([of(2023, '50')]), unregistered], booked, 2023).amount).toBe('50.00');
  });

  const sums = fc.array(
    fc.record({
      year: fc.integer({ min: 2020, max: 2026 }),
      amount: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('counts once: over all years no more counts than was paid or was booked until then', () => {
    fc.assert(
      fc.property(sums, sums, fc.constantFrom(2020, 2022, null), (payments, booked, first) => {
        const until = (all: readonly Sum[], year: number) =>
          sum(all.filter((each) => each.year <= year).map(({ amount }) => yuan(amount)));
        let total = yuan(0);
        for (let year = 2020; year <= 2026; year += 1) {
          const from = first === null || first >= year ? null : first;
          const { amount } = counted(year, [contract(payments)], booked, from);
          total = total.plus(yuan(amount));
          expect(total.compare(until(payments, year))).toBeLessThanOrEqual(0);
          expect(total.compare(until(booked, year))).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

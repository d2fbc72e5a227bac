import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import type { CostRecord } from '../allocate-year';
import type { ContractRow } from '../registers';
import { applyExclusions } from './apply-exclusions';
import { eligibilityInput as input } from './eligibility-input.testing';
import type { EligibilityInput } from './exclusion';
import { agreedShare } from './rules/agreed-share';
import { personAbroad } from './rules/person-abroad';
import { unpaidContract } from './rules/unpaid-contract';
import { unregisteredContract } from './rules/unregistered-contract';

const rules = [personAbroad, unregisteredContract, unpaidContract, agreedShare];

const record = (item: CostRecord['item'], amount: string, month = '2024-05'): CostRecord => ({
  projectId: '1',
  month,
  item,
  amount,
  origin: 'voucher',
  sourceReason: { zh: '', en: '' },
  expenditureType: 'expensed',
  parts: [],
});

const contract = (over: Partial<ContractRow> = {}): ContractRow => ({
  id: '9',
  contractNo: 'HT-1',
  contractKind: 'entrusted',
  registrationNo: '24320100000123',
  registeredOn: '2024-03-01',
  amount: '100000.00',
  unit: { id: '7', unitsName: '甲研究院', kind: 'institute', place: null },
  payments: [],
  ...over,
});

const abroad = { id: '8', unitsName: 'N', kind: 'overseas', place: null };
const person = { id: '6', unitsName: 'J', kind: 'personAbroad', place: null };
const other = (holder: string | null) => ({ id: '9', unitsName: 'L', kind: 'other', place: 'abroad', holder });
const paid = (amount: string, date = '2024-06-01') => [{ date, amount }];
const under = (...contracts: ContractRow[]) => input({ contracts: new Map([['1', contracts]]) });

/** What counts of each record, and the codes of the warnings. */
function judged(records: readonly CostRecord[], given: EligibilityInput) {
  const { records: made, warnings } = applyExclusions(records, given, rules);
  return {
    counts: made.map(({ amount, excluded }) => yuan(amount).minus(yuan(excluded)).toString()),
    reasons: [...new Set(made.flatMap(({ exclusions }) => exclusions.map(({ reason }) => reason)))],
    codes: warnings.map(({ code }) => code),
  };
}

describe('entrusted cost counts', () => {
  it.each([
    ['without a contract', [], '100.00', ['CONTRACT_MISSING']],
    ['under a registered contract whose payments are not kept', [contract()], '100.00', ['CONTRACT_PAYMENT_UNKNOWN']],
    ['under one that is paid', [contract({ payments: paid('100.00') })], '100.00', []],
    ['under one registered without a date', [contract({ registeredOn: null, payments: paid('100') })], '100.00', []],
    ['under one paid in part', [contract({ payments: paid('60.00') })], '60.00', ['CONTRACT_UNPAID']],
    [
      'under one paid in a year whose cost was never collected',
      [contract({ payments: paid('99', '2023-12-31') })],
      '0.00',
      ['CONTRACT_PREPAID_UNKNOWN', 'CONTRACT_UNPAID'],
    ],
    ['under one that is refunded', [contract({ payments: paid('-5') })], '0.00', ['CONTRACT_UNPAID']],
    ['under one not registered', [contract({ registrationNo: null })], '0.00', ['CONTRACT_UNREGISTERED']],
    ['under one of cooperation', [contract({ contractKind: 'cooperative' })], '100.00', ['CONTRACT_MISSING']],
    ['with a person abroad', [contract({ unit: person })], '0.00', ['CONTRACT_PERSON_ABROAD']],
    ['with a person abroad of another kind', [contract({ unit: other('person') })], '0.00', ['CONTRACT_PERSON_ABROAD']],
    [
      'with an institution abroad of another kind',
      [contract({ unit: other(null), payments: paid('100') })],
      '100.00',
      [],
    ],
  ] as const)('%s', (_, contracts, counts, codes) => {
    expect(judged([record('7.1', '100.00')], under(...contracts))).toMatchObject({ counts: [counts], codes });
  });

  it('by contracts in the country and abroad, each with its item', () => {
    const given = under(
      contract({ registrationNo: null }),
      contract({ id: '10', contractNo: 'HT-2', unit: abroad, payments: paid('50.00') }),
    );
    expect(judged([record('7.1', '100.00'), record('7.2', '80.00')], given).counts).toEqual(['0.00', '50.00']);
  });

  it('less what was paid under a contract that is not registered, where another one is', () => {
    const given = under(
      contract({ registrationNo: null, payments: paid('30.00') }),
      contract({ id: '10', contractNo: 'HT-2', payments: paid('60.00') }),
    );
    const made = judged([record('7.1', '50.00', '2024-04'), record('7.1', '50.00')], given);
    // 100 − 30 not registered = 70, of which 60 are paid; taken from the latest month on.
    expect(made).toMatchObject({ counts: ['50.00', '10.00'], reasons: ['unregisteredContract', 'unpaid'] });
  });

  it('and leaves 委托境外个人, which no line counts, and other items alone', () => {
    const given = under(contract({ unit: person }));
    expect(judged([record('7.3', '10.00'), record('6.1', '5.00')], given).counts).toEqual(['10.00', '5.00']);
  });

  const cents = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));

  it('never beyond what was paid in the year, whatever was booked', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        fc.array(cents, { minLength: 1 }),
        (booked, sums) => {
          const payments = sums.map((amount) => ({ date: '2024-07-01', amount }));
          const records = booked.map((amount, at) => record('7.1', amount, `2024-0${at + 1}`));
          const counted = sum(judged(records, under(contract({ payments }))).counts.map((each) => yuan(each)));
          const limit = sum(sums.map((each) => yuan(each))).max(yuan(0));
          const all = sum(booked.map((each) => yuan(each)));
          expect(counted.toString()).toBe(all.min(limit).toString());
        },
      ),
    );
  });
});

describe('shared cost', () => {
  const party = (share: string, inBooks = true, id = '20') => ({
    id,
    projectId: '1',
    form: 'cooperative' as const,
    unitName: '丙',
    share,
    inBooks,
  });

  it.each([
    ['40', true, '60.00'],
    ['100', true, '0.00'],
    ['0', true, '100.00'],
    ['40', false, '100.00'],
  ])('of which a party bears %s %%, in our books: %s', (share, inBooks, counts) => {
    expect(judged([record('2.1', '100.00')], input({ shares: [party(share, inBooks)] })).counts).toEqual([counts]);
  });

  it('counts nothing where the parties bear more than 100 %, and says so', () => {
    const given = input({ shares: [party('60'), party('50', true, '21')] });
    expect(judged([record('2.1', '100.00')], given)).toMatchObject({ counts: ['0.00'], codes: ['SHARES_EXCEED'] });
  });

  it('is split without a remainder: own and others add up to the record, each within 分 of its share', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 250_000 }), { minLength: 1, maxLength: 4 });
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, percents, (amount, shares) => {
        const parties = shares.map((share, at) => party((share / 10_000).toFixed(4), true, String(at)));
        const [made] = applyExclusions([record('2.1', amount)], input({ shares: parties }), rules).records;
        const own = (1 - shares.reduce((total, share) => total + share, 0) / 1_000_000) * Number(amount);
        const counts = Number(amount) - Number(made!.excluded);
        expect(Math.abs(counts - own)).toBeLessThan(0.0101);
        expect(sum(made!.exclusions.map((each) => yuan(each.amount))).toString()).toBe(made!.excluded);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../kernel/calendar';
import { sum, yuan } from '../kernel/money';
import { amountBetween, coveredYear, enterpriseKinds } from '../testing';
import {
  amortisationDeduction,
  amortisationSchedule,
  creativeDesignDeduction,
  deductionRate,
  depreciationDeducted,
  depreciationSchedule,
  overclaimedTax,
  shortenedLife,
} from './index';

/*
 * Examples of 研发费用加计扣除政策执行指引（2.0版）, 2023 (“2.0”), of 家电制造业研发费用加计扣除政策执行指引 of
 * 国家税务总局广东省税务局, 2022 (“GD”), and of decisions of tax offices, named by their number.
 */

const money = amountBetween(0, 10 ** 12);
const total = (parts: readonly string[]) => sum(parts.map(yuan)).toString();
const isAtMost = (one: string, other: string) => yuan(one).compare(yuan(other)) <= 0;

describe('accelerated depreciation: 12 million, 8 years in the accounts, 10 years by law', () => {
  const yearly = (months: number) =>
    depreciationSchedule({ method: 'straightLine', originalValue: 12_000_000, months }).yearly;
  const { months } = shortenedLife({ minimumMonths: 120 });
  const [book, tax] = [yearly(96), yearly(months)];

  test('10 years are shortened to 6 (10 × 60 %)', () => expect(months).toBe(72));

  test.each([
    ['2.0 四（四）1: in use from December 2022', 2023, '1.00', '2000000.00'],
    ['GD 7.5.1 case 6: in use from December 2020, a manufacturer', 2021, '1.00', '2000000.00'],
  ])('%s: in %i 1 500 000 in the accounts, 2 000 000 count', (_, year, rate, eligible) => {
    expect([book[0], tax[0]]).toEqual(['1500000.00', '2000000.00']);
    const counted = depreciationDeducted({ year, book: book[0], tax: tax[0]! });
    expect(counted).toMatchObject({ eligible, basis: { article: '第三条第（二）项' } });
    expect(deductionRate({ year, enterpriseKinds: ['manufacturing'] }).expensed).toBe(rate);
  });

  test('2 000 000 in each of the six years, then nothing', () => {
    const counted = book.map(
      (each, at) => depreciationDeducted({ year: 2018 + at, book: each, tax: tax[at] ?? 0 }).eligible,
    );
    expect(counted).toEqual([...Array.from({ length: 6 }, () => '2000000.00'), '0.00', '0.00']);
  });

  test.each([
    ['8 years in the accounts', 96, '1500000.00'],
    ['4 years in the accounts', 48, '2000000.00'],
  ])('公告2015年第97号 二（一）, for 2016: %s', (_, life, eligible) => {
    const counted = depreciationDeducted({ year: 2016, book: yearly(life)[0], tax: tax[0]! });
    expect(counted).toMatchObject({ eligible, basis: { article: '第二条第（一）项' } });
  });

  test('from 2017 the tax figure whatever the accounts say, in 2016 never more than either', () => {
    fc.assert(
      fc.property(coveredYear, money, money, (year, inAccounts, forTax) => {
        const { eligible } = depreciationDeducted({ year, book: inAccounts, tax: forTax });
        if (year > 2016) expect(eligible).toBe(forTax);
        else expect(eligible).toBe(isAtMost(inAccounts, forTax) ? inAccounts : forTax);
      }),
    );
  });

  test('a missing figure of the accounts does not matter from 2017', () => {
    expect(depreciationDeducted({ year: 2017, tax: '5' }).eligible).toBe('5.00');
  });
});

describe('the shortened life', () => {
  // The lives of 企业所得税法实施条例 第六十条, in months.
  test.each([
    [240, 144],
    [120, 72],
    [60, 36],
    [48, 29],
    [36, 22],
  ])('of %i months is %i', (minimumMonths, months) => {
    expect(shortenedLife({ minimumMonths })).toEqual({
      months,
      basis: { document: '企业所得税法实施条例', article: '第九十八条' },
    });
  });

  test('of an asset bought after four years of ten is 60 % of the other six (公告2014年第64号 四)', () => {
    expect(shortenedLife({ minimumMonths: 120, usedMonths: 48 })).toEqual({
      months: 44,
      basis: { document: '税总公告2014年第64号', article: '第四条' },
    });
  });

  test('is never under 60 % and less than a month above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), (minimumMonths) => {
        const { months } = shortenedLife({ minimumMonths });
        expect(months * 5).toBeGreaterThanOrEqual(minimumMonths * 3);
        expect((months - 1) * 5).toBeLessThan(minimumMonths * 3);
      }),
    );
  });
});

describe('amortisation takes the rate of its year', () => {
  test('GD 3.21: 1 000 000 formed in 2020 by a manufacturer, 175 % until 2020 and 200 % from 2021', () => {
    const { years, deduction } = amortisationDeduction({
      ...{ cost: 1_000_000, months: 120, from: '2020-01' },
      years: [2020, 2021].map((year) => ({ year, enterpriseKinds: ['manufacturing'] })),
    });
    expect(years).toMatchObject([
      { year: 2020, amortisation: '100000.00', rate: '0.75', deduction: '75000.00', deducted: '175000.00' },
      { year: 2021, amortisation: '100000.00', rate: '1.00', deduction: '100000.00', deducted: '200000.00' },
    ]);
    expect(deduction).toBe('175000.00');
  });

  test('GD 4.3.2.2: 992 063.49 available in July 2022, half a year of ten', () => {
    const asset = { cost: '992063.49', months: 120, from: '2022-07' };
    const [year] = amortisationDeduction({
      ...asset,
      years: [{ year: 2022, enterpriseKinds: ['techSme'] }],
    }).years;
    expect(year).toMatchObject({ amortisation: '49603.17', deduction: '49603.17' });
  });

  test('GD 8.2: 1 000 000 of a technology SME are deducted at 200 % over the life', () => {
    const { years } = amortisationDeduction({
      ...{ cost: 1_000_000, months: 120, from: '2022-01' },
      years: [{ year: 2022, enterpriseKinds: ['techSme'] }, { year: 2023 }],
    });
    expect(years.map(({ deducted }) => deducted)).toEqual(['200000.00', '200000.00']);
  });

  test('in 2022 the last three months take 100 % (公告2022年第28号 一)', () => {
    const [year] = amortisationDeduction({
      ...{ cost: 1_200_000, months: 120, from: '2020-01' },
      years: [{ year: 2022 }],
    }).years;
    expect(year).toMatchObject({
      ...{ amortisation: '120000.00', rate: '0.75', deduction: '97500.00', deducted: '217500.00' },
      fourthQuarter: { amortisation: '30000.00', rate: '1.00', basis: { document: '公告2022年第28号' } },
    });
  });

  test('under ten years only where law or contract sets the term', () => {
    const asset = { cost: 600, months: 60, from: '2023-01', years: [{ year: 2023 }] };
    expect(amortisationDeduction({ ...asset, termByLawOrContract: true }).deduction).toBe('120.00');
    for (const termByLawOrContract of [false, undefined]) {
      expect(() => amortisationDeduction({ ...asset, termByLawOrContract })).toThrow(
        expect.objectContaining({ code: 'INVALID_SCHEDULE' }),
      );
    }
  });

  const life = fc.record({
    cost: money,
    months: fc.integer({ min: 1, max: 300 }),
    from: fc.integer({ min: 0, max: 300 }).map((count) => addMonths('2000-01', count)),
  });
  const given = <Asset>(asset: Asset) => ({ ...asset, termByLawOrContract: true });
  const allYears = Array.from({ length: 12 }, (_, at) => ({ year: 2016 + at }));

  test('years add up to the months of the schedule that fall into them', () => {
    fc.assert(
      fc.property(life, (asset) => {
        const { years } = amortisationDeduction({ ...given(asset), years: allYears });
        const { monthly } = amortisationSchedule({ cost: asset.cost, months: asset.months });
        for (const { year, amortisation } of years) {
          const ofYear = monthly.filter((_, at) => addMonths(asset.from, at).startsWith(String(year)));
          expect(amortisation).toBe(total(['0', ...ofYear]));
        }
      }),
    );
  });

  test('a life within the covered years makes the cost exactly, in any order of the years', () => {
    const within = fc.record({
      cost: money,
      months: fc.integer({ min: 1, max: 72 }),
      from: fc.nat(72).map((count) => addMonths('2016-01', count)),
    });
    fc.assert(
      fc.property(within, fc.shuffledSubarray(allYears, { minLength: 12 }), (asset, years) => {
        const answer = amortisationDeduction({ ...given(asset), years });
        expect(answer.years.map(({ year }) => year)).toEqual(years.map(({ year }) => year));
        expect(total(answer.years.map(({ amortisation }) => amortisation))).toBe(asset.cost);
        expect(total(answer.years.map(({ deduction }) => deduction))).toBe(answer.deduction);
      }),
    );
  });

  test('each year is deducted with its amortisation, at the rate `deductionRate` says', () => {
    fc.assert(
      fc.property(life, coveredYear, enterpriseKinds, (asset, year, kinds) => {
        const [row] = amortisationDeduction({ ...given(asset), years: [{ year, enterpriseKinds: kinds }] }).years;
        const { expensed, fourthQuarter } = deductionRate({ year, enterpriseKinds: kinds });
        expect(row!.rate).toBe(expensed);
        expect(row!.fourthQuarter?.rate).toBe(fourthQuarter?.expensed);
        expect(row!.deducted).toBe(total([row!.amortisation, row!.deduction]));
        const atRate = yuan(row!.amortisation).times(expensed).round().toString();
        if (fourthQuarter) expect(isAtMost(atRate, row!.deduction)).toBe(true);
        else expect(row!.deduction).toBe(atRate);
      }),
    );
  });

  test('the amortisation to the end of a year never falls when the cost rises', () => {
    fc.assert(
      fc.property(life, money, coveredYear, ({ cost, ...asset }, more, last) => {
        const years = allYears.filter(({ year }) => year <= last);
        const higher = total([cost, more]);
        const until = (amount: string) =>
          total([
            '0',
            ...amortisationDeduction({ ...given(asset), from: '2016-01', cost: amount, years }).years.map(
              (row) => row.amortisation,
            ),
          ]);
        expect(isAtMost(until(cost), until(higher))).toBe(true);
      }),
    );
  });
});

describe('creative design', () => {
  test.each([
    [['techSme'], '100000.00', '1.00'],
    [[], '75000.00', '0.75'],
  ] as const)('GD 4.3.1.2.5: 100 000 in three quarters of 2022, kinds %j: %s', (enterpriseKinds, deduction, rate) => {
    const answer = creativeDesignDeduction({ year: 2022, period: 'Q1_Q3', cost: 100_000, enterpriseKinds });
    expect(answer).toMatchObject({
      ...{ deduction, rate, line: { form: 'A200000', line: '7' } },
      basis: { document: '财税〔2015〕119号', article: '第二条第4项' },
    });
  });

  test.each([
    [2016, 'ANNUAL', null],
    [2017, 'ANNUAL', 'A107010 28'],
    // GD 4.3.3.1 prints the form of 2022.
    [2022, 'ANNUAL', 'A107010 28'],
    [2023, 'ANNUAL', 'A107010 28'],
    [2024, 'ANNUAL', 'A100000 22'],
    [2021, 'Q1_Q3', 'A200000 7'],
    [2024, 'Q1_Q3', 'A200000 7'],
    [2025, 'Q1_Q3', 'A200000 22'],
    [2025, 'H1', 'A200000 7'],
    [2026, 'H1', 'A200000 22'],
  ] as const)('of %i, %s, stands in %s', (year, period, expected) => {
    const { line } = creativeDesignDeduction({ year, period, cost: 1 });
    expect(line && `${line.form} ${line.line}`).toBe(expected);
  });

  test('the annual settlement is meant where no period is given', () => {
    expect(creativeDesignDeduction({ year: 2024, cost: 1 }).line).toMatchObject({ form: 'A100000' });
  });

  test.each([
    [{ mode: 'actual', amount: 40_000 }, '85000.00'],
    [{ mode: 'months', monthsAfterOct1: 3, monthsOperated: 12 }, '81250.00'],
    [{ mode: 'actual', amount: 400_000 }, '100000.00'],
  ] as const)('the fourth quarter of 2022, %j: %s of 100 000', (q4, deduction) => {
    expect(creativeDesignDeduction({ year: 2022, cost: 100_000, q4 }).deduction).toBe(deduction);
    const techSme = creativeDesignDeduction({ year: 2022, cost: 100_000, q4, enterpriseKinds: ['techSme'] });
    expect(techSme.deduction).toBe('100000.00');
    expect(creativeDesignDeduction({ year: 2022, period: 'Q1_Q3', cost: 100_000, q4 }).deduction).toBe('75000.00');
  });

  test('an advance that does not exist is refused', () => {
    expect(() => creativeDesignDeduction({ year: 2020, period: 'Q1_Q3', cost: 1 })).toThrow(
      expect.objectContaining({ code: 'PERIOD_NOT_ALLOWED' }),
    );
  });

  test('is the cost at the rate, and never falls when the cost rises', () => {
    fc.assert(
      fc.property(coveredYear, enterpriseKinds, money, money, (year, kinds, cost, more) => {
        const { deduction, rate } = creativeDesignDeduction({ year, cost, enterpriseKinds: kinds });
        expect(rate).toBe(deductionRate({ year, enterpriseKinds: kinds }).expensed);
        expect(deduction).toBe(yuan(cost).times(rate).round().toString());
        const higher = creativeDesignDeduction({ year, cost: total([cost, more]), enterpriseKinds: kinds });
        expect(isAtMost(deduction, higher.deduction)).toBe(true);
      }),
    );
  });
});

describe('tax short because of an over-claim', () => {
  test.each([
    ['GD 7.5.3 case 8: 15 000 000 of special income not taken off', 50_000_000, 35_000_000, '15%', '2250000.00'],
    ['GD 7.5.4 case 9: 1 000 000 of material of sold products', 10_000_000, 9_000_000, '15%', '150000.00'],
    ['锡税稽罚〔2022〕53号: seven projects that were none', '5449360.55', 0, '15%', '817404.08'],
  ])('%s', (_, claimed, right, taxRate, taxShort) => {
    const answer = overclaimedTax({ claimed, right, taxRate });
    expect(answer).toMatchObject({ lossReduced: '0.00', taxShort, due: taxShort });
    expect(answer.surcharge).toBeUndefined();
  });

  test.each([
    ['2021', '992721.84', '-518699.98', '2.5%', '11850.55'],
    // 401 874.53 less 1 322.43 of surtaxes.
    ['2020', '400552.10', '-8936.75', '5%', '19580.77'],
  ])('甬税稽三罚〔2022〕224号, %s: an adjustment beyond the loss', (_, claimed, adjustedIncome, taxRate, taxShort) => {
    expect(overclaimedTax({ claimed, right: 0, taxRate, adjustedIncome })).toMatchObject({
      lossReduced: adjustedIncome.slice(1),
      taxShort,
    });
  });

  test('within a loss no tax is short', () => {
    expect(
      overclaimedTax({ claimed: 500, right: 200, taxRate: '25%', adjustedIncome: -1000, daysLate: 100 }),
    ).toMatchObject({ overclaimed: '300.00', lossReduced: '300.00', taxShort: '0.00', surcharge: '0.00', due: '0.00' });
  });

  test('0.05 % for each day of delay (税收征收管理法 第三十二条)', () => {
    const late = overclaimedTax({ claimed: 50_000_000, right: 35_000_000, taxRate: '15%', daysLate: 100 });
    expect(late).toMatchObject({ taxShort: '2250000.00', surcharge: '112500.00', due: '2362500.00' });
    expect(overclaimedTax({ claimed: 1000, right: 0, taxRate: 0.25, daysLate: 0 }).surcharge).toBe('0.00');
  });

  test('less than the right is no over-claim', () => {
    expect(overclaimedTax({ claimed: 1, right: 2, taxRate: '25%', daysLate: 9 })).toMatchObject({
      ...{ overclaimed: '0.00', taxShort: '0.00', due: '0.00' },
    });
  });

  const rate = fc.integer({ min: 0, max: 100 }).map((percent) => `${percent}%`);
  const income = fc.tuple(fc.constantFrom('', '-'), money).map((parts) => parts.join(''));

  test('an over-claim is either taxed or reduces the loss', () => {
    fc.assert(
      fc.property(money, money, income, (claimed, right, adjustedIncome) => {
        const whole = overclaimedTax({ claimed, right, taxRate: 1, adjustedIncome });
        expect(total([whole.lossReduced, whole.taxShort])).toBe(whole.overclaimed);
        const profit = yuan(adjustedIncome).compare(yuan(0)) >= 0;
        if (profit) expect(whole.lossReduced).toBe('0.00');
        else expect(isAtMost(whole.lossReduced, adjustedIncome.slice(1))).toBe(true);
      }),
    );
  });

  test('tax and surcharge never fall when the claim, the income or the delay rises', () => {
    fc.assert(
      fc.property(
        money,
        money,
        money,
        income,
        rate,
        fc.nat(4000),
        (claimed, right, more, adjustedIncome, taxRate, daysLate) => {
          const of = { claimed, right, adjustedIncome, taxRate, daysLate };
          const { due, taxShort, surcharge } = overclaimedTax(of);
          expect(total([taxShort, surcharge!])).toBe(due);
          for (const higher of [
            { ...of, claimed: total([claimed, more]) },
            { ...of, adjustedIncome: total([adjustedIncome, more]) },
            { ...of, daysLate: daysLate + 1 },
          ]) {
            expect(isAtMost(due, overclaimedTax(higher).due)).toBe(true);
          }
        },
      ),
    );
  });
});

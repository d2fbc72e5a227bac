import { describe, expect, it } from 'vitest';
import type { HighTechAnswers } from './high-tech-answers';
import { scoreHighTech } from './score-high-tech';

const today = '2024-06-30';
/** An enterprise that meets every condition, its growth 20 % in net assets and 30 % in sales. */
const sound: HighTechAnswers = {
  establishDate: '2018-03-01',
  staffTotal: 200,
  techStaff: 40,
  sales: ['100000000', '130000000', '169000000'],
  netAssets: ['50000000', '60000000', '72000000'],
  rdCost: ['5000000', '6000000', '8000000'],
  rdCostChina: '18000000',
  hiTechIncome: '110000000',
  totalIncome: '170000000',
  listedField: true,
  ipClass1: 1,
  ipClass2: 8,
  ipSelfDeveloped: true,
  advanced: 'A',
  support: 'B',
  standards: false,
  conversions3y: 14,
  years: 3,
  mgmt1: 5,
  mgmt2: 4,
  mgmt3: 3,
  mgmt4: 3,
  accident: false,
};
const score = (over: HighTechAnswers = {}) => scoreHighTech({ ...sound, ...over }, { today });
const condition = (key: string, over: HighTechAnswers = {}) =>
  score(over).preconditions.find((each) => each.key === key);
const item = (key: string, over: HighTechAnswers) => {
  const found = scoreHighTech(over, { today })
    .parts.flatMap(({ items }) => items)
    .find((each) => each.key === key)!;
  return [found.low, found.high, found.suggested];
};

describe('The score of a high-tech enterprise', () => {
  it('adds up its four parts, with the range experts decide in', () => {
    const { parts, low, high, suggested, pass, qualifies } = score();
    expect(parts.map((part) => [part.key, part.low, part.high, part.suggested, part.max])).toEqual([
      ['intellectualProperty', 7 + 5 + 7 + 1, 8 + 6 + 8 + 6, 7 + 5 + 7 + 4, 30],
      ['conversion', 19, 24, 23, 30],
      ['management', 15, 15, 15, 20],
      ['growth', 5 + 7, 6 + 8, 6 + 8, 20],
    ]);
    expect([low, high, suggested]).toEqual([66, 81, 75]);
    expect([pass, qualifies]).toEqual(['maybe', 'maybe']);
  });

  it('passes for certain above 70, and for certain not at 70', () => {
    expect(score({ mgmt1: 6, mgmt2: 6, mgmt3: 4, mgmt4: 4 })).toMatchObject({ low: 71, pass: 'yes', qualifies: 'yes' });
    expect(score({ mgmt1: 0, mgmt2: 0, mgmt3: 2, mgmt4: 2 })).toMatchObject({ high: 70, pass: 'no', qualifies: 'no' });
    expect(score({ mgmt1: 0, mgmt2: 0, mgmt3: 2, mgmt4: 3 })).toMatchObject({ high: 71, pass: 'maybe' });
    expect(score({ mgmt1: 6, mgmt2: 6, mgmt3: 4, mgmt4: 3 })).toMatchObject({ low: 70, pass: 'maybe' });
  });

  it('keeps the bonus for standards within the 30 points of intellectual property', () => {
    const best = { advanced: 'A', support: 'A', ipClass1: 3, ipSelfDeveloped: true, standards: true };
    const [part] = scoreHighTech(best, { today }).parts;
    expect(part).toMatchObject({ low: 7 + 7 + 7 + 1 + 1, high: 30, suggested: 7 + 7 + 8 + 4 + 1 });
  });

  it.each([
    ['A', [7, 8, 7]],
    ['B', [5, 6, 5]],
    ['C', [3, 4, 3]],
    ['D', [1, 2, 1]],
    ['E', [0, 0, 0]],
    [' a ', [7, 8, 7]],
    ['F', [0, 8, 0]],
    [null, [0, 8, 0]],
  ])('grade %j brings %j', (advanced, points) => {
    expect(item('advanced', { advanced })).toEqual(points);
    expect(item('support', { support: advanced })).toEqual(points);
  });

  it.each<[HighTechAnswers, number[]]>([
    [{ ipClass1: 1, ipClass2: 0 }, [7, 8, 7]],
    [{ ipClass1: 2, ipClass2: 0 }, [7, 8, 8]],
    [{ ipClass1: 0, ipClass2: 6 }, [5, 6, 6]],
    [{ ipClass1: 0, ipClass2: 5 }, [5, 6, 5]],
    [{ ipClass1: 0, ipClass2: 4 }, [3, 4, 4]],
    [{ ipClass1: 0, ipClass2: 3 }, [3, 4, 3]],
    [{ ipClass1: 0, ipClass2: 2 }, [1, 2, 2]],
    [{ ipClass1: 0, ipClass2: 1 }, [1, 2, 1]],
    [{ ipClass1: 0, ipClass2: 0 }, [0, 0, 0]],
    [{ ipClass2: 3 }, [3, 8, 3]],
    [{ ipClass1: 0 }, [0, 6, 0]],
    [{}, [0, 8, 0]],
  ])('intellectual property %j brings %j', (answers, points) => expect(item('ipCount', answers)).toEqual(points));

  it.each<[HighTechAnswers, number[]]>([
    [{ ipSelfDeveloped: true }, [1, 6, 4]],
    [{ ipSelfDeveloped: 3, ipAcquired: 2 }, [1, 6, 4]],
    [{ ipSelfDeveloped: false, ipAcquired: true }, [1, 3, 2]],
    [{ ipSelfDeveloped: 0, ipAcquired: 0 }, [0, 0, 0]],
    [{ ipAcquired: true }, [1, 6, 2]],
    [{ ipSelfDeveloped: false }, [0, 3, 0]],
  ])('obtained as %j brings %j', (answers, points) => expect(item('ipObtained', answers)).toEqual(points));

  it.each([
    [0, [0, 0, 0]],
    [2, [0, 0, 0]],
    [3, [1, 6, 1]],
    [5, [1, 6, 5]],
    [6, [7, 12, 7]],
    [10, [13, 18, 15]],
    [14, [19, 24, 23]],
    [15, [25, 30, 25]],
    [17, [25, 30, 25]],
    [18, [25, 30, 26]],
    [300, [25, 30, 30]],
    [-1, [0, 30, 0]],
    [1.5, [0, 30, 0]],
  ])('%s conversions in three years bring %j', (conversions3y, points) =>
    expect(item('conversionsPerYear', { conversions3y })).toEqual(points),
  );

  it.each([
    ['0%', [100, 100, 100], [0, 0, 0]],
    ['a fall', [100, 90, 80], [0, 0, 0]],
    ['2.5%', [100, '102.5', '105.0625'], [1, 2, 1]],
    ['above 2.5%', [100, '102.6', '105.2676'], [1, 2, 2]],
    ['5%', [100, 105, '110.25'], [3, 4, 3]],
    ['just below 5%', [100, 105, '110.2499'], [1, 2, 2]],
    ['10%', [100, 110, 121], [3, 4, 4]],
    ['15%', [100, 115, '132.25'], [5, 6, 5]],
    ['25%', [100, 125, '156.25'], [7, 8, 7]],
    ['30%', [100, 130, 169], [7, 8, 8]],
    ['35%', [100, 135, '182.25'], [9, 10, 9]],
    ['45%', [100, 145, '210.25'], [9, 10, 10]],
    ['a first year of 0: the last two decide', [0, 100, 130], [7, 8, 8]],
    ['a second year of 0', [100, 0, 500], [0, 0, 0]],
    ['a year not given', [100, null, 130], [0, 10, 0]],
    ['no list', '100,130,169', [0, 10, 0]],
  ])('growth of sales by %s: %j brings %j', (_, sales, points) => {
    expect(item('salesGrowth', { sales: sales as HighTechAnswers['sales'] })).toEqual(points);
  });

  it.each([
    ['two years, Y2 ÷ Y1 − 1', 2, [100, 130], [7, 8, 8]],
    ['two years behind an empty first', 2, [null, 100, 130], [7, 8, 8]],
    ['two years behind a first of 0', 2, [0, 100, 130], [7, 8, 8]],
    ['one year', 1, [100], [0, 0, 0]],
    ['one year not given', 1, null, [0, 0, 0]],
  ])('growth after %s', (_, years, sales, points) => expect(item('salesGrowth', { years, sales })).toEqual(points));

  it('gives no points for growth out of negative net assets', () => {
    expect(item('netAssetsGrowth', { netAssets: [-100, -200, -400] })).toEqual([0, 0, 0]);
    expect(item('netAssetsGrowth', { netAssets: [-100, 10, 100] })).toEqual([0, 0, 0]);
    expect(item('netAssetsGrowth', { netAssets: [-1, 100, 1] })).toEqual([0, 0, 0]);
  });
});

describe('The conditions of a high-tech enterprise', () => {
  it('are nine, each with the article that states it', () => {
    const { preconditions } = score();
    expect(preconditions.map(({ key, ok }) => [key, ok])).toEqual([
      ['registered', true],
      ['intellectualProperty', true],
      ['listedField', true],
      ['techStaffShare', true],
      ['rdShare', true],
      ['rdInChina', true],
      ['hiTechIncomeShare', true],
      ['innovationScore', null],
      ['noBreach', true],
    ]);
    for (const { basis } of preconditions) expect(basis.article).toMatch(/^第十一条第（.）项$/);
  });

  it.each([
    ['2023-07-01', true, '365'],
    ['2023-07-02', false, '364'],
    ['2024-06-30', false, '0'],
    ['2025-01-01', false, '0'],
    ['2023-02-30', null, null],
  ])('registered on %s', (establishDate, ok, actual) => {
    expect(condition('registered', { establishDate })).toMatchObject({ ok, actual });
  });

  it.each([
    [20, true, '10.00%'],
    ['19.99', false, '10.00%'],
    [null, null, null],
    ['some', null, null],
  ])('technical staff of %s among 200', (techStaff, ok, actual) => {
    expect(condition('techStaffShare', { techStaff })).toMatchObject({ ok, actual, required: '≥ 10%' });
  });

  it.each([
    ['50000000', '5%', '2500000', true],
    ['50000000', '5%', '2499999.99', false],
    ['50000000.01', '4%', '2000000.01', true],
    ['200000000', '4%', '8000000', true],
    ['200000000', '4%', '7999999.99', false],
    ['200000000.01', '3%', '6000000.01', true],
  ])('sales of %s in the last year ask for %s of R&D: %s', (sales, percent, rdCost, ok) => {
    const answers = { years: 1, sales: [sales], rdCost: [rdCost] };
    expect(condition('rdShare', answers)).toMatchObject({ ok, required: `≥ ${percent}` });
  });

  it('hold the shares exactly at their bounds', () => {
    expect(condition('rdInChina', { rdCostChina: '11400000' })?.ok).toBe(true);
    expect(condition('rdInChina', { rdCostChina: '11399999.99' })?.ok).toBe(false);
    expect(condition('hiTechIncomeShare', { hiTechIncome: '102000000' })?.ok).toBe(true);
    expect(condition('hiTechIncomeShare', { hiTechIncome: '101999999.99' })?.ok).toBe(false);
  });

  it('ask for intellectual property that supports the products, and for a clean year', () => {
    expect(condition('intellectualProperty', { ipClass1: 0, ipClass2: 0 })?.ok).toBe(false);
    expect(condition('intellectualProperty', { ipClass1: null, ipClass2: 0 })?.ok).toBeNull();
    expect(condition('intellectualProperty', { support: 'E' })).toMatchObject({ ok: false, actual: '0' });
    expect(condition('noBreach', { accident: true })?.ok).toBe(false);
    expect(score({ accident: true, mgmt1: 6, mgmt2: 6, mgmt3: 4, mgmt4: 4 }).qualifies).toBe('no');
  });

  it('leave open what is not given: nothing fails, everything may be', () => {
    for (const nothing of [{}, null, undefined]) {
      const { preconditions, low, high, suggested, pass, qualifies } = scoreHighTech(nothing, { today });
      expect(preconditions.every(({ ok }) => ok === null)).toBe(true);
      expect([low, high, suggested, pass, qualifies]).toEqual([0, 100, 0, 'maybe', 'maybe']);
    }
  });

  it('take the day of the clock unless one is stated', () => {
    const [registered] = scoreHighTech({ establishDate: '1999-01-01' }).preconditions;
    expect(registered?.ok).toBe(true);
    const daysSince = Number(registered?.actual) - (Date.now() - Date.parse('1999-01-01')) / 86_400_000;
    expect(Math.abs(daysSince)).toBeLessThan(1.5);
  });
});

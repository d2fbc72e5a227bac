import { describe, expect, it } from 'vitest';
import type { Judged } from '../application/title';
import { recognitionTitle } from './recognition-title';

/** An enterprise that meets every condition: growth of 20 % in net assets and 30 % in sales. */
const figures: Readonly<Record<string, string>> = {
  ...{ staffTotal: '200', techStaff: '40', totalIncome: '170000000', hiTechIncome: '110000000' },
  ...{ sales1: '100000000', sales2: '130000000', sales3: '169000000' },
  ...{ netAssets1: '50000000', netAssets2: '60000000', netAssets3: '72000000' },
  ...{ rdCost1: '5000000', rdCost2: '6000000', rdCost3: '8000000', rdCostChina: '18000000' },
  ...{ ipClass1: '1', ipClass2: '8', ipOwn: '9', ipAcquired: '0', conversions3y: '14', standards: '0' },
};
const values = {
  ...{ listedField: '2', accident: '1', advanced: 'A', support: 'B', applyDate: '2024-06-30' },
  ...{ mgmt1: 6, mgmt2: 6, mgmt3: 4, mgmt4: 4 },
};
const judge = (over: Readonly<Record<string, string | null>> = {}, own: Readonly<Record<string, unknown>> = {}) => {
  const judged: Judged = {
    ...{ year: '2024', today: '2024-07-01', highTech: null, registeredOn: '2018-03-01', industryCode: '3462' },
    values: { ...values, ...own },
    figure: (field) => (field in over ? (over[field] ?? null) : (figures[field] ?? null)),
  };
  return recognitionTitle.assess(judged);
};
const condition = (key: string, over: Readonly<Record<string, string | null>> = {}, own = {}) =>
  judge(over, own).conditions.find((each) => each.key === key);
const growth = (key: string, over: Readonly<Record<string, string | null>>) => {
  const found = judge(over)
    .parts.find((part) => part.key === 'growth')!
    .items.find((each) => each.key === key)!;
  return [found.low, found.high, found.actual];
};

describe('An application for recognition is judged by its figures', () => {
  it('passes above 70 points at the least, reckoned by hand', () => {
    // IP 7+5+7+1 = 20 to 28; conversion 14 ÷ 3 = 4.67: 19 to 24; management 20; growth 5+7 = 12 to 14.
    const { outcome, conclusion, conditions, parts } = judge();
    expect(parts.map(({ low, high }) => [low, high])).toEqual([
      [20, 28],
      [19, 24],
      [20, 20],
      [12, 14],
    ]);
    expect(conclusion.zh).toBe('71–86 分，满足认定条件');
    expect(outcome).toBe('yes');
    expect(conditions).toHaveLength(9);
    expect(conditions.every(({ ok }) => ok === true)).toBe(true);
  });

  it('does not pass with 70 points at the most', () => {
    // 28 + 24 + 4 + 14 = 70
    const { outcome, conclusion } = judge({}, { mgmt1: 0, mgmt2: 0, mgmt3: 2, mgmt4: 2 });
    expect([outcome, conclusion.zh]).toEqual(['no', '55–70 分，有条件不满足']);
  });

  it('stays open where a single point decides', () => {
    expect(judge({}, { mgmt4: 3 }).outcome).toBe('maybe');
    expect(judge({}, { mgmt1: 0, mgmt2: 0, mgmt3: 2, mgmt4: 3 }).outcome).toBe('maybe');
  });

  it.each([
    ['exactly 10 %', '20', true],
    ['one person less', '19', false],
  ])('technical staff: %s', (_, techStaff, ok) =>
    expect(condition('techStaffShare', { techStaff })).toMatchObject({ ok }),
  );

  it.each([
    ['up to 50 million: 5 %', '50000000', '≥ 5%'],
    ['a 分 more: 4 %', '50000000.01', '≥ 4%'],
    ['up to 200 million: 4 %', '200000000', '≥ 4%'],
    ['a 分 more: 3 %', '200000000.01', '≥ 3%'],
  ])('R&D by the sales of the last year, %s', (_, sales3, required) => {
    expect(condition('rdShare', { sales3 })).toMatchObject({ required });
  });

  it.each([
    ['R&D in China at 60 % of 19 000 000', 'rdInChina', { rdCostChina: '11400000' }, true],
    ['a 分 less', 'rdInChina', { rdCostChina: '11399999.99' }, false],
    ['income of products at 60 % of 170 000 000', 'hiTechIncomeShare', { hiTechIncome: '102000000' }, true],
    ['a 分 less', 'hiTechIncomeShare', { hiTechIncome: '101999999.99' }, false],
  ])('%s', (_, key, over, ok) => expect(condition(key, over)).toMatchObject({ ok }));

  it.each([
    ['a first year of 0: the last two years decide', { sales1: '0' }, [7, 8, '30.00%']],
    ['a second year of 0', { sales2: '0' }, [0, 0, '0.00%']],
    ['exactly 35 %', { sales1: '100', sales2: '135', sales3: '182.25' }, [9, 10, '35.00%']],
  ])('growth of sales with %s', (_, over, expected) => expect(growth('salesGrowth', over)).toEqual(expected));

  it('has no points for growth out of negative net assets', () => {
    expect(growth('netAssetsGrowth', { netAssets1: '-100', netAssets2: '10', netAssets3: '100' })).toEqual([
      0,
      0,
      '0.00%',
    ]);
    expect(recognitionTitle.figures.find(({ field }) => field === 'netAssets1')).toMatchObject({ signed: true });
  });

  it('counts the year since registration to the day of the application', () => {
    expect(condition('registered', {}, { applyDate: '2019-03-01' })).toMatchObject({ ok: true, actual: '365' });
    expect(condition('registered', {}, { applyDate: '2019-02-28' })).toMatchObject({ ok: false, actual: '364' });
  });

  it('leaves open what is not given', () => {
    expect(condition('rdInChina', { rdCostChina: null })).toMatchObject({ ok: null });
    expect(judge({ rdCostChina: null }).outcome).toBe('maybe');
    expect(condition('noBreach', {}, { accident: null })).toMatchObject({ ok: null });
    expect(condition('noBreach', {}, { accident: '2' })).toMatchObject({ ok: false });
  });
});

describe('The publicity of an application', () => {
  const due = (record: Readonly<Record<string, unknown>>) =>
    recognitionTitle.deadlines({ record, records: [record], today: '2024-11-04' }).map(({ on, from }) => [from, on]);
  const published = { year: '2024', stage: 'publicity', publicityFrom: '2024-11-04' };

  it('lasts ten working days, the first included', () => {
    expect(due(published)).toEqual([['2024-11-04', '2024-11-15']]);
  });

  it('passes over days off, and begins on the first working day', () => {
    // 28 September is a Saturday, 29 September a Sunday that was worked, 1 to 7 October were days off, 12 October a
    // Saturday that was worked.
    expect(due({ ...published, publicityFrom: '2024-09-28' })).toEqual([['2024-09-28', '2024-10-16']]);
  });

  it('is not told before it begins, after it has ended in an announcement, or of years whose days off are not known', () => {
    expect(due({ ...published, publicityFrom: null })).toEqual([]);
    expect(due({ ...published, stage: 'announced' })).toEqual([]);
    expect(due({ ...published, publicityFrom: '2031-11-03' })).toEqual([]);
  });
});

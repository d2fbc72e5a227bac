import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateRule, ruleFields } from './evaluate-rule';
import { regionalTitles } from './regional-titles';
import { compares, factText, growthPercent, type Fact, type Facts, type RuleField } from './rule-fact';

const unknown = Object.fromEntries(Object.keys(ruleFields).map((field) => [field, null])) as unknown as Facts;
const given = (facts: Partial<Record<RuleField, Fact>>): Facts => ({ ...unknown, ...facts });
const ruleOf = (key: string) => regionalTitles.find((each) => each.key === key)!;
const million = (count: number) => new Big(count).times(1_000_000);
const growth = (first: Big, last: Big, years = 3): Fact => ({ first, last, years });

test('nothing known fails nothing and fits nothing', () => {
  for (const rule of regionalTitles) expect(evaluateRule(rule, unknown).outcome, rule.key).toBe('maybe');
});

test('a fact more never takes a fitting title away, nor opens one that fails', () => {
  const fact: fc.Arbitrary<Partial<Record<RuleField, Fact>>> = fc.record(
    {
      highTech: fc.boolean(),
      unlisted: fc.boolean(),
      age: fc.nat(20).map((years) => new Big(years)),
      fiscalYears: fc.nat(10).map((years) => new Big(years)),
      revenue: fc.nat(600).map(million),
      baseRevenue2: fc.nat(300).map(million),
      baseRevenue3: fc.nat(300).map(million),
      growth2: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat(99)).map(([a, b]) => growth(million(a), million(b), 2)),
      growth3: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat(99)).map(([a, b]) => growth(million(a), million(b))),
      debtRatio: fc.nat(100).map((percent) => new Big(percent)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fact, fc.constantFrom(...regionalTitles), (facts, rule) => {
      const whole = evaluateRule(rule, given(facts)).outcome;
      for (const left of Object.keys(facts)) {
        const less = evaluateRule(rule, given({ ...facts, [left]: null })).outcome;
        if (less !== 'maybe') expect(whole).toBe(less);
      }
    }),
    { numRuns: 40 },
  );
});

test('growth is compared by powers, so that exactly 20 % over three years reaches 20 %', () => {
  const exactly = { first: new Big('1000'), last: new Big('1728'), years: 3 };
  expect(compares(exactly, 'atLeast', '20')).toBe(true);
  expect(compares({ ...exactly, last: new Big('1727.99') }, 'atLeast', '20')).toBe(false);
  expect(growthPercent(exactly)).toBe('20.00');
  expect(growthPercent({ first: new Big(100), last: new Big(121), years: 2 })).toBe('10.00');
  expect(growthPercent({ first: new Big(100), last: new Big(50), years: 1 })).toBe('-50.00');
  expect(growthPercent({ first: new Big(0), last: new Big(50), years: 2 })).toBeNull();
  expect(compares({ first: new Big(0), last: new Big(50), years: 2 }, 'atMost', '0')).toBe(false);
  expect(factText({ part: new Big(1), whole: new Big(0) })).toBe('0.00%');
});

test.each([
  ['4999999.99', '4999999.99', 'no'],
  ['10000000', '17280000', 'yes'],
  ['9999999.99', '17280000', 'no'],
  ['10000000', '17279999', 'no'],
])('Guangzhou asks for ten million and 20 %% in three years: %s to %s %s', (first, last, outcome) => {
  const facts = given({
    ...{ highTech: true, age: new Big(11), baseRevenue3: new Big(first), revenue: new Big(last) },
    growth3: growth(new Big(first), new Big(last)),
    lastGrowth: growth(new Big(1), new Big(2), 1),
  });
  expect(evaluateRule(ruleOf('guangzhou-gazelle'), facts).outcome).toBe(outcome);
});

test('Wuhan asks for less growth of the larger, by bands', () => {
  const of = (first: number, last: number) =>
    evaluateRule(
      ruleOf('wuhan-east-lake-gazelle'),
      given({ age: new Big(10), baseRevenue3: million(first), growth3: growth(million(first), million(last)) }),
    ).outcome;
  // 1.2³ = 1.728, 1.15³ = 1.520875, 1.1³ = 1.331
  expect([of(40, 69.12), of(40, 69.11)]).toEqual(['yes', 'no']);
  expect([of(60, 91.2525), of(60, 91.25)]).toEqual(['yes', 'no']);
  expect([of(100, 133.1), of(100, 133.09), of(500, 900)]).toEqual(['yes', 'no', 'no']);
});

test('the gap is said of the group that is nearest', () => {
  const facts = given({ highTech: true, revenue: million(40), growth3: growth(million(20), million(40)) });
  const { conditions, outcome } = evaluateRule(ruleOf('suzhou-park-gazelle'), facts);
  expect(outcome).toBe('no');
  const short = conditions.filter(({ gap }) => gap);
  expect(short.map(({ label, required, actual, gap }) => [label.zh, required, actual, gap!.zh])).toEqual([
    ['上年营业收入', '≥ 50,000,000.00', '40,000,000.00', '还差 10,000,000.00'],
  ]);
});

test('an innovative SME is judged by points with a part that is not known, or by one direct way', () => {
  const rule = ruleOf('innovative-sme');
  const best = given({
    ...{ ipClass1: new Big(1), ipClass2: new Big(0), debtRatio: new Big(50) },
    rdShare: { part: new Big(5), whole: new Big(100) },
    lastGrowth: growth(new Big(100), new Big(115), 1),
    ...{ highTech: false, sciencePrize: false, modelEnterprise: false, provincialRdBody: false, newEquity: new Big(0) },
  });
  expect(evaluateRule(rule, best).parts.map(({ low, high }) => [low, high])).toEqual([
    [30, 30],
    [30, 30],
    [0, 30],
  ]);
  expect(evaluateRule(rule, best).outcome).toBe('maybe');
  const poor = { ...best, ipClass1: new Big(0), rdShare: { part: new Big(1), whole: new Big(100) } };
  expect(evaluateRule(rule, poor).outcome).toBe('no');
  expect(evaluateRule(rule, { ...poor, newEquity: null }).outcome).toBe('maybe');
  expect(evaluateRule(rule, { ...poor, newEquity: new Big(5_000_000) }).outcome).toBe('yes');
});

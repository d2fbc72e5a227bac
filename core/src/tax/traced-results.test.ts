import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateTrace, type Trace } from '../kernel';
import { addMonths } from '../kernel/calendar';
import { sum, yuan } from '../kernel/money';
import { costAmount, coveredYear, projectCost, projectCosts } from '../testing';
import {
  allocateByHours,
  amortisationDeduction,
  amortisationSchedule,
  creativeDesignDeduction,
  depreciationDeducted,
  depreciationSchedule,
  grantAdjust,
  highTechOtherCost,
  manufacturingTest,
  negativeListTest,
  overclaimedTax,
  overseasCap,
  powerCost,
  shareByHours,
  summary2021,
  taxSaving,
  tracePowerCost,
  type DepreciationMethod,
} from './index';

const hours = fc.integer({ min: 0, max: 2000 }).map((half) => half / 2);
const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];
const agrees = (trace: Trace) =>
  expect(all(trace).filter((each) => evaluateTrace(each, trace) !== each.value)).toEqual([]);

describe('every result can be worked out anew from its trace', () => {
  test('limits, tests and shares', () => {
    fc.assert(
      fc.property(costAmount, costAmount, hours, hours, (one, other, some, more) => {
        const cap = overseasCap({ entrustOverseasOrg: one, domesticEligible: other, year: 2024 });
        expect(cap.trace.value).toBe(cap.allowed);
        const shared = shareByHours({ dedicated: one, shared: other, rdHours: some, totalHours: some + more });
        expect(shared.trace.value).toBe(shared.total);
        const power = { qty: 2, power: '1.5', hours: some, price: '0.8125' };
        expect(tracePowerCost(power).value).toBe(powerCost(power));
        for (const { trace } of [
          ...[cap, shared, { trace: tracePowerCost(power) }],
          grantAdjust({ rdExpense: one, grantSpentOnRd: other, treatment: 'nonTaxable', year: 2022 }),
          negativeListTest({ negativeRevenue: one, totalRevenue: other }),
          manufacturingTest({ manufacturingRevenue: one, totalRevenue: other }),
          highTechOtherCost({ firstSix: one, other }),
          taxSaving({ line51: one, taxRates: ['25%', 0.15] }),
          ...[2016, 2017].map((year) => depreciationDeducted({ year, book: one, tax: other })),
        ]) {
          agrees(trace);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('deductions by year, and tax that is short', () => {
    const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
    fc.assert(
      fc.property(
        costAmount,
        costAmount,
        some(costAmount),
        some(fc.nat(4000)),
        fc.nat(119),
        (one, other, income, daysLate, month) => {
          const design = creativeDesignDeduction({ year: 2022, cost: one, q4: { mode: 'actual', amount: other } });
          expect(design.trace.value).toBe(design.deduction);
          const tax = overclaimedTax({
            ...{ claimed: one, right: other, taxRate: '15%', daysLate },
            adjustedIncome: income && `-${income}`,
          });
          expect(tax.trace.value).toBe(tax.due);
          const amortised = amortisationDeduction({
            ...{ cost: one, months: 120, from: addMonths('2014-01', month) },
            years: [2021, 2022, 2023].map((year) => ({ year })),
          });
          expect(amortised.trace.value).toBe(amortised.deduction);
          for (const { trace } of [design, tax, amortised]) agrees(trace);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('cost split by hours, with the 分 the largest remainder moves', () => {
    fc.assert(
      fc.property(costAmount, fc.array(hours, { minLength: 1, maxLength: 6 }), (total, weights) => {
        const { parts, unallocated, trace } = allocateByHours({ total, weights });
        expect(sum([...parts, unallocated].map(yuan)).toString()).toBe(trace.value);
        expect(trace.inputs.slice(0, parts.length).map(({ value }) => value)).toEqual(parts);
        agrees(trace);
      }),
    );
  });

  test('schedules by every method', () => {
    const methods: DepreciationMethod[] = ['straightLine', 'doubleDeclining', 'sumOfYears', 'unitsOfProduction'];
    fc.assert(
      fc.property(
        fc.constantFrom(...methods),
        costAmount,
        fc.integer({ min: 1, max: 40 }),
        (method, originalValue, months) => {
          const units = { totalUnits: months, units: Array.from({ length: months }, () => 1) };
          const { trace, yearly } = depreciationSchedule({
            method,
            originalValue,
            residualRate: '0.05',
            months,
            ...units,
          });
          expect(trace.inputs.map(({ value }) => value)).toEqual(yearly);
          agrees(trace);
        },
      ),
      { numRuns: 25 },
    );
    agrees(amortisationSchedule({ cost: '992063.49', months: 24 }).trace);
  });

  test('the 2021 summary, of any years', () => {
    fc.assert(
      fc.property(coveredYear, projectCosts(projectCost, { least: 0, most: 4 }), (year, projects) => {
        const { trace, total } = summary2021({ year, projects });
        expect(trace.value).toBe(total.allowed);
        agrees(trace);
      }),
      { numRuns: 40 },
    );
  });
});

describe('工作量法', () => {
  test('writes off the depreciable amount by its last unit, never more and never below 0', () => {
    fc.assert(
      fc.property(
        costAmount,
        fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 }),
        (value, units) => {
          const totalUnits = Math.max(
            1,
            units.reduce((before, each) => before + each, 0),
          );
          const { monthly } = depreciationSchedule({
            ...{ method: 'unitsOfProduction', originalValue: value, residualRate: 0, months: units.length },
            ...{ totalUnits, units: [...units, 1000] },
          });
          expect(sum(monthly.map(yuan)).toString()).toBe(value);
          expect(monthly.filter((month) => month.startsWith('-'))).toEqual([]);
        },
      ),
    );
  });
});

test('the sum of the years’ digits never takes more than is left', () => {
  const { monthly } = depreciationSchedule({
    method: 'sumOfYears',
    originalValue: '0.19',
    residualRate: 0,
    months: 97,
  });
  expect(monthly.filter((month) => month.startsWith('-'))).toEqual([]);
  expect(sum(monthly.map(yuan)).toString()).toBe('0.19');
});

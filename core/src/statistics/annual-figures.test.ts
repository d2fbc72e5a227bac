import type { DomainError } from '../kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateTrace } from '../kernel';
import { costItems } from '../tax';
import { annualFigures, type AnnualFiguresInput } from './annual-figures';
import type { AnnualPerson } from './annual-person';
import { policyFigures } from './policy-figures';

const person = (over: Partial<AnnualPerson> = {}): AnnualPerson => ({
  sex: '1',
  education: 'college',
  category: 'researcher',
  employmentForm: 'fullTime',
  rdHours: '500',
  dueHours: '1000',
  ...over,
});
const figures = (over: Partial<AnnualFiguresInput> = {}) =>
  annualFigures({ projects: [], persons: [], taxRatio: '0%', ...over });
const heads = (...persons: AnnualPerson[]) => {
  const { amounts } = figures({ persons });
  return ['1', '2', '3', '4', '5', '6'].map((code) => amounts[`amount${code}`]).join(' ');
};

describe('policy figures', () => {
  it('are the base and line 51 × tax ratio, in 千元', () => {
    expect(policyFigures({ base: '20399950.09', line51: '20399950.09', taxRatio: '25%' })).toEqual({
      amount52: '20399.95',
      amount44: '5099.99',
    });
  });

  it.each([
    ['15%', '150.00'],
    ['12.5%', '125.00'],
    ['0%', '0.00'],
    ['0.15', '150.00'],
    [0.15, '150.00'],
  ])('read the ratio %j', (taxRatio, amount44) => {
    expect(policyFigures({ base: '0', line51: '1000000', taxRatio }).amount44).toBe(amount44);
  });

  it('refuse an amount or a ratio that cannot be read', () => {
    const codeOf = (input: unknown) => {
      try {
        return policyFigures(input as never);
      } catch (error) {
        return (error as DomainError).code;
      }
    };
    const sound = { base: '1', line51: '1', taxRatio: '15%' };
    for (const taxRatio of ['', 'none', ' 12.5 %', '15', 15, '101%', null, undefined, `1${' '.repeat(1_000_000)}x`]) {
      expect(codeOf({ ...sound, taxRatio })).toBe('INVALID_INPUT');
    }
    for (const amount of ['', '1,5', '100万', null, NaN, {}]) {
      expect(codeOf({ ...sound, base: amount })).toBe('NOT_AN_AMOUNT');
      expect(codeOf({ ...sound, line51: amount })).toBe('NOT_AN_AMOUNT');
    }
  });

  it('leave code 44 out where the rate cannot be read', () => {
    const { amounts } = figures({ deduction: { base: '1000', line51: '2000' }, taxRatio: '250%' });
    expect([amounts.amount52, amounts.amount44]).toEqual(['1.00', undefined]);
  });

  it('grow with the ratio and never exceed line 51', () => {
    const fen = fc.integer({ min: 0, max: 1_000_000_000 }).map((amount) => (amount / 100).toFixed(2));
    fc.assert(
      fc.property(fen, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (line51, a, b) => {
        const [lower, higher] = [Math.min(a, b), Math.max(a, b)].map((taxRatio) =>
          Number(policyFigures({ base: line51, line51, taxRatio: `${taxRatio}%` }).amount44),
        );
        expect(lower).toBeLessThanOrEqual(higher!);
        expect(higher).toBeLessThanOrEqual(Number(policyFigures({ base: line51, line51, taxRatio: '100%' }).amount52));
      }),
    );
  });

  it('round once, from the exact value in 元', () => {
    expect(policyFigures({ base: '5', line51: '33.34', taxRatio: '15%' })).toEqual({
      amount52: '0.01',
      amount44: '0.01',
    });
    expect(policyFigures({ base: '4.99', line51: '33.32', taxRatio: '15%' })).toEqual({
      amount52: '0.00',
      amount44: '0.00',
    });
  });
});

describe('headcounts', () => {
  it('count persons with R&D hours of 10 % of the hours due, and as full-time at 90 %', () => {
    expect(heads(person({ rdHours: '99.9' }))).toBe('0 0 0 0 0 0');
    expect(heads(person({ rdHours: '100' }))).toBe('1 0 0 0 0 0');
    expect(heads(person({ rdHours: '899.9' }))).toBe('1 0 0 0 0 0');
    expect(heads(person({ rdHours: '900' }))).toBe('1 0 0 1 0 0');
  });

  it('count managers, women, graduates and external persons among them', () => {
    expect(heads(person({ category: 'manager' }))).toBe('1 1 0 0 0 0');
    expect(heads(person({ sex: '2' }))).toBe('1 0 1 0 0 0');
    expect(
      heads(person({ education: 'bachelor' }), person({ education: 'master' }), person({ education: 'doctor' })),
    ).toBe('3 0 0 0 3 0');
    expect(heads(person({ education: 'other' }), person({ employmentForm: 'external' }))).toBe('2 0 0 0 0 1');
    expect(heads(person({ sex: '2', category: 'manager', employmentForm: 'external', rdHours: '0' }))).toBe(
      '0 0 0 0 0 0',
    );
  });

  it('count a person with R&D hours but no hours due, never as full-time', () => {
    expect(heads(person({ dueHours: null }))).toBe('1 0 0 0 0 0');
    expect(heads(person({ dueHours: '0', rdHours: null }))).toBe('0 0 0 0 0 0');
  });

  it('lead to the persons counted', () => {
    const { traces } = figures({ persons: [person({ id: '7', name: '李四', sex: '2' }), person({ id: '8' })] });
    expect(traces.amount3).toMatchObject({
      value: '1',
      label: { zh: '其中：女性' },
      inputs: [{ label: { zh: '李四' }, source: { resource: 'blade-rdm/entpersonnel', id: '7' } }],
    });
  });
});

describe('expenses', () => {
  it('sum all projects in 元 and round each code once to 千元; code 7 is the sum of the codes', () => {
    const { amounts } = figures({
      projects: [{ items: { '1.1': '1004.00', '6.5': '3.00' } }, { items: { '1.1': '1001.00', '6.1': '3.00' } }],
    });
    expect(amounts).toMatchObject({ amount8: '2.01', amount19: '0.01', amount7: '2.02' });
  });

  it('take 5.1 and 5.2 as design, 5.3 and 5.4 as trials, 7.2 also as overseas', () => {
    const items = {
      '5.1': '1000',
      '5.2': '2000',
      '5.3': '4000',
      '5.4': '8000',
      '7.1': '16000',
      '7.2': '32000',
      '7.3': '64000',
    };
    expect(figures({ projects: [{ items }] }).amounts).toMatchObject({
      amount12: '3.00',
      amount13: '12.00',
      amount14: '112.00',
      amount18: '32.00',
      amount7: '127.00',
    });
  });

  it('put every cost item into code 7 exactly once', () => {
    const amount = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: costItems.length, maxLength: costItems.length }), (thousands) => {
        const items = Object.fromEntries(costItems.map(({ code }, index) => [code, `${thousands[index] ?? 0}000`]));
        const total = thousands.reduce((before, each) => before + each, 0);
        expect(figures({ projects: [{ items }] }).amounts.amount7).toBe(`${total}.00`);
      }),
    );
  });

  it('explain themselves down to the items', () => {
    const { traces } = figures({ projects: [{ items: { '1.1': '1000.00' } }] });
    expect(traces.amount7?.inputs.map(({ key }) => key)).toEqual(
      ['8', '9', '10', '11', '12', '13', '14', '19'].map((code) => `amount${code}`),
    );
    expect(traces.amount8).toMatchObject({ value: '1.00', formula: { zh: '（1.1 + 1.2 + 1.3）÷ 1000' } });
    expect(traces.amount8?.inputs[0]).toMatchObject({ value: '1000.00', deeper: 'item:1.1' });
    expect(traces.amount8?.basis?.article).toBe('代码 8');
  });
});

describe('funding and policy', () => {
  const projects = [{ items: { '2.1': '100000.00' } }];

  it('leave to the enterprise’s own funds what the typed funding does not cover', () => {
    expect(figures({ projects }).amounts.amount57).toBe('100.00');
    const typed = { amount43: '30.5', amount58: 20, amount55: '', amount56: null };
    expect(figures({ projects, typed }).amounts.amount57).toBe('49.50');
  });

  it('show codes 52 and 44 only where A107012 is known', () => {
    expect(figures({ projects }).amounts).not.toHaveProperty('amount52');
    const { amounts, traces } = figures({ deduction: { base: '1000', line51: '2000' }, taxRatio: '25%' });
    expect(amounts).toMatchObject({ amount52: '1.00', amount44: '0.50' });
    expect(traces.amount44?.inputs.map(({ value }) => value)).toEqual(['2000.00', '25%']);
  });

  it('trace every amount', () => {
    const { amounts, traces } = figures({ projects, persons: [person()], deduction: { base: '1', line51: '1' } });
    for (const [key, value] of Object.entries(amounts)) expect(traces[key]).toMatchObject({ key, value });
    const calculated = Object.values(traces).filter(({ calculation }) => calculation !== undefined);
    expect(calculated.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['amount7', 'amount52', 'amount44', 'amount57']),
    );
    for (const trace of calculated) expect(`${trace.key} ${evaluateTrace(trace)}`).toBe(`${trace.key} ${trace.value}`);
  });
});

describe('what is typed in place of a computed value', () => {
  const projects = [{ items: { '1.1': '1000000', '2.1': '500000' } }];

  it('stands on the form with the computed value behind it, and totals follow it', () => {
    const { amounts, computed, traces } = figures({ projects, typed: { amount8: '900', amount43: '100' } });
    expect([amounts.amount8, computed.amount8]).toEqual(['900.00', '1000.00']);
    expect([amounts.amount7, amounts.amount57]).toEqual(['1400.00', '1300.00']);
    expect(traces.amount8).toMatchObject({ value: '900.00', inputs: [{ key: 'amount8/computed', value: '1000.00' }] });
  });

  it('never stands in a total, and is not told where it is what was computed', () => {
    const { amounts, traces } = figures({ projects, typed: { amount7: '1', amount14: '2', amount9: '500.00' } });
    expect([amounts.amount7, amounts.amount14]).toEqual(['1500.00', '0.00']);
    expect(traces.amount9!.calculation).toBeDefined();
  });

  it('leaves every other computed value as it was', () => {
    const code = fc.constantFrom('1', '2', '3', '8', '9', '10', '11', '12', '13', '18', '19');
    fc.assert(
      fc.property(code, fc.integer({ min: 0, max: 9_999 }), (typedCode, amount) => {
        const key = `amount${typedCode}`;
        const plain = figures({ projects });
        const typed = figures({ projects, typed: { [key]: String(amount) } });
        const following = new Set([key, 'amount7', 'amount57']);
        const others = (amounts: Readonly<Record<string, string>>) =>
          Object.entries(amounts).filter(([each]) => !following.has(each));
        expect(others(typed.amounts)).toEqual(others(plain.amounts));
        expect(Number(typed.amounts[key])).toBe(amount);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateTrace } from '../kernel';
import { sum, thousandYuan, yuan } from '../kernel/money';
import { annualFigures } from './annual-figures';
import type { EntrustedCostOfKind } from './entrusted-by-kind';

const cost = (kind: string | null, amount: string): EntrustedCostOfKind => ({
  label: { zh: '', en: '' },
  amount,
  kind,
});
const figures = (entrusted: readonly EntrustedCostOfKind[], typed = {}) =>
  annualFigures({ projects: [], persons: [], taxRatio: '0%', entrusted, typed });
const codes = (...given: Parameters<typeof figures>) => {
  const { amounts } = figures(...given);
  return ['15', '16', '17'].map((code) => amounts[`amount${code}`]);
};

describe('codes 15 to 17 of form 107-2', () => {
  it.each([
    ['by kind of trustee', [cost('institute', '1000'), cost('university', '2500')], ['1.00', '2.50', '0.00']],
    [
      'not computed where no kind is known',
      [cost(null, '1000'), cost('other', '5')],
      [undefined, undefined, undefined],
    ],
    ['not computed without entrusted cost', [], [undefined, undefined, undefined]],
  ])('are %s', (_, entrusted, expected) => {
    expect(codes(entrusted)).toEqual(expected);
  });

  it('give way to what was typed', () => {
    expect(codes([cost('institute', '1000')], { amount16: '7.00' })).toEqual(['1.00', '7.00', '0.00']);
  });

  it('name in their trace what is left to be typed', () => {
    const { traces } = figures([cost('enterprise', '1000'), cost('personDomestic', '30.5')]);
    expect(traces.amount17!.formula.zh).toContain('另有 30.50 元');
    expect(traces.amount17!.inputs).toHaveLength(1);
  });

  it('hold all cost of known kinds, each rounded once', () => {
    const kinds = fc.constantFrom('institute', 'university', 'enterprise', 'other', null);
    const cents = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, cents)), (drawn) => {
        const known = drawn.filter(([kind]) => kind !== null && kind !== 'other');
        const found = codes(drawn.map(([kind, amount]) => cost(kind, amount)));
        fc.pre(known.length > 0);
        const total = sum(known.map(([, amount]) => yuan(amount)));
        const difference = sum(
          found.map((each) => thousandYuan(each!)),
          'thousandYuan',
        ).minus(total.in('thousandYuan'));
        expect(Math.abs(Number(difference.toString()))).toBeLessThan(0.0201);
        const { traces } = figures(drawn.map(([kind, amount]) => cost(kind, amount)));
        for (const code of ['15', '16', '17']) {
          const trace = traces[`amount${code}`]!;
          expect(Number(evaluateTrace(trace))).toBe(Number(trace.value));
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingEvidence } from './conversion-evidence';
import { countConversions, type CountedConversion } from './counted-conversions';

let ids = 0;
function conversion(given: Partial<CountedConversion> = {}): CountedConversion {
  const id = String((ids += 1));
  return {
    ...{ id, code: `CG${id.padStart(3, '0')}`, name: `成果${id}`, year: '2024', form: '3', iprCodes: [id] },
    ...{ approvalFiles: null, salesContract: null, invoice: ['9'], testFiles: null, userFiles: null },
    otherMaterial: null,
    ...given,
  };
}

describe('the evidence of a conversion', () => {
  test.each([
    ['own investment, with an invoice', { form: '3' }, 0],
    ['own investment, with nothing', { form: '3', invoice: null }, 1],
    ['own investment, of an achievement without proof', { form: '3', iprCodes: null }, 1],
    ['own investment, proven by its approval', { form: '3', iprCodes: null, approvalFiles: ['1'] }, 0],
    ['a licence without a contract', { form: '1' }, 1],
    ['a licence with its contract', { form: '1', salesContract: ['1'] }, 0],
    ['capital without an agreement', { form: '2' }, 1],
    ['capital with its agreement', { form: '2', otherMaterial: ['1'] }, 0],
    ['nothing at all', { form: '4', iprCodes: [], invoice: null }, 2],
  ])('of %s', (_, given, missing) => {
    expect(missingEvidence(conversion(given))).toHaveLength(missing);
  });
});

describe('the count of three years', () => {
  test('takes the year and the two before it', () => {
    const rows = ['2021', '2022', '2023', '2024', '2025'].map((year) => conversion({ year }));
    expect(countConversions(rows, '2024').years).toEqual([
      { year: '2022', count: 1 },
      { year: '2023', count: 1 },
      { year: '2024', count: 1 },
    ]);
  });

  test('counts an achievement once for each form, in the earliest year, whatever it became', () => {
    const shared = { iprCodes: ['a', 'b'] };
    const rows = [
      conversion({ ...shared, year: '2024' }),
      conversion({ iprCodes: ['b', 'a'], year: '2023' }),
      conversion({ ...shared, form: '1', salesContract: ['1'] }),
    ];
    const { total, years, leftOut } = countConversions(rows, '2024');
    expect(total).toBe(2);
    expect(years.map(({ count }) => count)).toEqual([0, 1, 1]);
    expect(leftOut.map(({ reasons }) => reasons[0]?.zh)).toEqual([expect.stringContaining(rows[1]!.code)]);
  });

  test('knows an achievement without property by its name, whatever its blanks and width', () => {
    const named = { iprCodes: null, approvalFiles: ['1'] };
    const rows = [conversion({ ...named, name: '变频 控制' }), conversion({ ...named, name: '变频控制' })];
    expect(countConversions(rows, '2024').total).toBe(1);
  });

  test('each conversion of the years is counted or left out with a reason, and never both', () => {
    const some = fc.record({
      year: fc.constantFrom('2021', '2022', '2023', '2024'),
      form: fc.constantFrom('1', '2', '3'),
      iprCodes: fc.constantFrom(null, ['x'], ['y'], ['x', 'y']),
      invoice: fc.constantFrom(null, ['9']),
    });
    fc.assert(
      fc.property(fc.array(some), (given) => {
        const rows = given.map(conversion);
        const { counted, leftOut, total } = countConversions(rows, '2024');
        const seen = [...counted, ...leftOut].map(({ id }) => id).sort();
        expect(seen).toEqual(
          rows
            .filter(({ year }) => year !== '2021')
            .map(({ id }) => id)
            .sort(),
        );
        expect(total).toBe(counted.length);
        expect(leftOut.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowSum } from './row-sum';

const sumOf = (rows: readonly string[]) => {
  const sum = new RowSum();
  for (const row of rows) sum.add(row);
  return sum;
};

describe('The checksum of rows', () => {
  it('does not depend on their order', () => {
    const shuffled = fc
      .array(fc.string())
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(fc.property(shuffled, ([rows, others]) => sumOf(rows).equals(sumOf(others))));
  });

  it('differs when one row differs, is missing or is there twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.string(), (rows, chosen, other) => {
        const at = chosen % rows.length;
        fc.pre(other !== rows[at]);
        const sum = sumOf(rows);
        expect(sum.equals(sumOf(rows.with(at, other)))).toBe(false);
        expect(sum.equals(sumOf(rows.toSpliced(at, 1)))).toBe(false);
        expect(sum.equals(sumOf([...rows, rows[at]!]))).toBe(false);
      }),
    );
  });

  it('has 64 digits and counts the rows', () => {
    expect(sumOf([])).toMatchObject({ rows: 0, checksum: '0'.repeat(64) });
    // printf abc | sha256sum
    expect(sumOf(['abc'])).toMatchObject({
      rows: 1,
      checksum: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });
});

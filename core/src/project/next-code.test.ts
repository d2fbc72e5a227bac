import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCode } from './next-code';

describe('the next code of a year', () => {
  it.each([
    [[], 'RD2024001'],
    [['RD2024008'], 'RD2024009'],
    [['RD2024008', 'RD2024010', 'RD2024009'], 'RD2024011'],
    [['RD2023005', 'RD2023006', 'RD2024001'], 'RD2024002'],
    [['RD2024999'], 'RD20241000'],
    [['2024-YF-07'], '2024-YF-08'],
    [['YF-9', 'YF-10'], 'YF-11'],
    [['研发甲', '研发乙'], 'RD2024001'],
    [['RD2024'], 'RD2024001'],
    [['RD2023005', 'RD2023006'], 'RD2024001'],
    [['RD2023005', 'YF-9'], 'YF-10'],
    [['RD2024003', '研发甲'], 'RD2024004'],
  ])('after %j is %s', (codes, next) => {
    expect(nextCode('2024', codes)).toBe(next);
  });

  it('was never there, however codes look, and begins as they do', () => {
    const code = fc.oneof(
      fc.nat({ max: 1200 }).map((at) => `RD2024${String(at).padStart(3, '0')}`),
      fc.stringMatching(/^[A-Z0-9-]{1,50}$/),
      fc.string({ minLength: 1, maxLength: 50 }),
    );
    fc.assert(
      fc.property(fc.array(code, { maxLength: 12 }), (codes) => {
        const next = nextCode('2024', codes);
        expect(codes).not.toContain(next);
        expect(next.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('grows with every one that is taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const codes: string[] = [];
        for (let at = 0; at < count; at += 1) codes.push(nextCode('2024', codes));
        expect([...codes].sort()).toEqual(codes);
        expect(new Set(codes).size).toBe(count);
      }),
    );
  });
});

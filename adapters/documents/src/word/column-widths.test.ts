import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths';

const whole = 8800;

describe('columns of a table', () => {
  it('are together as wide as the text of the page, and each has room', () => {
    const texts = fc.array(fc.array(fc.string({ maxLength: 60 }), { maxLength: 5 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(texts, (columns) => {
        const widths = columnWidths(columns, whole);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBe(whole);
        expect(Math.min(...widths)).toBeGreaterThan(250);
      }),
    );
  });

  it('leave an amount on one line beside long texts', () => {
    const long = '本年及上一年内发生重大安全、重大质量事故和严重环境违法';
    const [, amount] = columnWidths([[long], ['186,000,000.00'], [long], [long]], whole);
    const figuresOfTimes = 120;
    expect(amount).toBeGreaterThan('186,000,000.00'.length * figuresOfTimes + 200);
  });

  it('leave more of the page to long texts where the letters are smaller', () => {
    const texts = [
      ['IP01'],
      ['一种数控转台分度误差校正方法'],
      ['发明专利（非国防专利）'],
      ['ZL202010390975.5'],
      ['2022-06-15'],
      ['自主研发'],
    ];
    const [plain, dense] = [24, 21].map((size) => columnWidths(texts, whole, size));
    // Characters a line of the kind holds.
    const held = (widths: number[], size: number) => (widths[2]! - 230) / (size * 10);
    expect(held(dense!, 21)).toBeGreaterThan(held(plain!, 24) + 1);
  });

  it('divide the page where all are short', () => {
    expect(columnWidths([['一'], ['二']], whole)).toEqual([4400, 4400]);
  });
});

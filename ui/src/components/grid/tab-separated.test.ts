import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTabSeparated, toTabSeparated } from './tab-separated';

describe('tab separated cells', () => {
  it('come back as they went, whatever stands in them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '研', '"', '\t', '\n', ' ', '1', '.') });
    const block = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
      // An empty last line is indistinguishable from a trailing line break.
      .filter((lines) => lines.at(-1)?.join('') !== '' || lines.at(-1)!.length > 1);
    fc.assert(
      fc.property(block, (lines) => {
        expect(fromTabSeparated(toTabSeparated(lines))).toEqual(lines);
      }),
    );
  });
  it('are read as Excel writes them, with its line ends', () => {
    expect(fromTabSeparated('1\t2\r\n"两\n行"\t"a ""b"""\r\n')).toEqual([
      ['1', '2'],
      ['两\n行', 'a "b"'],
    ]);
  });
  it('keep a quote that opens nothing', () => expect(fromTabSeparated('"a\tb" c')).toEqual([['"a', 'b" c']]));
});

import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { inlineTexts } from './inline-texts.mjs';
import { parseWorkbook } from './parse-workbook.mjs';
import { workbookOf, type WorkbookParts } from '../zip-fixture';

const LIMITS = { maxRows: 1_000, maxCells: 100_000 };
const dissolved = (bytes: Uint8Array, limits = LIMITS, portion = 1) =>
  parseWorkbook(bytes, { ...limits, largeTable: 1, portion });
const asItIs = (bytes: Uint8Array, limits = LIMITS) => parseWorkbook(bytes, { ...limits, largeTable: Infinity });

async function expectAlike(bytes: Uint8Array, limits = LIMITS) {
  expect(inlineTexts(bytes, 1)).not.toBeNull();
  const whole = await asItIs(bytes, limits);
  for (const portion of [1, 300, 1_000_000]) expect(await dissolved(bytes, limits, portion)).toEqual(whole);
}

describe('a workbook whose texts were put into its cells', () => {
  it('has the rows it had, whatever they say', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(' 前后 ', '<t>', '&amp;', 'a\'b"c', '_x000A_', '第一行\n第二行', '𠮷😀', '=1+1'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
    );
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        await expectAlike(await writeXlsx({ sheets: [{ name: '表 & 一', rows: [['编号'], ...given] }] }));
      }),
      { numRuns: 60 },
    );
  });

  const table =
    '<si><t xml:space="preserve"> 前后 </t></si>' +
    '<si><r><rPr><b/></rPr><t>富</t></r><r><t>文本</t></r><rPh sb="0" eb="1"><t>fu</t></rPh></si>' +
    '<si/><si><t/></si><si><t>A &lt; B &#30740;_x000A_发</t></si>';
  const text = (at: number, place: string) => `<c r="${place}" t="s"><v>${at}</v></c>`;
  const rows =
    `<row r="1">${text(0, 'A1')}${text(1, 'B1')}${text(2, 'C1')}${text(3, 'D1')}${text(4, 'E1')}</row>` +
    `<row r="3"><c r="A3" s="1"><v>45351</v></c>${text(4, 'B3')}<c r="C3" t="b"><v>1</v></c></row>` +
    `<row r="4"/><row r="5"><c r="B5" t="str"><f>A1</f><v>算</v></c><c r="C5" t="e"><v>#N/A</v></c>${text(0, 'D5')}</row>`;
  const row = '<row><c t="s"><v>4</v></c><c><v>7</v></c></row>';
  const UNNUMBERED = `${row}${row}<row r="6"><c t="s"><v>1</v></c></row>${row}<row/>${row}`;
  const parts: WorkbookParts = { sharedStrings: table, rows, formats: [0, 14] };

  it.each<[string, WorkbookParts]>([
    ['rich text, phonetic guides, empty texts, escapes, dates and gaps', parts],
    ['days counted from 1904', { ...parts, date1904: true }],
    ['merged cells', { ...parts, after: '<mergeCells count="1"><mergeCell ref="A1:C3"/></mergeCells>' }],
    ['rows and cells without a number', { sharedStrings: table, rows: UNNUMBERED }],
    ['a name that is escaped', { ...parts, sheets: '<sheet name="收 &amp; 支" sheetId="1" r:id="rId1"/>' }],
  ])('has the rows it had: %s', async (_, given) => {
    await expectAlike(workbookOf(given));
  });

  it.each([1, 2, 4, 5, 6])('is refused for more than %i rows as before', async (maxRows) => {
    await expectAlike(workbookOf(parts), { ...LIMITS, maxRows });
  });

  it('is refused for too many cells as before', async () => {
    await expectAlike(workbookOf(parts), { ...LIMITS, maxCells: 4 });
  });
});

describe('texts stay in their table', () => {
  it('where it is small', () => {
    expect(inlineTexts(workbookOf({ sharedStrings: '<si><t>a</t></si>', rows: '<row/>' }), 1_000_000)).toBeNull();
  });

  it('where a cell refers to it in a way that is not the common one', async () => {
    const rows = '<row r="1"><c t="s" r="A1"><f>B1</f><v>0</v></c></row>';
    const bytes = workbookOf({ sharedStrings: '<si><t>甲</t></si>', rows });
    expect(await dissolved(bytes)).toMatchObject({ rows: [['甲']] });
  });
});

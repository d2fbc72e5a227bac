import type { CellValue, SpreadsheetKind } from '@rdm/core/internal/kernel';
import { utils, write, type BookType } from '@e965/xlsx';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { gb18030, separated } from './text-fixture';
import { oldWorkbookOf } from './xls-fixture.mjs';

type Cell = string | number | null;
type Table = readonly (readonly Cell[])[];

const reader = createSpreadsheetReader();
const utf8 = (text: string) => new TextEncoder().encode(text);

const words = fc.oneof(
  fc.constantFrom('研发人员', '00123', '6601.30', '1,234.00-', '=A1+1', '记-1', 'a;b|c', '含"引号"', '两\n行', '合计'),
  fc
    .array(fc.constantFrom(...'研发费用材料一二三abcXYZ0189.-'), { minLength: 1, maxLength: 12 })
    .map((all) => all.join('')),
);
/** Rows of the same length, whose first row are headings. */
const tables: fc.Arbitrary<Table> = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc
      .array(
        fc.tuple(
          words,
          ...Array.from({ length: width - 1 }, () =>
            fc.oneof(words, fc.integer({ min: -999_999, max: 999_999 }), fc.constant(null)),
          ),
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((rows) => [Array.from({ length: width }, (_, at) => `列${at}`), ...rows]),
  );

/** How the same table is written, and what becomes of a number: a workbook knows that it is one, a text does not. */
const writings: readonly (readonly [string, SpreadsheetKind, (table: Table) => Uint8Array | Promise<Uint8Array>])[] = [
  ['.xlsx', 'xlsx', (table) => writeXlsx({ sheets: [{ name: '数据', rows: table.map((row) => [...row]) }] })],
  ['.xls', 'xls', (table) => oldWorkbookOf([{ name: '数据', rows: table }])],
  ['.xls of another program', 'xls', (table) => byLibrary(table, 'biff8')],
  ['.csv in UTF-8', 'csv', (table) => utf8(separated(table, ','))],
  ['.csv in UTF-8 with a mark', 'csv', (table) => utf8(`\uFEFF${separated(table, ',')}`)],
  ['.csv in GB18030', 'csv', (table) => gb18030(separated(table, ','))],
  [
    '.txt with tabs in UTF-16',
    'tsv',
    (table) => new Uint8Array(Buffer.from(`\uFEFF${separated(table, '\t')}`, 'utf16le')),
  ],
  ['.tsv', 'tsv', (table) => utf8(separated(table, '\t'))],
];

function byLibrary(table: Table, bookType: BookType): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table.map((row) => [...row])), '数据');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** Blank cells at the end of a row are not told. */
function withoutEnds(row: readonly CellValue[]) {
  const kept = [...row];
  while (kept.length > 0 && kept[kept.length - 1] === null) kept.pop();
  return kept;
}

it.each(writings)(
  '%s: the same table is read alike, its numbers as texts where it is a text',
  async (_, kind, written) => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const reading = await reader.read(await written(table));
        if (!reading.ok) throw new Error(reading.fault.message.en);
        const isText = kind === 'csv' || kind === 'tsv';
        const value = (cell: Cell) => (isText && cell !== null ? String(cell) : cell);
        expect(reading.kind).toBe(kind);
        expect(reading.sheet.rows).toEqual(table.map((row) => withoutEnds(row.map(value))));
      }),
      { numRuns: 40 },
    );
  },
);

describe('several sheets', () => {
  const rows = (name: string) => [[`${name}列`], [1]];
  const sheets = ['甲', '乙', '丙'].map((name) => ({ name, rows: rows(name), hidden: name === '甲' }));
  it.each([
    ['.xls', async () => oldWorkbookOf(sheets)],
    ['.xlsx', async () => writeXlsx({ sheets })],
  ])('of an %s are named, hidden ones last; the first that is seen is read, or the one asked for', async (_, made) => {
    const bytes = await made();
    expect(await reader.read(bytes)).toMatchObject({
      sheets: ['乙', '丙', '甲'],
      hiddenSheets: ['甲'],
      sheet: { name: '乙', rows: rows('乙') },
    });
    expect(await reader.read(bytes, { sheet: '丙', firstRows: 1 })).toMatchObject({
      sheets: ['乙', '丙', '甲'],
      sheet: { name: '丙', rows: [['丙列']] },
    });
    expect(await reader.read(bytes, { sheet: '甲' })).toMatchObject({ sheet: { rows: rows('甲') } });
    expect(await reader.read(bytes, { sheet: '丁' })).toMatchObject({
      ok: false,
      fault: { name: 'WORKBOOK_NO_SHEET', message: { zh: expect.stringContaining('“丁”') } },
    });
  });
});

describe('an old workbook', () => {
  it('tells what is merged, and its cells once', async () => {
    const bytes = oldWorkbookOf([
      {
        name: '数据',
        rows: [
          ['题', 'x', null],
          ['a', 'b'],
        ],
        merges: [[0, 0, 0, 2]],
      },
    ]);
    expect(await reader.read(bytes)).toMatchObject({
      sheet: { rows: [['题'], ['a', 'b']], merges: [{ startRow: 0, startColumn: 0, endRow: 0, endColumn: 2 }] },
    });
    const first = await reader.read(bytes, { firstRows: 1 });
    expect(first.ok && first.sheet.merges).toBeUndefined();
  });

  it('shows numbers with a format of dates as days, the last value of formulas, and errors as their text', async () => {
    const day = new Date('2024-02-29');
    expect(await reader.read(oldWorkbookOf([{ name: '数据', rows: [[day, true, 0.05]] }]))).toMatchObject({
      sheet: { rows: [['2024-02-29', true, 0.05]] },
    });
    const sheet = utils.aoa_to_sheet([[1, 2, 3, 4]]);
    sheet['B1'] = { t: 'e', v: 0x07 };
    sheet['C1'] = { t: 'n', v: 45_351.4375, z: 'yyyy-mm-dd hh:mm' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'S');
    for (const bookType of ['biff8', 'biff5'] as const) {
      const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
      expect(await reader.read(bytes), bookType).toMatchObject({
        kind: 'xls',
        sheet: { name: 'S', rows: [[1, '#DIV/0!', '2024-02-29 10:30:00', 4]] },
      });
    }
  });
});

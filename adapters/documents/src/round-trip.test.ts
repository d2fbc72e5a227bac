import type { WorkbookColumn, WorkbookSheet } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyText } from './reading/cell-values.mjs';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { createSpreadsheetWriter } from './spreadsheet-writer';

const reader = createSpreadsheetReader();
const writer = createSpreadsheetWriter();

/** What is trimmed of a text when it is read stands in cell-values.test.ts. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => !/[\uFFFE\uFFFF]/.test(text)),
    fc.constantFrom('研发人员', '001', '=1+1', '两 端', '_x0041_', 'a\r\nb\tc', '<c>&amp;', '1e5', '2024-02-29', '-'),
  )
  .filter((text) => tidyText(text) === text);
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const sign = digits < 0n ? '-' : '';
    const padded = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
    return sign + padded.slice(0, padded.length - places) + (places > 0 ? `.${padded.slice(-places)}` : '');
  });
const integers = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }).map(String);
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const VALUES: Readonly<Record<WorkbookColumn['kind'], fc.Arbitrary<string>>> = {
  text: words,
  money: decimals,
  number: decimals,
  integer: integers,
  date: days,
};

const columns = fc.array(
  fc
    .record({
      heading: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
        .filter((heading) => tidyText(heading) === heading),
      width: fc.integer({ min: 4, max: 60 }),
      kind: fc.constantFrom<WorkbookColumn['kind']>('text', 'money', 'number', 'integer', 'date'),
      choices: fc.option(fc.array(words, { maxLength: 4 }), { nil: undefined }),
      total: fc.boolean(),
    })
    .map((column): WorkbookColumn => ({ ...column, total: column.total && column.kind === 'money' })),
  { minLength: 1, maxLength: 5 },
);

const sheets: fc.Arbitrary<WorkbookSheet> = columns.chain((written) =>
  fc.record({
    name: words,
    columns: fc.constant(written),
    rows: fc.array(fc.tuple(...written.map(({ kind }) => fc.option(VALUES[kind]))), { maxLength: 8 }),
  }),
);

/** Digits and sign of a decimal without insignificant zeros. */
function plain(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const kept = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')].filter((part) => part !== '').join('.');
  return decimal.startsWith('-') && /[1-9]/.test(kept) ? `-${kept}` : kept;
}

/** The decimal text of a number read, without an exponent. */
function decimalText(value: number): string {
  const [digits = '', exponent = '0'] = String(value).split('e');
  if (exponent === '0') return digits;
  return value.toFixed(Math.min(100, -Number(exponent) + (digits.split('.')[1]?.length ?? 0)));
}

it('reads back exactly what was written, cell by cell', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (sheet) => {
      const reading = await reader.read(await writer.write([sheet]));
      if (!reading.ok) throw new Error(reading.fault.name);
      const [headings = [], ...rows] = reading.sheet.rows;
      expect(headings).toEqual(sheet.columns.map((column) => column.heading));
      sheet.rows.forEach((row, r) =>
        sheet.columns.forEach(({ kind }, c) => {
          const written = row[c] ?? null;
          const read = rows[r]?.[c] ?? null;
          const numeric = kind === 'money' || kind === 'number' || kind === 'integer';
          if (written === null || !numeric) expect(read).toBe(written);
          else expect(typeof read === 'number' ? decimalText(read) : read).toBe(plain(written));
        }),
      );
    }),
    { numRuns: 200 },
  );
});

it('keeps as text the digits a workbook cannot hold in a number', async () => {
  const columns: WorkbookColumn[] = [{ heading: '金额', width: 30, kind: 'money' }];
  const rows = [['99999999999999.99'], ['0.1234567890123456'], ['9999999999999.99'], ['不是数']];
  const reading = await reader.read(await writer.write([{ name: '大额', columns, rows }]));
  expect(reading).toMatchObject({
    sheet: { rows: [['金额'], ['99999999999999.99'], ['0.1234567890123456'], [9999999999999.99], ['不是数']] },
  });
});

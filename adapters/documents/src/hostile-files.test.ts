import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { gb18030 } from './text-fixture';
import { oldWorkbookOf } from './xls-fixture.mjs';

const MIB = 1024 * 1024;
const utf8 = (text: string) => new TextEncoder().encode(text);
const old = oldWorkbookOf([
  {
    name: '数据',
    rows: [
      ['月份', '工号'],
      ['2024-01', 1.5],
    ],
  },
]);
const record = (type: number, length: number) => [type & 255, type >> 8, length & 255, length >> 8];
/** An old workbook without container that begins as one should, then goes on with these bytes. */
const stream = (...bytes: number[]) =>
  Uint8Array.from([...record(0x0809, 16), 0, 6, 5, ...Array<number>(13).fill(0), ...bytes]);

it.each<[string, () => Uint8Array, string]>([
  ['an .xls with a password', () => stream(...record(0x2f, 2), 1, 0), 'WORKBOOK_ENCRYPTED'],
  ['an .xls cut short', () => old.slice(0, old.length / 2), 'WORKBOOK_DAMAGED'],
  ['an .xls whose sheets go on forever', () => circle(old), 'WORKBOOK_DAMAGED'],
  ['a record longer than the file', () => stream(...record(0x85, 60_000)), 'WORKBOOK_DAMAGED'],
  ['a million columns', () => utf8('a,'.repeat(1_000_000)), 'WORKBOOK_TOO_MANY_COLUMNS'],
  ['one endless line', () => new Uint8Array(100 * MIB).fill(0x61), 'WORKBOOK_CELL_TOO_LONG'],
  ['a file larger than may be read', () => new Uint8Array(129 * MIB).fill(0x61), 'WORKBOOK_TOO_LARGE'],
  ['a quotation mark that nobody closes', () => utf8('a,b\n1,"2\n3,4\n'), 'WORKBOOK_OPEN_QUOTE'],
  [
    'text in neither encoding',
    () => Uint8Array.from([...utf8('姓名,工号\n'), 0xc0, 0x22, 0xff, 0x0a]),
    'WORKBOOK_UNREADABLE_TEXT',
  ],
  ['a zero within a text', () => utf8('姓名,工号\n张\0三,1\n'), 'WORKBOOK_UNREADABLE_TEXT'],
  ['HTML nested without end', () => utf8(`<table><tr><td>${'<div>'.repeat(500_000)}`), 'WORKBOOK_DAMAGED'],
  [
    'HTML stretched wide',
    () => utf8('<table><tr><td colspan=99999>1</td><td>2</td></tr></table>'),
    'WORKBOOK_TOO_MANY_COLUMNS',
  ],
  ['HTML without a table', () => utf8('<html><body>登录超时，请重新登录</body></html>'), 'WORKBOOK_NO_ROWS'],
  ['a PDF', () => utf8('%PDF-1.7\n1 0 obj'), 'WORKBOOK_UNKNOWN_KIND'],
  [
    'a picture',
    () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4]),
    'WORKBOOK_UNKNOWN_KIND',
  ],
  ['a web archive', () => utf8('MIME-Version: 1.0\nContent-Type: multipart/related\n'), 'WORKBOOK_UNKNOWN_KIND'],
  ['blank lines', () => utf8('\n , \n\n'), 'WORKBOOK_NO_ROWS'],
  ['too many rows', () => utf8('a,b\n'.repeat(200_001)), 'WORKBOOK_TOO_MANY_ROWS'],
])('%s is refused in a sentence', async (_, made, name) => {
  const reading = await createSpreadsheetReader().read(made());
  expect(reading).toMatchObject({ ok: false, fault: { name } });
  if (!reading.ok) expect(reading.fault.message.zh).toMatch(/请/);
});

it('says in which row a text cannot be read', async () => {
  const bytes = Uint8Array.from([...gb18030('姓名,工号\n张三,1\n'), 0xd6, 0x0a]);
  expect(await createSpreadsheetReader().read(bytes)).toMatchObject({
    fault: { message: { zh: expect.stringContaining('第 3 行') } },
  });
});

/** The first sector of the stream is its own successor. */
function circle(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const table = new DataView(changed.buffer).getUint32(76, true);
  new DataView(changed.buffer).setUint32((table + 1) * 512, 0, true);
  return changed;
}

it('whatever becomes of the bytes of a file: it is read or refused, and the next one is read', async () => {
  const whole = [
    old,
    await writeXlsx({
      sheets: [
        {
          name: '数据',
          rows: [
            ['月份', '工号'],
            ['2024-01', 1.5],
          ],
        },
      ],
    }),
    utf8('月份,工号\n2024-01,"1"\n'),
    gb18030('<table><tr><td>月份</td></tr><tr><td>2024-01</td></tr></table>'),
  ];
  const reader = createSpreadsheetReader();
  const change = fc.record({ at: fc.nat(), to: fc.oneof(fc.constantFrom(0, 255), fc.nat(255)) });
  const mutated = fc
    .record({
      file: fc.constantFrom(...whole),
      changes: fc.array(change, { minLength: 1, maxLength: 12 }),
      kept: fc.option(fc.nat(), { freq: 3 }),
    })
    .map(({ file, changes, kept }) => {
      const bytes = Uint8Array.from(file);
      for (const { at, to } of changes) bytes[at % bytes.length] = to;
      return kept === null ? bytes : bytes.slice(0, kept % bytes.length);
    });
  await fc.assert(
    fc.asyncProperty(mutated, async (bytes) => {
      const reading = await reader.read(bytes);
      if (!reading.ok) expect(reading.fault.message.en).not.toBe('');
    }),
    { numRuns: 300 },
  );
  expect(await reader.read(old)).toMatchObject({
    ok: true,
    sheet: {
      rows: [
        ['月份', '工号'],
        ['2024-01', 1.5],
      ],
    },
  });
}, 60_000);

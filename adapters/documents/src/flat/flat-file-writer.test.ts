import type { DbfTable } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFlatFileWriter } from './flat-file-writer';

const { write } = createFlatFileWriter();
const gbk = new TextDecoder('gbk');

const table: DbfTable = {
  kind: 'table',
  day: '2024-04-02',
  fields: [
    { name: 'FDATE', type: 'date', length: 8 },
    { name: 'FEXP', type: 'text', length: 10 },
    { name: 'FDEBIT', type: 'number', length: 12, places: 2 },
    { name: 'FPOSTED', type: 'flag', length: 1 },
  ],
  rows: [
    ['2024-03-31', '分配研发费用', '-1234.5', 'F'],
    [null, '工资', null, 'T'],
  ],
};

describe('a text for other programs', () => {
  test('is GBK without a mark, each line ended by CR LF', async () => {
    const bytes = await write({ kind: 'text', encoding: 'gbk', lines: ['填制凭证,V800', 'a'] });
    // 填 is CC EE, 制 D6 C6, 凭 C6 BE, 证 D6 A4 in GBK.
    expect([...bytes.slice(0, 8)]).toEqual([0xcc, 0xee, 0xd6, 0xc6, 0xc6, 0xbe, 0xd6, 0xa4]);
    expect([...bytes.slice(-3)]).toEqual([0x61, 0x0d, 0x0a]);
    expect(gbk.decode(bytes)).toBe('填制凭证,V800\r\na\r\n');
  });

  test('is UTF-8 with a mark where spreadsheet programs open it', async () => {
    const bytes = await write({ kind: 'text', encoding: 'utf-8', lines: ['日期'] });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('日期\r\n');
  });

  test('has ? for what GBK lacks, and all else unchanged', async () => {
    const bytes = await write({ kind: 'text', encoding: 'gbk', lines: ['样机🚀𠮷号'] });
    expect(gbk.decode(bytes)).toBe('样机??号\r\n');
  });

  test('gives the same bytes for the same content', async () => {
    const given = { kind: 'text', encoding: 'gbk', lines: ['研发支出'] } as const;
    expect(await write(given)).toEqual(await write(given));
  });
});

describe('a table of dBASE III', () => {
  test('has its head, fields and records where the format puts them', async () => {
    const bytes = await write(table);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([bytes[0], bytes[1], bytes[2], bytes[3]]).toEqual([0x03, 124, 4, 2]);
    const [headLength, rowLength] = [32 * 5 + 1, 1 + 8 + 10 + 12 + 1];
    expect([view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)]).toEqual([
      2,
      headLength,
      rowLength,
    ]);
    expect(bytes[29]).toBe(0x7a);
    expect(gbk.decode(bytes.slice(32 * 3, 32 * 3 + 6))).toBe('FDEBIT');
    expect([bytes[32 * 3 + 11], bytes[32 * 3 + 16], bytes[32 * 3 + 17]]).toEqual(['N'.charCodeAt(0), 12, 2]);
    expect(bytes[headLength - 1]).toBe(0x0d);
    const rows = [0, 1].map((at) =>
      gbk.decode(bytes.slice(headLength + rowLength * at, headLength + rowLength * (at + 1))),
    );
    // A text that does not fit is cut between characters, a number never is.
    expect(rows).toEqual([' 20240331分配研发费    -1234.50F', '         工资                  T']);
    expect(bytes.at(-1)).toBe(0x1a);
    expect(bytes).toHaveLength(headLength + 2 * rowLength + 1);
  });

  test('refuses a number that does not fit instead of changing it', async () => {
    for (const given of ['1234567890.12', '0.001', 'x', '1e3']) {
      const rows = [[null, null, given, null]];
      await expect(write({ ...table, rows })).rejects.toMatchObject({ code: 'TABLE_FIELD' });
    }
  });

  test('keeps every text that fits, and the whole of as many characters as fit of a longer one', async () => {
    const texts = fc.string({ unit: fc.constantFrom('研', 'a', '费', '1', '🚀'), maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const fields = [{ name: 'T', type: 'text', length: 10 }] as const;
        const bytes = await write({ kind: 'table', day: '2024-01-01', fields, rows: [[given]] });
        const written = gbk.decode(bytes.slice(66, 76)).trimEnd();
        const meant = given.replaceAll('🚀', '?');
        expect(meant.startsWith(written)).toBe(true);
        const next = meant.slice(0, written.length + 1);
        const size = (of: string) => [...of].reduce((all, each) => all + (each > '~' ? 2 : 1), 0);
        if (next !== written) expect(size(next)).toBeGreaterThan(10);
      }),
    );
  });
});

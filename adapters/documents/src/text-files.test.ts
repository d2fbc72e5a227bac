import { describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { gb18030 } from './text-fixture';
import { tidyText } from './reading/cell-values.mjs';

const reader = createSpreadsheetReader();
const utf8 = (text: string) => new TextEncoder().encode(text);

async function rowsOf(bytes: Uint8Array, kind: string) {
  const reading = await reader.read(bytes);
  if (!reading.ok) throw new Error(reading.fault.message.en);
  expect(reading.kind).toBe(kind);
  return reading.sheet.rows;
}

describe('the separator is found by what it separates', () => {
  it.each([
    ['commas', '日期,金额\n2024-01-01,"1,234.00"\n', 'csv'],
    ['semicolons, though the amounts have commas', '日期;金额\n2024-01-01;1,234.00\n', 'csv'],
    ['tabs, though every amount has commas', '日期\t金额\n2024-01-01\t1,234.00\n', 'tsv'],
    ['bars', '日期|金额\n2024-01-01|1,234.00\n', 'csv'],
    ['the sign that Excel names', 'sep=;\n日期;金额\n2024-01-01;1,234.00\n', 'csv'],
  ])('%s', async (_, text, kind) => {
    const rows = await rowsOf(utf8(text), kind);
    expect(rows.slice(-2)).toEqual([
      ['日期', '金额'],
      ['2024-01-01', '1,234.00'],
    ]);
  });

  it('in a list of SAP: frames and lines of dashes, blank rows in their places', async () => {
    const list =
      '科目 6601\n\n-----------------\n| 凭证 | 金额   |\n|------|--------|\n| 100  | 5.00-  |\n-----------------\n';
    expect(await rowsOf(gb18030(list), 'csv')).toEqual([['科目 6601'], [], [], ['凭证', '金额'], [], ['100', '5.00-']]);
  });
});

it('keeps every cell a text as it is written: amounts, codes, formulas', async () => {
  const rows = await rowsOf(utf8('科目,编码,金额,公式\n6601.30,00123,"1,234.00-",=1+1\n'), 'csv');
  expect(rows[1]).toEqual(['6601.30', '00123', '1,234.00-', '=1+1']);
});

it('reads quoted cells over several lines, and quotation marks inside', async () => {
  expect(await rowsOf(utf8('a,b\r\n"一\r\n二","说""好"""\r\n'), 'csv')).toEqual([
    ['a', 'b'],
    ['一\n二', '说"好"'],
  ]);
});

it.each([
  ['\u00A0 全角\u3000', '全角'],
  ["'00123", '00123'],
  ["'引'", "'引'"],
  ['第一行_x000D_', '第一行'],
  ['\uFEFF张\u200B三\u200E', '张三'],
  [' \u200B ', null],
  ['中 间', '中 间'],
])('is left of %j without what nobody sees: %j', (written, read) => {
  expect(tidyText(written)).toBe(read);
});

describe('a table that is called .xls', () => {
  it('in HTML is read as its texts, what is merged in its place', async () => {
    const page =
      '<html><head><meta charset="gb2312"><style>td{mso-number-format:"\\@"}</style></head><body><table>' +
      '<tr><td colspan=2>薪酬&amp;表</td><td>x</td></tr><tr><th rowspan="2">工号</th><td>00123<td>1,234.00</tr>' +
      '<tr><td>甲<br>乙</td></tr></table><script>alert(1)</script></body></html>';
    expect(await reader.read(gb18030(page))).toMatchObject({
      kind: 'xls',
      sheet: {
        rows: [
          ['薪酬&表', null, 'x'],
          ['工号', '00123', '1,234.00'],
          [null, '甲\n乙'],
        ],
        merges: [
          { startRow: 0, startColumn: 0, endRow: 0, endColumn: 1 },
          { startRow: 1, startColumn: 0, endRow: 2, endColumn: 0 },
        ],
      },
    });
  });

  it('in XML Spreadsheet 2003 is read with its sheets, numbers and days', async () => {
    const sheet = (name: string, rows: string, after = '') =>
      `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${after}</Worksheet>`;
    const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
    const data = (type: string, value: string, place = '') =>
      `<Cell${place}><Data ss:Type="${type}">${value}</Data></Cell>`;
    const book =
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
      sheet('藏', `<Row>${data('String', 'x')}</Row>`, hidden) +
      sheet(
        '凭证',
        `<Row>${data('String', '题&lt;', ' ss:MergeAcross="1"')}</Row><Row ss:Index="3">${data('Number', '1234.5')}` +
          `${data('DateTime', '2024-02-29T00:00:00.000', ' ss:Index="3"')}${data('Boolean', '1')}</Row>`,
      ) +
      '</Workbook>';
    expect(await reader.read(utf8(book))).toMatchObject({
      kind: 'xls',
      sheets: ['凭证', '藏'],
      hiddenSheets: ['藏'],
      sheet: { name: '凭证', rows: [['题<'], [], [1234.5, null, '2024-02-29', true]] },
    });
  });
});

import { inflateRawSync } from 'node:zlib';
import type { WorkbookColumn, WorkbookSheet } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { createSpreadsheetWriter } from './spreadsheet-writer';
import { readZipDirectory } from './zip-directory';

const COLUMNS: readonly WorkbookColumn[] = [
  { heading: '工号*', width: 12, kind: 'text' },
  { heading: '月份', width: 10, kind: 'date' },
  { heading: '工资薪金', width: 16, kind: 'money', total: true },
  { heading: '工时', width: 8, kind: 'integer' },
  { heading: '类别', width: 14, kind: 'text', choices: ['研究人员', '技术人员'] },
];
const ROWS = [
  ['001', '2024-01-31', '0.10', '180', '研究人员'],
  ['002', '2024-01-31', '0.20', null, null],
];

async function partsOf(...sheets: WorkbookSheet[]): Promise<ReadonlyMap<string, string>> {
  const bytes = await createSpreadsheetWriter().write(sheets);
  return new Map(
    (readZipDirectory(bytes) ?? []).map(({ name, method, dataOffset, compressedSize }) => {
      const data = bytes.subarray(dataOffset, dataOffset + compressedSize);
      return [name, Buffer.from(method === 0 ? data : inflateRawSync(data)).toString()];
    }),
  );
}

async function sheetXml(sheet: Partial<WorkbookSheet> = {}): Promise<string> {
  return (
    (await partsOf({ name: '薪酬', columns: COLUMNS, rows: ROWS, ...sheet })).get('xl/worksheets/sheet1.xml') ?? ''
  );
}

async function rowsRead(sheet: WorkbookSheet) {
  const reading = await createSpreadsheetReader().read(await createSpreadsheetWriter().write([sheet]));
  return reading.ok ? reading.sheet.rows : [];
}

describe('the sheet', () => {
  it('freezes its heading row, repeats it in print, and prints on A4 landscape, one page wide', async () => {
    const parts = await partsOf({ name: '薪酬', columns: COLUMNS, rows: ROWS });
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(xml).toMatch(/<pageSetUpPr fitToPage="1"\/>/);
    const setup = /<pageSetup [^>]*>/.exec(xml)?.[0];
    for (const attribute of ['paperSize="9"', 'orientation="landscape"', 'fitToWidth="1"', 'fitToHeight="0"']) {
      expect(setup).toContain(attribute);
    }
    expect(parts.get('xl/workbook.xml')).toMatch(/_xlnm.Print_Titles[^>]*>'?薪酬'?!\$1:\$1</);
  });

  it('widens a column of texts to the longest of them, and wraps what is longer than a page takes', async () => {
    const columns: WorkbookColumn[] = [
      { heading: '项目名称', width: 12, kind: 'text' },
      { heading: '说明', width: 12, kind: 'text' },
      { heading: '金额', width: 12, kind: 'money' },
    ];
    const row = ['高精度数控机床主轴热误差补偿', '很长的说明'.repeat(20), '1234567890.00'];
    const parts = await partsOf({ name: '表', columns, rows: [row] });
    const widths = [...parts.get('xl/worksheets/sheet1.xml')!.matchAll(/<col [^>]*width="(\d+)/g)].map(
      ([, width]) => width,
    );
    expect(widths).toEqual(['30', '60', '12']);
  });

  it('sets widths and formats, also below the data of a template, so that what is typed there keeps its zeros', async () => {
    const parts = await partsOf({ name: '薪酬', columns: COLUMNS, rows: ROWS });
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const styles = parts.get('xl/styles.xml') ?? '';
    expect(xml).toMatch(/<col [^>]*min="1"[^>]*width="12/);
    expect(styles).toContain('formatCode="yyyy-mm-dd"');
    expect(styles).toMatch(/numFmtId="4"|formatCode="#,##0.00"/);
    expect(styles).toMatch(/numFmtId="49"|formatCode="@"/);
    const textStyle = /<c r="A2"[^>]* s="(\d+)"/.exec(xml)?.[1];
    expect(await sheetXml({ rows: [] })).toContain(`<c r="A2" s="${textStyle}"/>`);
    expect(xml).not.toContain('<c r="A4"');
  });

  it('writes money as the exact decimal and texts as texts', async () => {
    const xml = await sheetXml();
    expect(xml).toMatch(/<c r="C2"[^>]*><v>0.1<\/v>/);
    expect(xml).toMatch(/<c r="A2"[^>]*t="s"/);
  });
});

describe('totals', () => {
  it('stand one blank row below the data as a live sum with its exact value, labelled 合计', async () => {
    expect(await sheetXml()).toMatch(/<c r="C5"[^>]*><f>SUM\(C2:C3\)<\/f><v>0.3<\/v><\/c>/);
    expect(await rowsRead({ name: '薪酬', columns: COLUMNS, rows: ROWS })).toEqual([
      COLUMNS.map((column) => column.heading),
      ['001', '2024-01-31', 0.1, 180, '研究人员'],
      ['002', '2024-01-31', 0.2],
      [],
      ['合计', null, 0.3],
    ]);
  });

  it('have their label before them even when no text column stands before', async () => {
    const columns: WorkbookColumn[] = [
      { heading: '金额', width: 10, kind: 'money', total: true },
      { heading: '摘要', width: 10, kind: 'text' },
    ];
    const rows = await rowsRead({ name: '费用', columns, rows: [['1.25', '甲']] });
    expect(rows.slice(2)).toEqual([['合计'], [1.25]]);
  });

  it('are left out of a template', async () => {
    expect(await rowsRead({ name: '薪酬', columns: COLUMNS, rows: [] })).toHaveLength(1);
  });
});

describe('drop-downs', () => {
  it('offer the choices on the data rows, and far down in a template', async () => {
    expect(await sheetXml()).toMatch(
      /<dataValidation [^>]*type="list"[^>]*sqref="E2:E3"[^>]*><formula1>"研究人员,技术人员"<\/formula1>/,
    );
    expect(await sheetXml({ rows: [] })).toContain('sqref="E2:E10001"');
  });

  it('take long lists, commas and quotes from a hidden sheet', async () => {
    const long = Array.from({ length: 60 }, (_, n) => `第${n}类费用`);
    const columns: WorkbookColumn[] = [
      { heading: '甲', width: 10, kind: 'text', choices: long },
      { heading: '乙', width: 10, kind: 'text', choices: ['一,二', '"三"'] },
    ];
    const parts = await partsOf({ name: '选项', columns, rows: [] });
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toContain("<formula1>'选项(2)'!$A$1:$A$60</formula1>");
    expect(xml).toContain("<formula1>'选项(2)'!$B$1:$B$2</formula1>");
    expect(parts.get('xl/workbook.xml')).toMatch(/<sheet name="选项\(2\)"[^>]*state="hidden"/);
  });
});

describe('marks', () => {
  it('fill the cell light red and say on a note what is wrong', async () => {
    const marks = [
      { row: 1, column: 3, note: '请输入工时' },
      { row: 0, column: 0, note: '工号不存在' },
      { row: 0, column: 0, note: '工号重复' },
    ];
    const parts = await partsOf({ name: '薪酬', columns: COLUMNS, rows: ROWS, marks });
    const comments = [...parts].find(([name]) => /comments\d*\.xml$/.test(name))?.[1] ?? '';
    expect(comments).toMatch(/<comment ref="D3"[^>]*>.*请输入工时/);
    expect(comments).toMatch(/<comment ref="A2"[^>]*>.*工号不存在\n工号重复/);
    expect(parts.get('xl/styles.xml')).toMatch(/<fgColor rgb="(FF)?FFC7CE"/);
    expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(/<c r="D3" s="\d+"\/>/);
  });
});

it('puts a mark that names no column or the heading row where it can be seen', async () => {
  const marks = [
    { row: 0, column: -1, note: '整行有误' },
    { row: -1, column: 1, note: '缺少此列' },
  ];
  const parts = await partsOf({ name: '薪酬', columns: COLUMNS, rows: ROWS, marks });
  const comments = parts.get('xl/comments1.xml') ?? '';
  expect(comments).toMatch(/<comment ref="B1"[^>]*>.*缺少此列.*<comment ref="A2"[^>]*>.*整行有误/s);
});

it('puts a mark of a sheet without columns in its first cell: a file whose first row is blank has none', async () => {
  const marks = [{ row: -1, column: -1, note: '缺少“年度”列' }];
  const parts = await partsOf({ name: '空', columns: [], rows: [[]], marks });
  expect(parts.get('xl/comments1.xml') ?? '').toMatch(/<comment ref="A1"[^>]*>.*缺少“年度”列/s);
});

it('writes several sheets under names a workbook accepts', async () => {
  const names = ['研发支出[1]', '研发支出/1/', '很'.repeat(40), '很'.repeat(41), ''];
  const parts = await partsOf(...names.map((name) => ({ name, columns: COLUMNS, rows: ROWS })));
  const written = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map((match) => match[1]);
  expect(written).toEqual(['研发支出_1_', '研发支出_1_(2)', '很'.repeat(31), `${'很'.repeat(26)}(2)`, '_']);
});

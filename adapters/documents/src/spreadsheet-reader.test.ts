import { describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { workbookOf, workbookParts, zipOf, type WorkbookParts } from './zip-fixture';

const reader = createSpreadsheetReader();

async function rowsOf(parts: WorkbookParts) {
  const reading = await reader.read(workbookOf(parts));
  if (!reading.ok) throw new Error(reading.fault.name);
  return reading.sheet.rows;
}

async function faultOf(bytes: Uint8Array, options = {}) {
  const reading = await createSpreadsheetReader(options).read(bytes);
  return reading.ok ? null : reading.fault;
}

const ONE_CELL = '<row r="1"><c r="A1"><v>1</v></c></row>';

describe('cells', () => {
  it('reads inline and shared texts, rich text without its phonetic guide, escaped characters', async () => {
    const rows = await rowsOf({
      sharedStrings:
        '<si><t xml:space="preserve"> 前后 </t></si>' +
        '<si><r><t>富</t></r><r><t>文本</t></r><rPh sb="0" eb="1"><t>fu</t></rPh></si>',
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>' +
        '<c r="C1" t="inlineStr"><is><t>内联 &amp; &#30740;_x000A_发</t></is></c></row>',
    });
    expect(rows).toEqual([['前后', '富文本', '内联 & 研\n发']]);
  });

  it('reads numbers with the digits written, whatever their format', async () => {
    const rows = await rowsOf({
      formats: [0, 10, '#,##0.00', '[Red]0.00'],
      rows:
        '<row r="1"><c r="A1"><v>16291.93</v></c><c r="B1"><v>0.30000000000000004</v></c>' +
        '<c r="C1"><v>1.1000000000000001</v></c><c r="D1" s="1"><v>0.05</v></c>' +
        '<c r="E1" s="2"><v>-1234.5</v></c><c r="F1" s="3"><v>1E-3</v></c></row>',
    });
    expect(rows).toEqual([[16291.93, 0.1 + 0.2, 1.1, 0.05, -1234.5, 0.001]]);
  });

  it('reads a cell with a date format as the day it shows, in any time zone', async () => {
    const formats = [14, 31, 'yyyy\\-mm\\-dd;@', 'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;', 'yyyymmdd'];
    const cells = formats.map((_, style) => `<c s="${style}"><v>45351</v></c>`).join('');
    const rows = await rowsOf({ formats, rows: `<row r="1">${cells}</row>` });
    expect(rows).toEqual([formats.map(() => '2024-02-29')]);
  });

  it('reads date and time to the second, and a time alone as a time', async () => {
    const rows = await rowsOf({
      formats: [22, 20],
      rows:
        '<row r="1"><c s="0"><v>45351.4375</v></c><c s="0"><v>45351.999999</v></c>' +
        '<c s="0"><v>45351.510416666664</v></c><c s="1"><v>0.3541666666666667</v></c></row>',
    });
    expect(rows).toEqual([['2024-02-29 10:30:00', '2024-03-01', '2024-02-29 12:15:00', '08:30:00']]);
  });

  it('shows a number that is no day as an error, not as some day', async () => {
    const cells = ['-5', '2958466', '1e15', '1e300'].map((serial) => `<c s="0"><v>${serial}</v></c>`).join('');
    const rows = await rowsOf({ formats: [14], rows: `<row r="1">${cells}<c s="0"><v>2958465</v></c></row>` });
    expect(rows).toEqual([['#NUM!', '#NUM!', '#NUM!', '#NUM!', '9999-12-31']]);
  });

  it('counts days from 1904 where the workbook says so', async () => {
    const rows = await rowsOf({ date1904: true, formats: [14], rows: '<row r="1"><c s="0"><v>43889</v></c></row>' });
    expect(rows).toEqual([['2024-02-29']]);
  });

  it('reads booleans, the last value of formulas, and errors as their text', async () => {
    const rows = await rowsOf({
      rows:
        '<row r="1"><c t="b"><v>1</v></c><c><f>A2+1</f><v>42.5</v></c><c t="str"><f>A2&amp;"x"</f><v>文</v></c>' +
        '<c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>A9</f></c><c t="b"><v>0</v></c></row>',
    });
    expect(rows).toEqual([[true, 42.5, '文', '#DIV/0!', null, false]]);
  });

  it('keeps columns in their places, rows at their numbers, and drops blank ends', async () => {
    const rows = await rowsOf({
      rows:
        '<row r="2"><c r="B2"><v>1</v></c><c r="E2"><v>2</v></c><c r="H2" t="inlineStr"><is><t></t></is></c></row>' +
        '<row r="5"><c r="C5"><v>3</v></c></row><row r="8"><c r="A8"/></row>',
    });
    expect(rows).toEqual([[], [null, 1, null, null, 2], [], [], [null, null, 3]]);
  });

  it('gives a merged cell once, at its top left', async () => {
    const rows = await rowsOf({
      rows: '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row><row r="2"><c r="A2"><v>4</v></c></row>',
      after: '<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>',
    });
    expect(rows).toEqual([[1, null, 3]]);
  });

  it('gives the name of the first sheet', async () => {
    const reading = await reader.read(workbookOf({ rows: ONE_CELL }));
    expect(reading).toEqual({
      ok: true,
      kind: 'xlsx',
      sheets: ['数据'],
      hiddenSheets: [],
      sheet: { name: '数据', rows: [[1]] },
    });
  });
});

describe('files that are no readable workbook', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  it.each([
    ['nothing at all', new Uint8Array(), 'WORKBOOK_EMPTY_FILE'],
    ['a zip of something else', zipOf([{ name: 'word/document.xml', content: '<d/>' }]), 'WORKBOOK_UNKNOWN_KIND'],
    [
      'an old .xls that holds nothing',
      Uint8Array.from([...ole, ...new Array<number>(600).fill(0)]),
      'WORKBOOK_DAMAGED',
    ],
    [
      'a workbook with a password',
      new Uint8Array(Buffer.concat([Buffer.from(ole), Buffer.from('EncryptedPackage', 'utf16le')])),
      'WORKBOOK_ENCRYPTED',
    ],
    [
      'a zip with a password',
      zipOf(workbookParts({ rows: ONE_CELL }).map((part) => ({ ...part, encrypted: true }))),
      'WORKBOOK_ENCRYPTED',
    ],
    ['a workbook without sheets', workbookOf({ sheets: '' }), 'WORKBOOK_NO_ROWS'],
    ['a first sheet without rows', workbookOf({ rows: '' }), 'WORKBOOK_NO_ROWS'],
    ['a first sheet of blank cells', workbookOf({ rows: '<row r="3"><c r="A3"/></row>' }), 'WORKBOOK_NO_ROWS'],
    [
      'a workbook part that is no XML',
      zipOf(workbookParts({}).map((part) => (part.name === 'xl/workbook.xml' ? { ...part, content: 'PK' } : part))),
      'WORKBOOK_DAMAGED',
    ],
    ['a workbook that lacks its sheet', zipOf(workbookParts({}).slice(0, -1)), 'WORKBOOK_DAMAGED'],
  ])('refuses %s', async (_, bytes, name) => {
    expect(await faultOf(bytes)).toMatchObject({ code: 400, name });
  });

  it('refuses a workbook cut short anywhere', async () => {
    const whole = workbookOf({ rows: ONE_CELL });
    for (let length = 2; length < whole.length; length += 97) {
      expect(await faultOf(whole.subarray(0, length))).toMatchObject({ code: 400, name: 'WORKBOOK_DAMAGED' });
    }
  });

  it('refuses a workbook whose bytes were changed on the way', async () => {
    const bytes = workbookOf({ rows: ONE_CELL.repeat(50) });
    const sheetAt = Buffer.from(bytes).indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length;
    for (let at = sheetAt; at < sheetAt + 30; at += 5) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(await faultOf(changed)).toMatchObject({ name: 'WORKBOOK_DAMAGED' });
    }
  });

  it('refuses too many rows, also when a single far cell makes them', async () => {
    const bytes = workbookOf({ rows: `${ONE_CELL}<row r="12"><c r="A12"><v>1</v></c></row>` });
    expect(await faultOf(bytes, { maxRows: 11 })).toMatchObject({ code: 413, name: 'WORKBOOK_TOO_MANY_ROWS' });
    expect(await faultOf(bytes, { maxRows: 12 })).toBeNull();
    const far = workbookOf({ rows: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' });
    expect(await faultOf(far)).toMatchObject({ code: 413 });
  });

  it('refuses a sheet stretched wide by few cells', async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>1</v></c></row>`);
    expect(await faultOf(workbookOf({ rows: rows.join('') }))).toMatchObject({ code: 413, name: 'WORKBOOK_TOO_LARGE' });
  });

  it('gives up after the time allowed and reads the next workbook', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `<row r="${n + 1}"><c><v>${n}</v></c></row>`).join('');
    const fault = await faultOf(workbookOf({ rows }), { timeoutMs: 15 });
    expect(fault).toMatchObject({ code: 400, name: 'WORKBOOK_TIMED_OUT' });
    expect(await faultOf(workbookOf({ rows: ONE_CELL }))).toBeNull();
  });

  it('says in both languages what to do', async () => {
    const fault = await faultOf(new Uint8Array());
    expect(fault?.message.zh).toMatch(/请/);
    expect(fault?.message.en).toMatch(/save it again/);
  });
});

describe('the first rows alone', () => {
  const firstOf = async (parts: WorkbookParts, firstRows: number) => {
    const reading = await reader.read(workbookOf(parts), { firstRows });
    return reading.ok ? reading.sheet.rows : reading.fault.name;
  };
  const parts: WorkbookParts = {
    formats: [14, 10, '#,##0.00'],
    sharedStrings: '<si><t xml:space="preserve"> 前后 </t></si><si><r><t>富</t></r><r><t>文本</t></r></si>',
    rows:
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="A3" s="0"><v>45351</v></c><c r="B3" s="1"><v>0.05</v></c><c r="C3" t="b"><v>1</v></c>' +
      '<c r="D3" t="e"><v>#DIV/0!</v></c><c r="E3" t="inlineStr"><is><t>内联_x000A_</t></is></c></row>' +
      '<row r="4"><c><v>16291.93</v></c><c t="str"><f>A1</f><v>文</v></c></row><row r="6"><c r="B6"><v>9</v></c></row>',
  };

  it('are read as they are in the whole sheet, blank rows in their places', async () => {
    const whole = await rowsOf(parts);
    for (const count of [1, 3, 4, 5, 6, 100]) {
      const expected = whole.slice(0, count === 5 ? 4 : count);
      expect(await firstOf(parts, count)).toEqual(expected);
    }
  });

  it('are refused like the whole where there are none, or the file is none', async () => {
    expect(await firstOf({ rows: '<row r="9"><c><v>1</v></c></row>' }, 2)).toBe('WORKBOOK_NO_ROWS');
    const bytes = new Uint8Array(workbookOf(parts)).fill(7, 60, 200);
    const [first, whole] = await Promise.all([reader.read(bytes, { firstRows: 2 }), reader.read(bytes)]);
    expect(first).toEqual(whole);
  });

  it('are had of a sheet that holds more rows than may be read', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => `<row><c><v>${n}</v></c></row>`).join('');
    const capped = createSpreadsheetReader({ maxRows: 10 });
    expect((await capped.read(workbookOf({ rows }))).ok).toBe(false);
    expect(await capped.read(workbookOf({ rows }), { firstRows: 2 })).toMatchObject({ sheet: { rows: [[0], [1]] } });
  });
});

import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { firstBodyRow, type FormCell, type FormSheet } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { linesIn } from '../wrapped-lines';
import { readZipDirectory } from '../zip-directory';
import { createFormSheetWriter } from './form-sheet-writer';
import { cellsOf, placedHeads } from './placed-heads';

const form: FormSheet = {
  name: '表',
  title: '研发费用表',
  header: [{ left: '纳税人名称：某公司', right: '金额单位：元（列至角分）' }],
  columns: [{ width: 10, align: 'center' }, { width: 40 }, { width: 18 }],
  head: [
    [
      { text: '行次', rows: 2 },
      { text: '项目及金额', columns: 2 },
    ],
    [{ text: '项目' }, { text: '金额' }],
  ],
  body: [
    { cells: [{ text: '1' }, { text: '=不是公式' }, { value: '1234.50', places: 2 }] },
    { cells: [{ text: '2' }, { text: '其中', indent: 2 }, { value: '617.25', formula: 'ROUND(C5/2,2)' }], level: 1 },
    { cells: [null, { text: '合计' }, { value: '1.00', memo: true }], strong: true },
  ],
  footer: ['法定代表人（签章）：'],
  frozenColumns: 1,
  print: { paper: 'a3', landscape: true },
};

async function partsOf(...sheets: FormSheet[]): Promise<ReadonlyMap<string, string>> {
  const bytes = await createFormSheetWriter().write(sheets);
  return new Map(
    (readZipDirectory(bytes) ?? []).map(({ name, method, dataOffset, compressedSize }) => {
      const data = bytes.subarray(dataOffset, dataOffset + compressedSize);
      return [name, Buffer.from(method === 0 ? data : inflateRawSync(data)).toString()];
    }),
  );
}
const xmlOf = async (sheet: FormSheet) => (await partsOf(sheet)).get('xl/worksheets/sheet1.xml') ?? '';
const cellXml = (xml: string, at: string) => new RegExp(`<c r="${at}"[^>]*?(?:/>|>.*?</c>)`).exec(xml)?.[0];
const withCell = (cell: FormCell): FormSheet => ({ ...form, body: [{ cells: [null, null, cell] }] });

describe('An official sheet as a workbook', () => {
  it('has its title over the whole width and its heads merged as they are set', async () => {
    const xml = await xmlOf(form);
    const merged = [...xml.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, range]) => range);
    expect(merged.sort()).toEqual(['A1:C1', 'A3:A4', 'B3:C3']);
    expect(firstBodyRow(form)).toBe(5);
  });

  it('keeps title, header and heads in sight and repeats the heads alone on every page', async () => {
    const parts = await partsOf(form);
    expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*xSplit="1"[^>]*ySplit="4"[^>]*state="frozen"/);
    expect(parts.get('xl/workbook.xml')).toMatch(/_xlnm.Print_Titles[^>]*>'表'!\$3:\$4</);
  });

  it('repeats them of sheets whose names take quotes in a reference, too', async () => {
    const names = ['研发人员工时分配表 2026-01', 'RD2024001', "甲'乙"];
    const parts = await partsOf(...names.map((name) => ({ ...form, name })));
    const ranges = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/_xlnm.Print_Titles[^>]*>([^<]+)</g)];
    expect(ranges.map(([, range]) => range!.replaceAll('&apos;', "'"))).toEqual([
      "'研发人员工时分配表 2026-01'!$3:$4",
      "'RD2024001'!$3:$4",
      "'甲''乙'!$3:$4",
    ]);
  });

  it('prints on its paper, a page wide, with the number of the page', async () => {
    const wide = await xmlOf(form);
    expect(wide).toMatch(/<pageSetUpPr fitToPage="1"\/>/);
    const setup = /<pageSetup [^>]*>/.exec(wide)?.[0];
    for (const attribute of ['paperSize="8"', 'orientation="landscape"', 'fitToWidth="1"', 'fitToHeight="0"']) {
      expect(setup).toContain(attribute);
    }
    expect(wide).toContain('<oddFooter>&amp;C第 &amp;P 页，共 &amp;N 页</oddFooter>');
    const one = await xmlOf({ ...form, print: { paper: 'a4', landscape: false, onePage: true } });
    expect(/<pageSetup [^>]*>/.exec(one)?.[0]).toMatch(/paperSize="9" orientation="portrait".*fitToHeight="1"/);
  });

  it('gives every row of the body the height its wrapped texts take', async () => {
    const long = '为研发活动提供的直接消耗的材料、燃料和动力费用以及其他相关费用';
    const xml = await xmlOf({ ...form, body: [...form.body, { cells: [null, { text: long }, null] }] });
    const height = (row: number) => Number(new RegExp(`<row r="${row}"[^>]* ht="([\\d.]+)"`).exec(xml)?.[1]);
    expect([height(5), height(6), height(7)]).toEqual([19, 19, 19]);
    // 62 half-widths in a column of 40 are two lines.
    expect(height(8)).toBe(32);
    // One that fits by its count of half-widths stays on one line.
    expect([linesIn('3.折旧费用与长期待摊费用', 26), linesIn('3.折旧费用与长期待摊费用', 24)]).toEqual([1, 2]);
  });

  it('prints a wide sheet as two blocks of columns with its voucher in both, in letters of 6 points or more', async () => {
    const columns = Array.from({ length: 30 }, () => ({ width: 14 }));
    const head = [
      [{ text: '凭证' }, { text: '费用明细', columns: 29 }],
      columns.map((_, at) => ({ text: String(at) })),
    ];
    const print = { paper: 'a3', landscape: true, twoBlocks: true } as const;
    const parts = await partsOf({ ...form, columns, head, body: [{ cells: [] }], print });
    const xml = parts.get('xl/worksheets/sheet1.xml')!;
    const second = Number(/<brk id="(\d+)"/.exec(xml)?.[1]);
    expect(second).toBe(15);
    expect(xml).not.toContain('fitToPage="1"');
    expect(Number(/scale="(\d+)"/.exec(xml)?.[1])).toBeGreaterThanOrEqual(60);
    expect(parts.get('xl/workbook.xml')).toMatch(/_xlnm.Print_Titles[^>]*>'?表'?!\$3:\$4,'?表'?!\$A:\$A</);
    const merged = [...xml.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, range]) => range);
    expect(merged.sort()).toEqual(['A1:O1', 'B3:O3', 'P3:AD3']);
  });

  it('gives no page for a sheet that is for the screen alone', async () => {
    const read = { ...form, name: '计算过程', print: { paper: 'a4', landscape: true, onScreenOnly: true } as const };
    const workbook = (await partsOf(form, read)).get('xl/workbook.xml')!;
    expect(workbook).toMatch(/_xlnm.Print_Area[^>]*>'?计算过程'?!\$D\$1:\$D\$1</);
    expect(workbook).not.toMatch(/state="hidden"/);
  });

  it('has formulas with what they come to, and amounts as numbers', async () => {
    const xml = await xmlOf(form);
    expect(cellXml(xml, 'C6')).toMatch(/<f>ROUND\(C5\/2,2\)<\/f><v>617.25<\/v>/);
    expect(cellXml(xml, 'C5')).toMatch(/<v>1234.5<\/v>/);
  });

  it('never takes a text for a formula', async () => {
    const parts = await partsOf(form);
    expect(cellXml(parts.get('xl/worksheets/sheet1.xml')!, 'B5')).toMatch(/t="s"/);
    expect(parts.get('xl/sharedStrings.xml')).toContain('=不是公式');
  });

  it('folds rows under the one above that lies less deep', async () => {
    const xml = await xmlOf(form);
    expect(xml).toMatch(/<outlinePr [^>]*summaryBelow="0"/);
    expect(xml).toMatch(/<row r="6"[^>]*outlineLevel="1"/);
  });

  it('has a line around every cell of the table, also the empty ones', async () => {
    const parts = await partsOf({ ...form, body: [{ cells: [] }] });
    const xml = parts.get('xl/worksheets/sheet1.xml')!;
    for (const at of ['A5', 'B5', 'C5']) expect(cellXml(xml, at)).toMatch(/ s="[1-9]\d*"/);
  });

  it('keeps an amount of more digits than a program calculates with as the text it is, without a formula', async () => {
    const xml = await xmlOf(withCell({ value: '12345678901234.56', formula: 'C4' }));
    expect(cellXml(xml, 'C5')).toMatch(/t="s"/);
    expect(xml).not.toContain('<f>');
    const kept = await xmlOf(withCell({ value: '1234567890123.45', formula: 'C4' }));
    expect(cellXml(kept, 'C5')).toMatch(/<f>C4<\/f><v>1234567890123.45<\/v>/);
  });

  it('is refused under a name that formulas could not call it by', async () => {
    await expect(createFormSheetWriter().write([{ ...form, name: '一/二' }])).rejects.toThrow(RangeError);
    await expect(createFormSheetWriter().write([form, form])).rejects.toThrow(RangeError);
  });
});

describe('Merged heads', () => {
  it('never lie over one another', () => {
    const span = fc.integer({ min: 1, max: 4 });
    const cell = fc.record({ text: fc.string(), rows: span, columns: span });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }), (head) => {
        const placed = placedHeads(head);
        const covered = placed.flatMap((each) => cellsOf(each).map(String));
        expect(placed).toHaveLength(head.flat().length);
        expect(new Set(covered).size).toBe(covered.length);
      }),
    );
  });
});

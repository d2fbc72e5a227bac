import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import type { FormSheet, PdfContent } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { bind, pagesOf } from './pdf-binder';

const otherwise = { title: '不能并入', parts: [] };
const paper = (title: string): PdfContent => ({ kind: 'document', content: { title, parts: [] } });
const file = (bytes: Uint8Array): PdfContent => ({ kind: 'file', bytes, otherwise });

async function pdfOf(pages: number, password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) document.addPage([300 + at, 400]);
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: 'owner' });
  return document.save();
}

async function bound(parts: readonly (readonly [readonly string[], PdfContent])[]): Promise<PDFDocument> {
  async function* given() {
    for (const [bookmarks, content] of parts) yield { bookmarks, content };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of bind(given())) pieces.push(piece);
  return PDFDocument.load(new Uint8Array(Buffer.concat(pieces)), { throwOnInvalidObject: true });
}

/** The bookmarks as lines: two blanks for each level, the title, the page counted from 1. */
function bookmarksOf(document: PDFDocument): string[] {
  const pages = document.getPages().map(({ ref }) => ref);
  const linesAt = (item: PDFDict | undefined, level: number): string[] => {
    if (!item) return [];
    const title = item.lookup(PDFName.of('Title'), PDFHexString).decodeText();
    const page = item.lookup(PDFName.of('Dest'), PDFArray).get(0) as PDFRef;
    return [
      `${'  '.repeat(level)}${title} ${pages.indexOf(page) + 1}`,
      ...linesAt(item.lookupMaybe(PDFName.of('First'), PDFDict), level + 1),
      ...linesAt(item.lookupMaybe(PDFName.of('Next'), PDFDict), level),
    ];
  };
  const outlines = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  expect(outlines.lookup(PDFName.of('Count'), PDFNumber).asNumber()).toBeGreaterThan(0);
  return linesAt(outlines.lookup(PDFName.of('First'), PDFDict), 0);
}

describe('a volume', () => {
  it('has a cover, a table of contents, its parts in their order, and bookmarks within those of their folders', async () => {
    const document = await bound([
      [['封面'], paper('封面')],
      [['项目', 'RD01', '计划书.pdf'], file(await pdfOf(3))],
      [['项目', 'RD01', '决议.pdf'], file(await pdfOf(1))],
      [['项目', 'RD02', '合同.pdf'], file(await pdfOf(2))],
      [['缺少的资料'], paper('缺少的资料')],
    ]);
    expect(document.getPageCount()).toBe(1 + 1 + 3 + 1 + 2 + 1);
    expect(document.getPages().map((page) => Math.round(page.getWidth()))).toEqual([
      595, 595, 300, 301, 302, 300, 300, 301, 595,
    ]);
    expect(bookmarksOf(document)).toEqual([
      '封面 1',
      '项目 3',
      '  RD01 3',
      '    计划书.pdf 3',
      '    决议.pdf 6',
      '  RD02 7',
      '    合同.pdf 7',
      '缺少的资料 9',
    ]);
  });

  it('counts the pages of its own table of contents, however many there are', async () => {
    const one = file(await pdfOf(1));
    const many = Array.from({ length: 60 }, (_, at) => [[`资料 ${at + 1}`], one] as const);
    const document = await bound([[['封面'], paper('封面')], ...many]);
    const table = document.getPageCount() - 61;
    expect(table).toBeGreaterThan(1);
    expect(bookmarksOf(document).at(-1)).toBe(`资料 60 ${61 + table}`);
  });

  it.each([
    ['a workbook', async () => new Uint8Array([0x50, 0x4b, 3, 4])],
    ['a damaged PDF', async () => new TextEncoder().encode('%PDF-1.4\n%%EOF\n')],
    ['a PDF with a password', () => pdfOf(2, 'secret')],
  ])('has a page in the place of %s', async (_, bytes) => {
    const content = await bytes();
    expect(await pagesOf(content)).toBeNull();
    const document = await bound([
      [['封面'], paper('封面')],
      [['文件'], file(content)],
    ]);
    expect(document.getPageCount()).toBe(3);
    expect(bookmarksOf(document)).toEqual(['封面 1', '文件 3']);
  });

  it('has the pages of a PDF that opens for everybody though it is encrypted', async () => {
    const content = await pdfOf(2, '');
    expect(await pagesOf(content)).toBe(2);
    expect((await bound([[['文件'], file(content)]])).getPageCount()).toBe(3);
  });

  it('prints the sheets of a form on paper of their own, without those for the screen', async () => {
    const sheet = (over: Partial<FormSheet['print']>): FormSheet => ({
      ...{ name: 'A', title: '研发支出辅助账', header: [{ left: '企业', right: '单位：元' }] },
      columns: Array.from({ length: 12 }, () => ({ width: 14 })),
      head: [
        [
          { text: '凭证', columns: 4, rows: 2 },
          { text: '费用', columns: 8 },
        ],
        Array.from({ length: 8 }, (_, at) => ({ text: `费用${at + 1}` })),
      ],
      body: [
        { cells: ['a', 'b', 'c', 'd'].map((text) => ({ text })).concat() },
        { cells: [{ value: '-1234567.5', places: 2 }] },
      ],
      frozenColumns: 4,
      print: { paper: 'a4', landscape: true, ...over },
    });
    const document = await bound([
      [
        ['表'],
        {
          kind: 'forms',
          sheets: [sheet({}), sheet({ paper: 'a3' }), sheet({ onScreenOnly: true }), sheet({ twoBlocks: true })],
        },
      ],
    ]);
    // One page each, two for two blocks, and the table of contents.
    expect(document.getPages().map((page) => Math.round(page.getWidth()))).toEqual([842, 1191, 842, 842, 595]);
  });
});

import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { printed } from './part-sources';

/** A part of a volume: its titles from the outside in, and its first page, from 0. */
export interface BegunPart {
  readonly titles: readonly string[];
  readonly page: number;
}

/**
 * The table of contents of a volume. Its own pages stand before the page `after` and move what follows, so that it is
 * printed again where it has more pages than was assumed.
 */
export async function contentsPages(parts: readonly BegunPart[], after: number): Promise<PDFDocument> {
  for (let pages = 1; ; pages += 1) {
    const number = (page: number) => (page < after ? page : page + pages) + 1;
    const table = await printed(contentsLayout(parts, number), { paper: 'a4', orientation: 'portrait' });
    if (table.getPageCount() === pages) return table;
    pages = Math.max(pages, table.getPageCount() - 1);
  }
}

function contentsLayout(parts: readonly BegunPart[], numberOf: (page: number) => number): Content {
  const body: TableCell[][] = [];
  let above: readonly string[] = [];
  for (const { titles, page } of parts) {
    for (const [level, title] of titles.entries()) {
      const isNew = titles.slice(0, level + 1).some((each, at) => above[at] !== each);
      const isLast = level === titles.length - 1;
      if (!isNew && !isLast) continue;
      body.push([
        { text: title, margin: [level * 14, 0, 0, 0], bold: !isLast },
        { text: isLast ? String(numberOf(page)) : '', alignment: 'right' },
      ]);
    }
    above = titles;
  }
  return [
    { text: '目录', alignment: 'center', bold: true, fontSize: 16, margin: [0, 0, 0, 10] },
    { table: { widths: ['*', 40], body, dontBreakRows: true }, layout: 'noBorders', fontSize: 9 },
  ];
}

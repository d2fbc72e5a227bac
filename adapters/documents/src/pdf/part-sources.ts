import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfContent, WorkbookSheet } from '@rdm/core/internal/kernel';
import type { Content } from 'pdfmake/interfaces';
import { documentLayout } from './document-layout';
import { formLayout, type LaidForm } from './form-layout';
import { openSource } from './pdf-source';
import { typeset, type Page } from './typeset';
import { WIDE, workbookLayout } from './workbook-layout';

const upright: Page = { paper: 'a4', orientation: 'portrait' };

/** The pages of a part: of sheets on different paper apart, because a print is on one. */
export async function* sourcesOf(content: PdfContent): AsyncGenerator<PDFDocument> {
  switch (content.kind) {
    case 'document':
      yield printed(documentLayout(content.content), upright);
      return;
    case 'forms':
      for (const { page, content: sheets } of runsOf(content.sheets.flatMap((sheet) => formLayout(sheet) ?? []))) {
        yield printed(sheets, page);
      }
      return;
    case 'workbook':
      for (const sheet of content.sheets) yield printed(workbookLayout(sheet), pageOf(sheet));
      return;
    case 'file':
      yield (await openSource(content.bytes)) ?? printed(documentLayout(content.otherwise), upright);
  }
}

/** Sheets that follow each other on the same paper, which share the glyphs of their fonts. */
function runsOf(sheets: readonly LaidForm[]): LaidForm[] {
  const runs: { page: Page; content: Content[] }[] = [];
  for (const { page, content } of sheets) {
    const last = runs.at(-1);
    const isSame = last?.page.paper === page.paper && last.page.orientation === page.orientation;
    if (isSame) last.content.push({ stack: [content], pageBreak: 'before' });
    else runs.push({ page, content: [content] });
  }
  return runs;
}

const pageOf = ({ columns }: WorkbookSheet): Page => ({
  paper: 'a4',
  orientation: columns.length < WIDE ? 'portrait' : 'landscape',
});

export const printed = async (content: Content, page: Page): Promise<PDFDocument> =>
  PDFDocument.load(await typeset(content, page), { updateMetadata: false });

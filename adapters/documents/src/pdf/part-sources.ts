import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfContent, WorkbookSheet } from '@rdm/core/internal/kernel';
import type { Content } from 'pdfmake/interfaces';
import { documentLayout } from './document-layout';
import { formLayout } from './form-layout';
import { openSource } from './pdf-source';
import { typeset, type Page } from './typeset';
import { WIDE, workbookLayout } from './workbook-layout';

const upright: Page = { paper: 'a4', orientation: 'portrait' };

/** The pages of a part: of each sheet apart, because each has paper of its own. */
export async function* sourcesOf(content: PdfContent): AsyncGenerator<PDFDocument> {
  switch (content.kind) {
    case 'document':
      yield printed(documentLayout(content.content), upright);
      return;
    case 'forms':
      for (const sheet of content.sheets) {
        const laid = formLayout(sheet);
        if (laid) yield printed(laid.content, laid.page);
      }
      return;
    case 'workbook':
      for (const sheet of content.sheets) yield printed(workbookLayout(sheet), pageOf(sheet));
      return;
    case 'file':
      yield (await openSource(content.bytes)) ?? printed(documentLayout(content.otherwise), upright);
  }
}

const pageOf = ({ columns }: WorkbookSheet): Page => ({
  paper: 'a4',
  orientation: columns.length < WIDE ? 'portrait' : 'landscape',
});

export const printed = async (content: Content, page: Page): Promise<PDFDocument> =>
  PDFDocument.load(await typeset(content, page), { updateMetadata: false });

import type { DocumentContent } from '@rdm/core/internal/kernel';
import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { childrenOfParts, titleOf } from './document-parts';
import { faces, page } from './typography';

/** One section on A4 with page numbers between dashes, as official forms have them. */
export async function packed({ title, subtitle, parts }: DocumentContent): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: 'RDM',
    // A line that ends in a line break is not spread over the width of its justified paragraph.
    compatibility: { doNotExpandShiftReturn: true },
    styles: { default: { document: { run: faces.text } } },
    sections: [
      {
        properties: { page },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [...titleOf(title, subtitle), ...childrenOfParts(parts)],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const pageNumber = (): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ ...faces.cell, children: ['— ', PageNumber.CURRENT, ' —'] })],
  });

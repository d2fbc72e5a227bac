import { PDFDocument } from '@cantoo/pdf-lib';
import { papers } from './typeset';

const signatures = { pdf: '%PDF-', png: '\x89PNG', jpeg: '\xff\xd8\xff' } as const;
/** Where a PDF begins: programs accept other bytes before it. */
const HEAD = 1024;
const MARGIN = 28;

export type SourceKind = keyof typeof signatures;

/** What a file is by its first bytes; null for what cannot be bound. */
export function sourceKind(bytes: Uint8Array): SourceKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (head.includes(signatures.pdf)) return 'pdf';
  return (['png', 'jpeg'] as const).find((kind) => head.startsWith(signatures[kind])) ?? null;
}

/** A PDF, or a picture as a page; null for what is neither, needs a password or cannot be read. */
export async function openSource(bytes: Uint8Array): Promise<PDFDocument | null> {
  const kind = sourceKind(bytes);
  if (!kind) return null;
  try {
    const document = kind === 'pdf' ? await openPdf(bytes) : await picturePage(bytes, kind);
    return document.getPageCount() > 0 ? document : null;
  } catch {
    return null;
  }
}

/** Many an official PDF is encrypted with an empty password, so that it opens for everybody. */
const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, password: '' });

/** A picture as large as a page has room for, lying if it is wider than high. */
async function picturePage(bytes: Uint8Array, kind: 'png' | 'jpeg'): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const picture = kind === 'png' ? await document.embedPng(bytes) : await document.embedJpg(bytes);
  const [short, long] = papers.a4;
  const [width, height] = picture.width > picture.height ? [long, short] : [short, long];
  const drawn = picture.scaleToFit(width - 2 * MARGIN, height - 2 * MARGIN);
  const page = document.addPage([width, height]);
  page.drawImage(picture, { ...drawn, x: (width - drawn.width) / 2, y: (height - drawn.height) / 2 });
  return document;
}

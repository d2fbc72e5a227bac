import type { DocumentContent } from './document';
import type { FormSheet } from './form-sheet';
import type { WorkbookSheet } from './spreadsheet';

/** What a part of a volume shows. */
export type PdfContent =
  | { readonly kind: 'document'; readonly content: DocumentContent }
  | { readonly kind: 'forms'; readonly sheets: readonly FormSheet[] }
  | { readonly kind: 'workbook'; readonly sheets: readonly WorkbookSheet[] }
  /** A PDF or a picture as it is. What is neither, or cannot be read, is stood for by `otherwise`. */
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly otherwise: DocumentContent };

/** A part of a volume: its bookmark, within those above it from the outside in. */
export interface PdfPart {
  readonly bookmarks: readonly string[];
  readonly content: PdfContent;
}

/** Puts papers and files together as one PDF: a volume. */
export interface PdfBinder {
  /** The pages of a PDF, and 1 for a picture; null for what is neither or cannot be read. */
  pagesOf(bytes: Uint8Array): Promise<number | null>;
  /**
   * The volume in pieces, with a table of contents after its first part and a bookmark for each part. Each part is asked
   * for after the one before it was written, so that no more than one is in memory.
   */
  bind(parts: AsyncIterable<PdfPart>): AsyncIterable<Uint8Array>;
}
export const PdfBinder = Symbol('PdfBinder');

import type { PdfContent, PdfPart } from '@rdm/core/internal/kernel';
import { contentsPages } from './contents-pages';
import { addBookmark, outlineObjects, type Bookmark } from './outline';
import { PdfOutput, type PageNumber } from './pdf-output';
import { openSource, sourceKind } from './pdf-source';
import { sourcesOf } from './part-sources';

export async function pagesOf(bytes: Uint8Array): Promise<number | null> {
  const kind = sourceKind(bytes);
  if (kind !== 'pdf') return kind && 1;
  return (await openSource(bytes))?.getPageCount() ?? null;
}

export async function* bind(parts: AsyncIterable<PdfPart>): AsyncGenerator<Uint8Array> {
  const output = new PdfOutput();
  yield output.header();
  const pages: PageNumber[] = [];
  /** The titles of each part and its first page, from 0. */
  const begun: { readonly titles: readonly string[]; readonly page: number }[] = [];
  for await (const { bookmarks, content } of parts) {
    begun.push({ titles: bookmarks, page: pages.length });
    yield* copied(output, content, pages);
  }
  // The table of contents stands after the first part, which moves all others.
  const after = begun[1]?.page ?? pages.length;
  const table = await contentsPages(begun, after);
  const own: PageNumber[] = [];
  yield* output.copy(table, own);
  pages.splice(after, 0, ...own);
  const outline: Bookmark[] = [];
  for (const { titles, page } of begun) addBookmark(outline, titles, page < after ? page : page + own.length);
  const root = yield* outlineObjects(output, outline, pages);
  yield* output.end(pages, root);
}

async function* copied(output: PdfOutput, content: PdfContent, pages: PageNumber[]): AsyncGenerator<Uint8Array> {
  for await (const source of sourcesOf(content)) yield* output.copy(source, pages);
}

import { pdfText, type PageNumber, type PdfOutput } from './pdf-output';

/** A bookmark with those within it. */
export interface Bookmark {
  readonly title: string;
  /** Of its first page, from 0. */
  readonly page: number;
  readonly within: Bookmark[];
}

/** Adds a bookmark under those above it, which are made where they are not the last ones. */
export function addBookmark(to: Bookmark[], titles: readonly string[], page: number): void {
  const [title, ...rest] = titles;
  if (title === undefined) return;
  const last = to.at(-1);
  // Two papers of one name are two bookmarks; those of one folder are within one.
  const at = last?.title === title && rest.length > 0 ? last : { title, page, within: [] };
  if (at !== last) to.push(at);
  addBookmark(at.within, rest, page);
}

/** The objects of an outline (ISO 32000-1, 12.3.3), closed below its first level. Gives the number of its root. */
export function* outlineObjects(
  output: PdfOutput,
  bookmarks: readonly Bookmark[],
  pages: readonly PageNumber[],
): Generator<Uint8Array, number> {
  const root = output.reserve();
  const level = yield* levelObjects(output, root, bookmarks, pages);
  yield output.object(root, `<< /Type /Outlines ${level} /Count ${bookmarks.length} >>`);
  return root;
}

/** The objects of one level. Gives the keys `First` and `Last` of what is above it. */
function* levelObjects(
  output: PdfOutput,
  parent: number,
  bookmarks: readonly Bookmark[],
  pages: readonly PageNumber[],
): Generator<Uint8Array, string> {
  const numbers = bookmarks.map(() => output.reserve());
  for (const [at, { title, page, within }] of bookmarks.entries()) {
    const beside = [
      at > 0 && `/Prev ${numbers[at - 1]} 0 R`,
      at + 1 < numbers.length && `/Next ${numbers[at + 1]} 0 R`,
    ].filter(Boolean);
    const below = within.length > 0 ? yield* levelObjects(output, numbers[at]!, within, pages) : '';
    // A negative count: closed (12.3.3, table 153).
    const count = within.length > 0 ? `/Count -${within.length}` : '';
    const keys = [`/Title ${pdfText(title)}`, `/Parent ${parent} 0 R`, ...beside, below, count];
    yield output.object(numbers[at]!, `<< ${keys.filter(Boolean).join(' ')} /Dest [${pages[page]} 0 R /Fit] >>`);
  }
  return `/First ${numbers[0]} 0 R /Last ${numbers.at(-1)} 0 R`;
}

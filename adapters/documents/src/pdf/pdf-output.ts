import {
  PDFContext,
  PDFHexString,
  PDFName,
  PDFObjectCopier,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

const encoder = new TextEncoder();
/** The second line has bytes above 127, so that no program takes the file for text (ISO 32000-1, 7.5.2). */
const HEADER = new Uint8Array([...encoder.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

/** A page of the file: the number of its object. */
export type PageNumber = number;

/**
 * Writes one PDF in pieces (ISO 32000-1, 7.5): the objects of each source are copied under new numbers and given out, and
 * only the places of objects are kept, for the table at the end.
 */
export class PdfOutput {
  readonly #places: number[] = [];
  #written = 0;
  readonly #pages = this.reserve();
  readonly #catalog = this.reserve();

  /** A number for an object that is written later. */
  reserve(): number {
    this.#places.push(0);
    return this.#places.length;
  }

  header(): Uint8Array {
    return this.#counted(HEADER);
  }

  /** Copies all pages of a source. The pieces have to be given out before anything else is written. */
  async *copy(source: PDFDocument, pages: PageNumber[]): AsyncGenerator<Uint8Array> {
    await source.flush();
    const target = PDFContext.create();
    target.largestObjectNumber = this.#places.length;
    const copier = PDFObjectCopier.for(source.context, target);
    for (const page of source.getPages()) {
      const copied = copier.copy(page.node);
      copied.set(PDFName.of('Parent'), PDFRef.of(this.#pages));
      pages.push(target.register(copied).objectNumber);
    }
    while (this.#places.length < target.largestObjectNumber) this.reserve();
    for (const [{ objectNumber }, object] of target.enumerateIndirectObjects()) {
      if (object instanceof PDFStream) yield* this.#stream(objectNumber, object);
      else yield this.object(objectNumber, object);
    }
  }

  /** One object under a reserved number. */
  object(number: number, content: PDFObject | string): Uint8Array {
    this.#places[number - 1] = this.#written;
    const body = typeof content === 'string' ? encoder.encode(content) : bytesOf(content);
    return this.#counted(joined([encoder.encode(`${number} 0 obj\n`), body, encoder.encode('\nendobj\n')]));
  }

  /** A stream, which may be a scan of many megabytes: its contents are given out as they are, not copied once more. */
  *#stream(number: number, content: PDFStream): Generator<Uint8Array> {
    this.#places[number - 1] = this.#written;
    content.updateDict();
    yield this.#counted(encoder.encode(`${number} 0 obj\n${content.dict.toString()}\nstream\n`));
    yield this.#counted(content.getContents());
    yield this.#counted(encoder.encode('\nendstream\nendobj\n'));
  }

  /** Page tree, catalog, table of places and trailer. */
  *end(pages: readonly PageNumber[], outlines: number | null): Generator<Uint8Array> {
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    yield this.object(this.#pages, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
    const shown = outlines === null ? '' : ` /Outlines ${outlines} 0 R /PageMode /UseOutlines`;
    yield this.object(this.#catalog, `<< /Type /Catalog /Pages ${this.#pages} 0 R${shown} >>`);
    const start = this.#written;
    const size = this.#places.length + 1;
    // Each entry has 20 bytes (7.5.4); a number that was reserved and not used is free.
    const entries = this.#places.map((place) =>
      place === 0 ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
    );
    yield encoder.encode(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
    yield encoder.encode(`trailer\n<< /Size ${size} /Root ${this.#catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  }

  #counted(bytes: Uint8Array): Uint8Array {
    this.#written += bytes.length;
    return bytes;
  }
}

/** A text as the value of a key: UTF-16 in hexadecimal digits. */
export const pdfText = (text: string): string => PDFHexString.fromText(text).toString();

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

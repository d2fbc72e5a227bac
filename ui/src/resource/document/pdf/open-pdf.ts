import type * as PdfJsModule from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Width and height in CSS pixels at zoom 1. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The targets of a rendered page: its image, and above it a text layer for selection and screen readers. */
export interface PageSurface {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
}

export interface Drawing {
  /** Fails when it was cancelled. */
  readonly done: Promise<void>;
  cancel(): void;
}

export interface PdfPage {
  readonly size: PageSize;
  draw(surface: PageSurface, zoom: number): Drawing;
  /** All its text in one piece. */
  text(): Promise<string>;
}

export interface PdfDocument {
  readonly pageCount: number;
  /** @param place from 1 */
  page(place: number): Promise<PdfPage>;
  /** Releases the document; it must not be used afterwards. */
  close(): void;
}

/** Points of a PDF are 1/72 inch, pixels of CSS 1/96. */
const PIXELS_PER_POINT = 96 / 72;
/** Maximum pixel density, because the size of the canvas grows quadratically. */
const SHARPEST = 2;

type PdfJs = typeof PdfJsModule;

/**
 * Opens a PDF with pdf.js, whose worker, encodings, fonts and decoders come from the product's own server. Scripts in
 * the document are never run, and none of its content is evaluated as code.
 *
 * @throws PasswordException, InvalidPDFException of pdf.js
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  // The legacy build, which includes polyfills for older browsers.
  const pdfJs: PdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const files = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${pdfJs.version}/`, document.baseURI).href;
  pdfJs.GlobalWorkerOptions.workerSrc = `${files}pdf.worker.min.mjs`;
  const loading = pdfJs.getDocument({
    // A copy, because the buffer is transferred to the worker.
    data: bytes.slice(),
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    iccUrl: `${files}iccs/`,
    isEvalSupported: false,
    verbosity: pdfJs.VerbosityLevel.ERRORS,
  });
  try {
    return documentOf(pdfJs, await loading.promise, () => void loading.destroy());
  } catch (error) {
    await loading.destroy();
    throw error;
  }
}

function documentOf(pdfJs: PdfJs, pdf: PDFDocumentProxy, close: () => void): PdfDocument {
  return {
    pageCount: pdf.numPages,
    page: async (place) => pageOf(pdfJs, await pdf.getPage(place)),
    close,
  };
}

function pageOf(pdfJs: PdfJs, page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT });
  return {
    size: { width, height },
    text: async () => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    },
    draw: ({ canvas, text }, zoom) => {
      const viewport = page.getViewport({ scale: zoom * PIXELS_PER_POINT });
      const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST);
      canvas.width = Math.floor(viewport.width * sharpness);
      canvas.height = Math.floor(viewport.height * sharpness);
      const picture = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
      text.replaceChildren();
      const words = new pdfJs.TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
      return {
        done: Promise.all([picture.promise, words.render()]).then(() => undefined),
        cancel: () => {
          picture.cancel();
          words.cancel();
        },
      };
    },
  };
}

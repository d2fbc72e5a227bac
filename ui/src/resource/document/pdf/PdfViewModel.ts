import { makeAutoObservable, observableRef } from 'mobx';
import type { PageSize, PdfDocument } from './open-pdf';

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** Between pages, and above the first, in pixels. */
export const GAP = 12;
/** Number of pages rendered before and after the visible ones. */
const AHEAD = 1;
/** Of A4, until a page is read. */
const usual: PageSize = { width: 794, height: 1123 };

/** The positions of the pages of a PDF, which of them are visible, and the zoom. */
export class PdfViewModel {
  /** Relative to the printed size; null fits the widest page into the window. */
  chosenZoom: number | null = null;
  top = 0;
  window: PageSize = { width: 0, height: 0 };
  /** Of the pages that were read, at zoom 1. */
  sizes: ReadonlyMap<number, PageSize> = new Map();
  first: PageSize = usual;

  constructor(readonly document: PdfDocument) {
    makeAutoObservable(this, { document: false, window: observableRef, sizes: observableRef, first: observableRef });
  }

  get pageCount(): number {
    return this.document.pageCount;
  }

  get zoom(): number {
    if (this.chosenZoom !== null) return this.chosenZoom;
    const room = this.window.width - 2 * GAP;
    return room > 0 ? Math.min(Math.max(room / this.#widest, 0.25), 1.5) : 1;
  }

  /** Unread pages are taken to be as the first. */
  sizeOf(page: number): PageSize {
    const { width, height } = this.sizes.get(page) ?? this.first;
    return { width: width * this.zoom, height: height * this.zoom };
  }

  /** Where each page begins, and last where the document ends. */
  get tops(): readonly number[] {
    const tops = [GAP];
    for (let page = 1; page <= this.pageCount; page += 1) tops.push(tops.at(-1)! + this.sizeOf(page).height + GAP);
    return tops;
  }

  topOf(page: number): number {
    return this.tops[Math.min(Math.max(page, 1), this.pageCount) - 1]! - GAP;
  }

  get height(): number {
    return this.tops.at(-1)!;
  }

  /** The page in the middle of the window. */
  get current(): number {
    return this.#pageAt(this.top + Math.max(this.window.height / 2, GAP));
  }

  /** The pages to draw. */
  get drawn(): readonly number[] {
    const from = Math.max(this.#pageAt(this.top + GAP) - AHEAD, 1);
    const to = Math.min(this.#pageAt(this.top + this.window.height) + AHEAD, this.pageCount);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  }

  scrollTo(top: number): void {
    this.top = top;
  }

  resize(window: PageSize): void {
    if (window.width !== this.window.width || window.height !== this.window.height) this.window = window;
  }

  choose(zoom: number | null): void {
    this.chosenZoom = zoom;
  }

  /** The next of the steps, larger for 1 and smaller for -1. */
  step(direction: 1 | -1): void {
    const steps = direction === 1 ? ZOOMS : ZOOMS.toReversed();
    const next = steps.find((each) => (each - this.zoom) * direction > 0.001);
    if (next !== undefined) this.chosenZoom = next;
  }

  learn(page: number, size: PageSize): void {
    const known = this.sizes.get(page);
    if (known?.width === size.width && known.height === size.height) return;
    if (page === 1) this.first = size;
    this.sizes = new Map([...this.sizes, [page, size]]);
  }

  get #widest(): number {
    return Math.max(this.first.width, ...[...this.sizes.values()].map(({ width }) => width));
  }

  #pageAt(top: number): number {
    let [low, high] = [1, this.pageCount];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.tops[middle - 1]! <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

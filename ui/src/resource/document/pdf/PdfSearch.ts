import { makeAutoObservable, runInAction } from 'mobx';
import type { PdfDocument } from './open-pdf';

/** Words that are looked for in a PDF, page by page. */
export class PdfSearch {
  words = '';
  /** The matching pages among those read so far. */
  pages: readonly number[] = [];
  isBusy = false;
  /** Whether all pages were read for these words. */
  isWhole = false;
  #turn = 0;

  constructor(private readonly document: PdfDocument) {
    makeAutoObservable(this);
  }

  type(words: string): void {
    this.words = words;
    this.pages = [];
    this.isWhole = false;
    this.isBusy = false;
    this.#turn += 1;
  }

  /** The next matching page after this one, wrapping around at the end; null if there is none. */
  async next(after: number): Promise<number | null> {
    if (this.words.trim() === '') return null;
    if (!this.isWhole) await this.#read();
    return this.pages.find((page) => page > after) ?? this.pages[0] ?? null;
  }

  async #read(): Promise<void> {
    const turn = (this.#turn += 1);
    const wanted = plain(this.words);
    const found: number[] = [];
    runInAction(() => (this.isBusy = true));
    for (let place = 1; place <= this.document.pageCount; place += 1) {
      const page = await this.document.page(place);
      if (plain(await page.text()).includes(wanted)) found.push(place);
      if (turn !== this.#turn) return;
    }
    runInAction(() => {
      this.pages = found;
      this.isBusy = false;
      this.isWhole = true;
    });
  }
}

/** Whitespace is removed because PDF lines may break within a Chinese word. */
const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

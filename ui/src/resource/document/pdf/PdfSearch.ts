import { makeAutoObservable, runInAction } from 'mobx';
import type { PdfDocument } from './open-pdf';

/** Words that are looked for in a PDF, page by page. */
export class PdfSearch {
  words = '';
  /** The pages that have the words, as far as they were read. */
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

  /** The page with the words after this one, from the beginning again after the last; null when there is none. */
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

/** Lines of a PDF end where they do on paper, in the middle of Chinese words too. */
const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

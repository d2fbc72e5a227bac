/** Who has the connection, or waits for it. */
export interface Holder {
  /** Hears, once a turn, that it lasts long and somebody waits: to let others go first at the next chance there is. */
  asked(): void;
}

/** Milliseconds for which nobody is asked to let others go first: most transactions are over by then. */
export const SLICE = 20;

/** The one connection, lent to those who wait for it in the order in which they came. */
export class Turns {
  #holder: Holder | null = null;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #waiting: { readonly holder: Holder; readonly begin: () => void }[] = [];

  take(holder: Holder): Promise<void> {
    if (this.#holder === null) {
      this.#begin(holder);
      return Promise.resolve();
    }
    return new Promise((begin) => {
      this.#waiting.push({ holder, begin });
      this.#remind();
    });
  }

  give(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#holder = null;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#begin(next.holder);
    if (this.#waiting.length > 0) this.#remind();
    next.begin();
  }

  #begin(holder: Holder): void {
    this.#holder = holder;
    this.#since = performance.now();
  }

  #remind(): void {
    if (this.#timer) return;
    const left = this.#since + SLICE - performance.now();
    if (left <= 0) this.#holder!.asked();
    else this.#timer = setTimeout(() => this.#holder?.asked(), left);
  }
}

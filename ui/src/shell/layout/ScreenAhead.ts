import { createContext } from 'react';
import { makeAutoObservable, runInAction } from 'mobx';

/** In ms. A pointer that rests on a row for so long is about to press it; one that passes over it is not. */
const restingTime = 65;

/** In ms. For so long a screen made ready may be opened; what it shows is older afterwards than people expect. */
const freshTime = 5_000;

/** The screen that somebody is about to open, by the row of the menu that the pointer or the keyboard has reached. */
export class ScreenAhead {
  /** The address of the screen to be made ready out of sight. */
  to: string | null = null;
  #reached: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param load fetches the program of the screen at a path; null where nothing is to be done ahead. */
  constructor(private readonly load: ((path: string) => Promise<void>) | null) {
    makeAutoObservable<this, 'load'>(this, { load: false }, { autoBind: true });
  }

  /** The row that leads to a screen is reached. */
  reach(to: string): void {
    if (this.load === null) return;
    this.#reached = to;
    const arrives = this.load(to).catch(() => undefined);
    this.#after(restingTime, () => void arrives.then(() => this.#reached === to && this.#begin(to)));
  }

  /** The row is left, or pressed: what is ready may be opened now. */
  leave(): void {
    this.#reached = null;
    if (this.to === null) clearTimeout(this.#timer);
    else this.#after(freshTime, this.done);
  }

  /** The screen is open, or nobody has opened it. */
  done(): void {
    this.#reached = null;
    clearTimeout(this.#timer);
    this.to = null;
  }

  #begin(to: string): void {
    runInAction(() => (this.to = to));
    this.#after(freshTime, this.done);
  }

  #after(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, delay);
  }
}

export const ScreenAheadContext = createContext(new ScreenAhead(null));

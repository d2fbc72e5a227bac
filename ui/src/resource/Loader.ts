import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/kernel';
import { faultOf } from './fault-of';

export interface LoaderOptions<T> {
  /** What else follows from an answer, in the same step; `before` is what was shown until then. */
  readonly taken?: (value: T, before: T | null) => void;
  /** What is said of a failure. */
  readonly faultOf?: (error: unknown) => Fault;
}

/**
 * What a page asks for, and what it shows of the answers. The latest question wins: what earlier ones bring is passed
 * over. An answer stays until the next one replaces it, through reloads and failures; `clear` takes it away at once.
 */
export class Loader<T, Question extends readonly unknown[] = []> {
  /** The last answer that was taken; null before there was one. */
  value: T | null = null;
  state: 'idle' | 'loading' | 'loaded' | 'failed' = 'idle';
  /** Why the latest question failed. */
  fault: Fault | null = null;
  readonly #ask: (...question: Question) => Promise<T>;
  readonly #options: LoaderOptions<T>;
  #turn = 0;
  #question: Question | null = null;

  constructor(ask: (...question: Question) => Promise<T>, options: LoaderOptions<T> = {}) {
    this.#ask = ask;
    this.#options = options;
    makeAutoObservable(this, { value: observableRef, fault: observableRef });
  }

  get loading(): boolean {
    return this.state === 'loading';
  }

  /** Asks, and answers whether this very question was answered and taken. */
  async load(...question: Question): Promise<boolean> {
    const turn = ++this.#turn;
    this.#question = question;
    this.state = 'loading';
    this.fault = null;
    try {
      const value = await this.#ask(...question);
      if (turn !== this.#turn) return false;
      runInAction(() => this.#take(value));
      return true;
    } catch (error) {
      if (turn === this.#turn) runInAction(() => this.#fail(error));
      return false;
    }
  }

  /** Asks the latest question again. */
  async retry(): Promise<boolean> {
    return this.#question !== null && this.load(...this.#question);
  }

  /** Passes over what is under way, and what failed; what is shown stays. */
  drop(): void {
    this.#turn += 1;
    this.state = this.value === null ? 'idle' : 'loaded';
    this.fault = null;
  }

  /** Takes away what is shown as well. */
  clear(): void {
    this.value = null;
    this.drop();
  }

  #take(value: T): void {
    const before = this.value;
    this.value = value;
    this.#options.taken?.(value, before);
    this.state = 'loaded';
  }

  #fail(error: unknown): void {
    this.fault = (this.#options.faultOf ?? faultOf)(error);
    this.state = 'failed';
  }
}

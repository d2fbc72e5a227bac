import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import { faultOf } from './fault-of';

export interface LoaderOptions<T> {
  /** Called with each accepted response, in the same action; `before` is the previous value. */
  readonly taken?: (value: T, before: T | null) => void;
  /** Maps an error to the fault shown. */
  readonly faultOf?: (error: unknown) => Fault;
}

/**
 * Loads data and holds the last response. Latest wins: responses to earlier requests are ignored. A value stays through
 * reloads and failures until the next one replaces it; `clear` removes it at once.
 */
export class Loader<T, Question extends readonly unknown[] = []> {
  /** The last accepted response; null before the first. */
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

  /** Sends a request; returns whether this very request succeeded and its response was accepted. */
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

  /** Repeats the latest request. */
  async retry(): Promise<boolean> {
    return this.#question !== null && this.load(...this.#question);
  }

  /** Ignores requests in flight and clears the fault; the value stays. */
  drop(): void {
    this.#turn += 1;
    this.state = this.value === null ? 'idle' : 'loaded';
    this.fault = null;
  }

  /** Like `drop`, and clears the value. */
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

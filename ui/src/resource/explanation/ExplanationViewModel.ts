import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault, Trace } from '@rdm/core/kernel';
import { faultOf } from '../fault-of';
import { figuresByKey } from './figures-by-key';

/** Asks the ledger for what stands behind a leaf. */
export type Deeper = (key: string) => Promise<Trace>;

/** Where in its own tree a figure is told in full: `line:34` is `line34`, `cell:total/6` is `total/6`. */
function placeInTree(deeper: string): string | null {
  const [, kind, key = ''] = /^(line|cell):(.*)$/.exec(deeper) ?? [];
  return kind === undefined ? null : kind === 'line' ? `line${key}` : key;
}

/** How a figure of a form came about: a way down from the form to the rows of the registers. */
export class ExplanationViewModel {
  /** From the figure of the form to the one shown; empty while nothing is explained. */
  path: readonly Trace[] = [];
  loading = false;
  fault: Fault | null = null;
  /** The key of the figure of the form that is explained. */
  figure: string | null = null;
  readonly #deeper: Deeper;
  #figures: ReadonlyMap<string, Trace> = new Map();
  #turn = 0;
  #failed: Trace | null = null;

  constructor(deeper: Deeper) {
    this.#deeper = deeper;
    makeAutoObservable(this, { path: observableRef, fault: observableRef });
  }

  get current(): Trace | null {
    return this.path.at(-1) ?? null;
  }

  /** Whether there is something to show: a figure, or that it is being asked for, or why it did not come. */
  get isOpen(): boolean {
    return this.current !== null || this.loading || this.fault !== null;
  }

  /** Takes the trace of a newly computed form; the figure that is open is explained anew. */
  follow(form: Trace | null): void {
    this.#figures = form ? figuresByKey(form) : new Map();
    if (this.figure === null) return;
    if (form) this.openFigure(this.figure);
    else this.path = [];
  }

  /** Whether the form tells of a figure; not of those that are 0 by nothing. */
  tells(key: string): boolean {
    return this.#figures.has(key);
  }

  openFigure(key: string): void {
    this.#drop();
    this.figure = key;
    const trace = this.#figures.get(key);
    this.path = trace ? [trace] : [];
  }

  /** Explains a figure that stands outside the form's trace, by the key the ledger opens it with. */
  async openDeeper(key: string): Promise<void> {
    this.#drop();
    this.figure = key;
    this.path = [];
    await this.#ask(key, null);
  }

  canOpen(trace: Trace): boolean {
    return trace.inputs.length > 0 || trace.deeper !== undefined;
  }

  /** Opens a figure of the one shown, asking the ledger where the form's own trace ends. */
  async open(trace: Trace): Promise<void> {
    this.#drop();
    if (trace.inputs.length > 0) {
      this.path = [...this.path, trace];
      return;
    }
    if (trace.deeper === undefined) return;
    const place = placeInTree(trace.deeper);
    const told = place === null ? undefined : this.#figures.get(place);
    if (told) {
      this.path = [...this.path, told];
      return;
    }
    await this.#ask(trace.deeper, trace);
  }

  async retry(): Promise<void> {
    if (this.#failed) await this.open(this.#failed);
    else if (this.figure !== null) await this.openDeeper(this.figure);
  }

  /** Back to the figure at this place of the path. */
  backTo(place: number): void {
    this.#drop();
    this.path = this.path.slice(0, place + 1);
  }

  close(): void {
    this.#drop();
    this.path = [];
    this.figure = null;
  }

  async #ask(key: string, from: Trace | null): Promise<void> {
    const turn = this.#turn;
    this.loading = true;
    try {
      const found = await this.#deeper(key);
      if (turn === this.#turn) runInAction(() => void (this.path = [...this.path, found]));
    } catch (error) {
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.fault = faultOf(error);
        this.#failed = from;
      });
    } finally {
      if (turn === this.#turn) runInAction(() => void (this.loading = false));
    }
  }

  /** A late answer to what is no longer asked is passed over. */
  #drop(): void {
    this.#turn += 1;
    this.loading = false;
    this.fault = null;
  }
}

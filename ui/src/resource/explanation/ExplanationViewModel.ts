import { makeAutoObservable, observableRef } from 'mobx';
import type { Fault, Trace } from '@rdm/core/kernel';
import { Loader } from '../Loader';

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
  /** The key of the figure of the form that is explained. */
  figure: string | null = null;
  /** A figure of the ledger, by its key; it is the next one down. */
  readonly #loader: Loader<Trace, [string]>;
  #figures: ReadonlyMap<string, Trace> = new Map();

  constructor(deeper: Deeper) {
    this.#loader = new Loader(deeper, { taken: (found) => void (this.path = [...this.path, found]) });
    makeAutoObservable(this, { path: observableRef });
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
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
    this.#loader.drop();
    this.figure = key;
    const trace = this.#figures.get(key);
    this.path = trace ? [trace] : [];
  }

  /** Explains a figure that stands outside the form's trace, by the key the ledger opens it with. */
  async openDeeper(key: string): Promise<void> {
    this.#loader.drop();
    this.figure = key;
    this.path = [];
    await this.#loader.load(key);
  }

  canOpen(trace: Trace): boolean {
    return trace.inputs.length > 0 || trace.deeper !== undefined;
  }

  /** Opens a figure of the one shown, asking the ledger where the form's own trace ends. */
  async open(trace: Trace): Promise<void> {
    this.#loader.drop();
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
    await this.#loader.load(trace.deeper);
  }

  async retry(): Promise<void> {
    await this.#loader.retry();
  }

  /** Back to the figure at this place of the path. */
  backTo(place: number): void {
    this.#loader.drop();
    this.path = this.path.slice(0, place + 1);
  }

  close(): void {
    this.#loader.drop();
    this.path = [];
    this.figure = null;
  }
}

/** The figures of a form, each where it is told in full, which is where it first comes, depth first. */
function figuresByKey(form: Trace): ReadonlyMap<string, Trace> {
  const figures = new Map<string, Trace>();
  const tell = (figure: Trace) => {
    if (!figures.has(figure.key)) figures.set(figure.key, figure);
    figure.inputs.forEach(tell);
  };
  tell(form);
  return figures;
}

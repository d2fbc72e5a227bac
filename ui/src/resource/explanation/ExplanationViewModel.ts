import { makeAutoObservable, observableRef } from 'mobx';
import type { Fault, Trace } from '@rdm/core/internal/kernel';
import { Loader } from '../Loader';

/** Requests the trace behind a leaf from the ledger. */
export type Deeper = (key: string) => Promise<Trace>;

/** A form, or forms side by side, whose traces were left out: the keys of their figures, and how to ask for them. */
export interface Untold {
  readonly figures: readonly string[];
  readonly read: () => Promise<readonly Trace[]>;
}

/** The key under which the form's own tree explains a figure: `line:34` is `line34`, `cell:total/6` is `total/6`. */
function placeInTree(deeper: string): string | null {
  const [, kind, key = ''] = /^(line|cell):(.*)$/.exec(deeper) ?? [];
  return kind === undefined ? null : kind === 'line' ? `line${key}` : key;
}

/** Explains a figure of a form by drilling down from the form to the rows of the registers. */
export class ExplanationViewModel {
  /** From the figure of the form to the one shown; empty while nothing is explained. */
  path: readonly Trace[] = [];
  /** The key of the figure of the form that is explained. */
  figure: string | null = null;
  /** Loads a figure of the ledger by its key; the result is appended to the path. */
  readonly #loader: Loader<Trace, [string]>;
  #figures: ReadonlyMap<string, Trace> = new Map();
  readonly #deeper: Deeper;
  #untold: Untold | null = null;
  #untoldFigures: ReadonlySet<string> = new Set();

  constructor(deeper: Deeper) {
    this.#deeper = deeper;
    this.#loader = new Loader((key) => this.#read(key), { taken: (found) => void (this.path = [...this.path, found]) });
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

  /** Whether there is something to show: a figure, a request in flight, or a failure. */
  get isOpen(): boolean {
    return this.current !== null || this.loading || this.fault !== null;
  }

  /** Sets the trace of a newly computed form, with those of forms beside it, and refreshes the open explanation. */
  follow(form: Trace | null, beside: readonly Trace[] = []): void {
    this.#follow(form ? [form, ...beside] : [], null);
  }

  /** As `follow`, for a form whose trace is asked for with the first figure that is opened. */
  followUntold(untold: Untold): void {
    this.#follow([], untold);
  }

  /** Whether the form's trace contains a figure; figures that are 0 without inputs are not in it. */
  tells(key: string): boolean {
    return this.#figures.has(key) || this.#untoldFigures.has(key);
  }

  openFigure(key: string): void {
    this.#loader.drop();
    this.figure = key;
    const trace = this.#figures.get(key);
    this.path = trace ? [trace] : [];
    if (!trace && this.#untoldFigures.has(key)) void this.#loader.load(key);
  }

  /** Explains a figure outside the form's trace, by its ledger key. */
  async openDeeper(key: string): Promise<void> {
    this.#loader.drop();
    this.figure = key;
    this.path = [];
    await this.#loader.load(key);
  }

  canOpen(trace: Trace): boolean {
    return trace.inputs.length > 0 || trace.deeper !== undefined;
  }

  /** Opens an input of the current figure; requests it from the ledger where the form's own trace ends. */
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

  #follow(forms: readonly Trace[], untold: Untold | null): void {
    this.#figures = figuresByKey(forms);
    this.#untold = untold;
    this.#untoldFigures = new Set(untold?.figures);
    if (this.figure === null) return;
    if (forms.length > 0 || untold) this.openFigure(this.figure);
    else this.path = [];
  }

  async #read(key: string): Promise<Trace> {
    const untold = this.#untold;
    if (!untold || !this.#untoldFigures.has(key)) return this.#deeper(key);
    const figures = figuresByKey(await untold.read());
    // Another form may have come meanwhile.
    if (untold === this.#untold) this.#figures = figures;
    // A figure that is not there any more the ledger refuses, and says why.
    return figures.get(key) ?? this.#deeper(key);
  }
}

/** The figures of forms by key; of several occurrences the first, depth first, because it has the full trace. */
function figuresByKey(forms: readonly Trace[]): ReadonlyMap<string, Trace> {
  const figures = new Map<string, Trace>();
  const tell = (figure: Trace) => {
    if (!figures.has(figure.key)) figures.set(figure.key, figure);
    figure.inputs.forEach(tell);
  };
  forms.forEach(tell);
  return figures;
}

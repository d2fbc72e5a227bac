import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault, Trace } from '@rdm/core/kernel';
import { traceOfLine } from '@rdm/core/tax';
import { faultOf } from '../../../resource/fault-of';

/** Asks the ledger for what stands behind a leaf. */
export type Deeper = (key: string) => Promise<Trace>;

/** How a figure of the form came about: a way down from its line to the rows of the registers. */
export class ExplanationViewModel {
  /** From the line of the form to the figure shown; empty while nothing is explained. */
  path: readonly Trace[] = [];
  loading = false;
  fault: Fault | null = null;
  line: number | null = null;
  readonly #deeper: Deeper;
  #form: Trace | null = null;
  #turn = 0;
  #failed: Trace | null = null;

  constructor(deeper: Deeper) {
    this.#deeper = deeper;
    makeAutoObservable(this, { path: observableRef, fault: observableRef });
  }

  get current(): Trace | null {
    return this.path.at(-1) ?? null;
  }

  /** Takes the trace of a newly computed form; the line that is open is explained anew. */
  follow(form: Trace | null): void {
    this.#form = form;
    if (this.line === null) return;
    if (form) this.openLine(this.line);
    else this.path = [];
  }

  openLine(line: number): void {
    this.#drop();
    this.line = line;
    const trace = this.#form && traceOfLine(this.#form, line);
    this.path = trace ? [trace] : [];
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
    const line = /^line:(\d+)$/.exec(trace.deeper)?.[1];
    const told = line && this.#form ? traceOfLine(this.#form, Number(line)) : undefined;
    if (told) {
      this.path = [...this.path, told];
      return;
    }
    const turn = this.#turn;
    this.loading = true;
    try {
      const found = await this.#deeper(trace.deeper);
      if (turn === this.#turn) runInAction(() => void (this.path = [...this.path, found]));
    } catch (error) {
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.fault = faultOf(error);
        this.#failed = trace;
      });
    } finally {
      if (turn === this.#turn) runInAction(() => void (this.loading = false));
    }
  }

  async retry(): Promise<void> {
    if (this.#failed) await this.open(this.#failed);
  }

  /** Back to the figure at this place of the path. */
  backTo(place: number): void {
    this.#drop();
    this.path = this.path.slice(0, place + 1);
  }

  close(): void {
    this.#drop();
    this.path = [];
    this.line = null;
  }

  /** A late answer to what is no longer asked is passed over. */
  #drop(): void {
    this.#turn += 1;
    this.loading = false;
    this.fault = null;
  }
}

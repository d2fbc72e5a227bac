import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { LedgerPort, RecomputeProgress, RecomputeResult } from '@rdm/core/internal/ledger';
import type { WorkPort } from '@rdm/core/internal/platform';
import { faultOf } from '../fault-of';

const pollEvery = 300;
/** The name of a rebuild as long work. */
const RECOMPUTE = 'ledger.recompute';

/** One rebuild of a year: its progress, then its result. */
export class RecomputeViewModel {
  running = false;
  /** The one that is rebuilt, or was last. */
  year = '';
  progress: RecomputeProgress | null = null;
  result: RecomputeResult | null = null;
  fault: Fault | null = null;
  cancelling = false;
  readonly #work: WorkPort | undefined;
  readonly #ledger: Pick<LedgerPort, 'recompute' | 'recomputeProgress'>;

  /** @param work where a rebuild is cancelled; left out where it cannot be */
  constructor(ledger: Pick<LedgerPort, 'recompute' | 'recomputeProgress'>, work?: WorkPort) {
    this.#ledger = ledger;
    this.#work = work;
    makeAutoObservable(this, { progress: observableRef, result: observableRef, fault: observableRef });
  }

  /** In percent; undefined while no step is known. */
  get share(): number | undefined {
    const { done, total } = this.progress ?? { done: 0, total: 0 };
    return total > 0 ? (done / total) * 100 : undefined;
  }

  /** Returns whether the year was rebuilt. A second call while one is running does nothing. */
  async run(year: string): Promise<boolean> {
    if (this.running) return false;
    this.running = true;
    this.year = year;
    this.result = null;
    this.fault = null;
    this.progress = null;
    const polling = setInterval(() => void this.#poll(year), pollEvery);
    try {
      const result = await this.#ledger.recompute({ year });
      runInAction(() => void (this.result = result));
      return true;
    } catch (error) {
      runInAction(() => void (this.fault = faultOf(error)));
      return false;
    } finally {
      clearInterval(polling);
      runInAction(() => void (this.running = false));
    }
  }

  get canCancel(): boolean {
    return this.running && this.#work !== undefined;
  }

  /** Cancels the rebuild under way, which is then refused; nothing where it has ended meanwhile. */
  async cancel(): Promise<void> {
    if (this.cancelling || !this.#work) return;
    this.cancelling = true;
    const work = this.#work;
    try {
      const all = await work.unfinished();
      for (const { id, call } of all) if (call === RECOMPUTE) await work.cancel({ id });
    } catch {
      // The rebuild itself says how it ended.
    } finally {
      runInAction(() => void (this.cancelling = false));
    }
  }

  forget(): void {
    if (this.running) return;
    this.result = null;
    this.fault = null;
  }

  async #poll(year: string): Promise<void> {
    // Best effort: a failed poll leaves the progress bar unchanged; errors are reported by the rebuild itself.
    const progress = await this.#ledger.recomputeProgress({ year }).catch(() => null);
    if (progress?.running && this.running) runInAction(() => void (this.progress = progress));
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Toasts } from '../components';
import { faultOf } from './fault-of';

/** A user-triggered operation; a second call while it runs is ignored. */
export class Task {
  running = false;

  constructor(private readonly toast: Pick<Toasts, 'refused'>) {
    makeAutoObservable<this, 'toast'>(this, { toast: false });
  }

  /** Returns the result of the work; null if it is already running or failed. A failure is shown as a toast. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.running) return null;
    this.running = true;
    try {
      return await work();
    } catch (error) {
      this.toast.refused(faultOf(error));
      return null;
    } finally {
      runInAction(() => void (this.running = false));
    }
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Toasts } from '../components';
import { faultOf } from './fault-of';

/** Something a person starts and waits for: it runs once at a time, so that a second click does nothing. */
export class Task {
  running = false;

  constructor(private readonly toast: Pick<Toasts, 'error'>) {
    makeAutoObservable<this, 'toast'>(this, { toast: false });
  }

  /** Answers what came of the work; null where it runs already, and where it was refused, which is then said. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.running) return null;
    this.running = true;
    try {
      return await work();
    } catch (error) {
      this.toast.error(faultOf(error).message);
      return null;
    } finally {
      runInAction(() => void (this.running = false));
    }
  }
}

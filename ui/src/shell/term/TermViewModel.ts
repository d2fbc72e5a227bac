import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SystemPort, TermInfo } from '@rdm/core/internal/platform';
import { firstTerm } from '../first-readings';
import type { SaberStorage } from '../storage/SaberStorage';

/** In session storage, so that a dismissed notice does not reappear until the window closes. */
const key = 'trialNotice';

/** Whether the tenant is on trial (`activate` 0), and until when it may use the product. */
export class TermViewModel {
  /** `null` until it is known. */
  term: TermInfo | null = null;
  /** Whether the notice is shown. */
  tells = false;

  /** @param owner who dismissed the notice: tenant and account. */
  constructor(
    private readonly port: Pick<SystemPort, 'termInfo'>,
    private readonly storage: SaberStorage,
    private readonly owner: string,
  ) {
    makeAutoObservable<this, 'port' | 'storage' | 'owner'>(
      this,
      { port: false, storage: false, owner: false, term: observableRef },
      { autoBind: true },
    );
  }

  /** Whether it ends within thirty days, or has ended. */
  get endsSoon(): boolean {
    return this.term !== null && this.term.reminder !== null;
  }

  /** Whether it is over, so that nothing can be written any more. */
  get isOver(): boolean {
    return this.term?.reminder === 0;
  }

  get isTrial(): boolean {
    return this.term?.activate === 0;
  }

  /** Errors are ignored, because the notice is not essential. */
  async load(): Promise<void> {
    try {
      const term = await firstTerm.take(this.port);
      runInAction(() => {
        this.term = term;
        this.tells = (this.isTrial || this.endsSoon) && this.storage.text(key) !== this.#told;
      });
    } catch {
      return;
    }
  }

  tell(): void {
    this.tells = true;
  }

  close(): void {
    this.tells = false;
    this.storage.write(key, this.#told, 'session');
  }

  /** What is dismissed: told again at 30, 7 and 1 days before the end. */
  get #told(): string {
    return `${this.owner} ${this.term?.reminder ?? ''}`.trim();
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SystemPort, TermInfo } from '@rdm/core/internal/platform';
import type { SaberStorage } from '../storage/SaberStorage';

/** In session storage, so that a dismissed notice does not reappear until the window closes. */
const key = 'trialNotice';

/** Whether the tenant is on trial (`activate` 0), and until when. */
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

  get isTrial(): boolean {
    return this.term?.activate === 0;
  }

  /** Errors are ignored, because the notice is not essential. */
  async load(): Promise<void> {
    try {
      const term = await this.port.termInfo();
      runInAction(() => {
        this.term = term;
        this.tells = this.isTrial && this.storage.text(key) !== this.owner;
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
    this.storage.write(key, this.owner, 'session');
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenSession, ProfilePort } from '@rdm/core/access';
import type { Text } from '@rdm/core/kernel';
import { faultMessage } from '../../../shell/fault-message';

/** Where a person is signed in. */
export class SessionListViewModel {
  /** `null` until they are known. */
  sessions: readonly OpenSession[] | null = null;
  failure: Text | null = null;

  /** @param userId whose; one's own where it is not said */
  constructor(
    private readonly port: Pick<ProfilePort, 'sessions' | 'endSession'>,
    private readonly userId?: string,
  ) {
    makeAutoObservable<this, 'port' | 'userId'>(
      this,
      { port: false, userId: false, sessions: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.failure = null;
    try {
      const sessions = await this.port.sessions(this.userId === undefined ? {} : { userId: this.userId });
      runInAction(() => (this.sessions = sessions));
    } catch (error) {
      runInAction(() => (this.failure = faultMessage(error)));
    }
  }

  /** Ends one and reads the list anew. @throws Refusal */
  async end(id: string): Promise<void> {
    await this.port.endSession({ id });
    await this.load();
  }
}

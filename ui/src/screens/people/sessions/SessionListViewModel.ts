import { makeAutoObservable } from 'mobx';
import type { OpenSession, ProfilePort } from '@rdm/core/internal/access';
import type { Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import { callFault } from '../../../shell/fault-message';

/** Active sessions of a user. */
export class SessionListViewModel {
  readonly #loader = new Loader(() => this.port.sessions(this.userId === undefined ? {} : { userId: this.userId }), {
    faultOf: callFault,
  });

  /** @param userId the user whose sessions are listed; by default the signed-in one */
  constructor(
    private readonly port: Pick<ProfilePort, 'sessions' | 'endSession'>,
    private readonly userId?: string,
  ) {
    makeAutoObservable<this, 'port' | 'userId'>(this, { port: false, userId: false }, { autoBind: true });
  }

  /** `null` until loaded. */
  get sessions(): readonly OpenSession[] | null {
    return this.#loader.value;
  }

  get failure(): Text | null {
    return this.#loader.fault?.message ?? null;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Ends a session and reloads the list. @throws Refusal */
  async end(id: string): Promise<void> {
    await this.port.endSession({ id });
    await this.load();
  }
}

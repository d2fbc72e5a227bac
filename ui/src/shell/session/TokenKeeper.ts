import type { Alone } from './alone';
import type { SessionViewModel } from './SessionViewModel';

/** Access tokens live for 3600 s; ten minutes are left for a network that comes and goes. docs/wire.md, Refresh */
const refreshAfterSeconds = 3_000;
const checkEverySeconds = 10;

/** Renews the token of a session in time: one request at a time, whichever window of the browser makes it. */
export class TokenKeeper {
  #running: Promise<void> | null = null;

  /** @param now ms since 1970 */
  constructor(
    private readonly session: Pick<SessionViewModel, 'tokenTaken' | 'adopt' | 'refresh'>,
    private readonly alone: Alone,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Checks the age of the token every 10 s, and when the window comes back into sight or the network returns: a machine
   * that slept has let the time pass. Answers how to stop.
   */
  start(): () => void {
    const check = () => void this.refreshIfDue();
    const timer = setInterval(check, checkEverySeconds * 1_000);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
    };
  }

  /** Asks for a new token once the present one is 3,000 s old. */
  refreshIfDue(): Promise<void> {
    if (!this.#isDue()) return Promise.resolve();
    this.#running ??= this.alone(() => this.#refresh()).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refresh(): Promise<void> {
    // Another window may have renewed it while this one waited for its turn.
    this.session.adopt();
    if (this.#isDue()) await this.session.refresh();
  }

  #isDue(): boolean {
    const taken = this.session.tokenTaken();
    return taken !== undefined && this.now() - taken >= refreshAfterSeconds * 1_000;
  }
}

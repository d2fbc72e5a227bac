import type { Alone } from './alone';
import type { SessionViewModel } from './SessionViewModel';

/** Access tokens live for 3600 s; ten minutes are left for an unreliable network. docs/wire.md, Refresh */
const refreshAfterSeconds = 3_000;
const checkEverySeconds = 10;

/** Renews the token of a session before it expires: one request at a time across all windows of the browser. */
export class TokenKeeper {
  #running: Promise<void> | null = null;

  /** @param now ms since 1970 */
  constructor(
    private readonly session: Pick<SessionViewModel, 'tokenTaken' | 'adopt' | 'refresh'>,
    private readonly alone: Alone,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Checks the age of the token every 10 s, and when the window becomes visible or the network returns, because timers
   * do not run while a machine sleeps. Returns a disposer.
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

  /** Renews the token once it is 3,000 s old. */
  refreshIfDue(): Promise<void> {
    if (!this.#isDue()) return Promise.resolve();
    this.#running ??= this.alone(() => this.#refresh()).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refresh(): Promise<void> {
    // Another window may have renewed it while this one waited for the lock.
    this.session.adopt();
    if (this.#isDue()) await this.session.refresh();
  }

  #isDue(): boolean {
    const taken = this.session.tokenTaken();
    return taken !== undefined && this.now() - taken >= refreshAfterSeconds * 1_000;
  }
}

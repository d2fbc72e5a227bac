import { text } from '@rdm/core/internal/kernel';
import type { SaberStorage } from '../storage/SaberStorage';
import type { SessionViewModel } from './SessionViewModel';

const ended = text('长时间未操作，已自动退出登录', 'You were signed out, because nothing was done for a long time');
/** What a person does; timers of the screens are none of it. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const checkedEvery = 30_000;
/** Activity is written down once in so many ms. */
const notedEvery = 15_000;

/** Ends a session in which nobody has typed or clicked for as long as the tenant allows, in no window of the browser. */
export class IdleWatch {
  #notedAt = 0;

  /** @param now ms since 1970 */
  constructor(
    private readonly session: Pick<SessionViewModel, 'user' | 'signedIn' | 'signOut'>,
    private readonly storage: Pick<SaberStorage, 'text' | 'write'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns a disposer. */
  start(): () => void {
    this.note();
    const note = () => this.note();
    const check = () => void this.check();
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    document.addEventListener('visibilitychange', check);
    const timer = setInterval(check, checkedEvery);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }

  note(): void {
    if (this.now() - this.#notedAt < notedEvery) return;
    this.#notedAt = this.now();
    this.storage.write('activeAt', String(this.#notedAt));
  }

  async check(): Promise<void> {
    const minutes = this.session.user?.idleMinutes ?? 0;
    if (!this.session.signedIn || minutes === 0) return;
    // Another window may be the one in use.
    const activeAt = Math.max(this.#notedAt, Number(this.storage.text('activeAt') ?? 0));
    if (this.now() - activeAt >= minutes * 60_000) await this.session.signOut(ended);
  }
}

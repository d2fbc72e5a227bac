import type { Clock } from '../kernel';

const LIFETIME = 5 * 60_000;
/** Minimum interval between two codes for a phone, in ms. */
const APART = 60_000;
const TRIES = 5;
/** More than a day of legitimate use; the oldest are evicted first. */
const MOST = 10_000;

interface Waiting {
  readonly phone: string;
  readonly code: string;
  readonly until: number;
  tries: number;
}

/** Pending codes sent as text messages: valid for five minutes and five attempts, rate-limited per phone. */
export class SmsCodes {
  readonly #waiting = new Map<string, Waiting>();
  readonly #lastSent = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly newKey: () => string,
  ) {}

  /** A new code for a phone; null while the last one is too recent. */
  create(phone: string): { readonly id: string; readonly code: string } | null {
    const now = this.clock.instant();
    for (const [each, at] of this.#lastSent) {
      if (at + APART > now) break;
      this.#lastSent.delete(each);
    }
    if (this.#lastSent.has(phone)) return null;
    this.#lastSent.set(phone, now);
    const [id, random] = [this.newKey(), this.newKey()];
    const code = String(Number.parseInt(random.replaceAll('-', '').slice(-12), 16) % 1_000_000).padStart(6, '0');
    this.#waiting.set(id, { phone, code, until: now + LIFETIME, tries: 0 });
    if (this.#waiting.size > MOST) this.#waiting.delete(this.#waiting.keys().next().value!);
    return { id, code };
  }

  /** Revokes a code that was not delivered; the phone may get another at once. */
  withdraw(id: string, phone: string): void {
    this.#waiting.delete(id);
    this.#lastSent.delete(phone);
  }

  /** Whether the code is the one sent to the phone; a correct one is consumed. */
  redeem(id: string, phone: string, code: string): boolean {
    const waiting = this.#waiting.get(id);
    if (!waiting) return false;
    waiting.tries += 1;
    const right = waiting.until > this.clock.instant() && waiting.phone === phone && waiting.code === code.trim();
    if (right || waiting.tries >= TRIES) this.#waiting.delete(id);
    return right;
  }
}

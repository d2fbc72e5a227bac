import type { Clock } from '../kernel';
import type { CaptchaDrawer } from './driven';

/** A picture to read, and the key to send back with its letters; both are empty where no captcha is asked for. */
export interface Captcha {
  readonly key: string;
  /** A data URL. */
  readonly image: string;
}

const LIFETIME = 30 * 60_000;
/** More than a day of legitimate use; the oldest are evicted, so that captcha requests cannot exhaust memory. */
const MOST = 10_000;

/** Pending captchas: valid for 30 minutes and one attempt, compared case-insensitively. */
export class Captchas {
  private readonly waiting = new Map<string, { code: string; until: number }>();

  constructor(
    private readonly drawer: CaptchaDrawer,
    private readonly clock: Clock,
    private readonly newKey: () => string,
  ) {}

  create(): Captcha {
    const { code, image } = this.drawer.draw();
    const key = this.newKey();
    this.waiting.set(key, { code: code.toLowerCase(), until: this.clock.instant() + LIFETIME });
    if (this.waiting.size > MOST) this.waiting.delete(this.waiting.keys().next().value!);
    return { key, image };
  }

  redeem(key: string | undefined, code: string | undefined): boolean {
    const expected = this.waiting.get(key ?? '');
    this.waiting.delete(key ?? '');
    return expected !== undefined && expected.until > this.clock.instant() && expected.code === code?.toLowerCase();
  }
}

import type { Ephemeral } from '../kernel';
import type { CaptchaDrawer } from './driven';

/** A picture to read, and the key to send back with its letters; both are empty where no captcha is asked for. */
export interface Captcha {
  readonly key: string;
  /** A data URL. */
  readonly image: string;
}

const LIFETIME = 30 * 60_000;

/** Pending captchas: valid for 30 minutes and one attempt, compared case-insensitively. */
export class Captchas {
  constructor(
    private readonly drawer: CaptchaDrawer,
    private readonly ephemeral: Ephemeral,
    private readonly newKey: () => string,
  ) {}

  async create(): Promise<Captcha> {
    const { code, image } = await this.drawer.draw();
    const key = this.newKey();
    await this.ephemeral.put(placeOf(key), code.toLowerCase(), LIFETIME);
    return { key, image };
  }

  async redeem(key: string | undefined, code: string | undefined): Promise<boolean> {
    const expected = await this.ephemeral.take<string>(placeOf(key ?? ''));
    return expected !== null && expected === code?.toLowerCase();
  }
}

/** Keys are short; a longer one was made by nobody here. */
const placeOf = (key: string): string => `captcha ${key.slice(0, 100)}`;

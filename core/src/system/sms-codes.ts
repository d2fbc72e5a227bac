import type { Ephemeral } from '../kernel';

const LIFETIME = 5 * 60_000;
/** Minimum interval between two codes for a phone, in ms. */
const APART = 60_000;
const TRIES = 5;

interface Waiting {
  readonly phone: string;
  readonly code: string;
}

/** Pending codes sent as text messages: valid for five minutes and five attempts, rate-limited per phone. */
export class SmsCodes {
  constructor(
    private readonly ephemeral: Ephemeral,
    private readonly newKey: () => string,
  ) {}

  /** A new code for a phone; null while the last one is too recent. */
  async create(phone: string): Promise<{ readonly id: string; readonly code: string } | null> {
    const { count } = await this.ephemeral.count(lastSent(phone), APART);
    if (count > 1) return null;
    const [id, random] = [this.newKey(), this.newKey()];
    const code = String(Number.parseInt(random.replaceAll('-', '').slice(-12), 16) % 1_000_000).padStart(6, '0');
    const waiting: Waiting = { phone, code };
    await this.ephemeral.put(placeOf(id), waiting, LIFETIME);
    return { id, code };
  }

  /** Revokes a code that was not delivered; the phone may get another at once. */
  async withdraw(id: string, phone: string): Promise<void> {
    await this.ephemeral.remove(placeOf(id));
    await this.ephemeral.remove(lastSent(phone));
  }

  /** Whether the code is the one sent to the phone; a correct one is consumed, of several at once by one. */
  async redeem(id: string, phone: string, code: string): Promise<boolean> {
    const place = placeOf(id);
    const waiting = await this.ephemeral.find<Waiting>(place);
    if (!waiting) return false;
    const { count } = await this.ephemeral.count(`${place} tries`, LIFETIME);
    if (count > TRIES) return false;
    if (waiting.phone !== phone || waiting.code !== code.trim()) return false;
    return (await this.ephemeral.take(place)) !== null;
  }
}

const lastSent = (phone: string): string => `sms sent ${phone}`;
const placeOf = (id: string): string => `sms ${id.slice(0, 100)}`;

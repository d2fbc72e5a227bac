import type { Clock } from '../kernel';

const LOCKED_FOR = 30 * 60_000;
/** `account.failCount` of the stock installation. */
export const FAILURES_ALLOWED = 5;

/** Counts failed sign-ins per tenant and account; unknown accounts count too, to prevent account enumeration. */
export class FailedSignIns {
  private readonly failures = new Map<string, { count: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  isLocked(tenantId: string, account: string, allowed = FAILURES_ALLOWED): boolean {
    const failed = this.failures.get(keyOf(tenantId, account));
    return failed !== undefined && failed.until > this.clock.instant() && failed.count >= allowed;
  }

  add(tenantId: string, account: string): void {
    const now = this.clock.instant();
    for (const [key, failed] of this.failures) if (failed.until <= now) this.failures.delete(key);
    const key = keyOf(tenantId, account);
    this.failures.set(key, { count: (this.failures.get(key)?.count ?? 0) + 1, until: now + LOCKED_FOR });
  }

  clear(tenantId: string, account: string): void {
    this.failures.delete(keyOf(tenantId, account));
  }
}

/** No account is longer than this; the rest is cut so that it cannot exhaust memory. */
const LONGEST = 200;

const keyOf = (tenantId: string, account: string) => `${tenantId} ${account.slice(0, LONGEST).toLowerCase()}`;

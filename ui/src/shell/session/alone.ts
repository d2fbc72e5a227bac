import type { SaberStorage } from '../storage/SaberStorage';

/** Runs a job under mutual exclusion across the windows of the browser. */
export type Alone = (job: () => Promise<void>) => Promise<void>;

/** The Web Locks API, available only over TLS or from localhost. */
export type WindowLocks = Pick<LockManager, 'request'>;

const lockName = 'saber-refresh';
const leaseKey = 'refreshLease';
/** Lease duration in ms: limits how long a window closed during its job blocks the others. */
const leaseTime = 30_000;
/** Delay in ms after which two windows taking the lease simultaneously see which one wrote last. */
const settleTime = 60;

/**
 * With Web Locks the windows run the job one after the other. Without them a lease in shared storage is used, and a
 * window that finds the lease taken skips the job.
 */
export function aloneAcrossWindows(
  storage: SaberStorage,
  locks: WindowLocks | undefined,
  now: () => number = Date.now,
): Alone {
  if (locks) return async (job) => locks.request(lockName, job);
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return async (job) => {
    const held = leaseIn(storage);
    if (held && held.owner !== owner && held.until > now()) return;
    storage.write(leaseKey, { owner, until: now() + leaseTime });
    await new Promise((resolve) => setTimeout(resolve, settleTime));
    if (leaseIn(storage)?.owner !== owner) return;
    try {
      await job();
    } finally {
      storage.remove(leaseKey);
    }
  };
}

interface Lease {
  readonly owner: string;
  /** ms since 1970 */
  readonly until: number;
}

function leaseIn(storage: SaberStorage): Lease | null {
  const kept = storage.entry(leaseKey)?.content;
  if (typeof kept !== 'object' || kept === null) return null;
  const { owner, until } = kept as Readonly<Record<string, unknown>>;
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
}

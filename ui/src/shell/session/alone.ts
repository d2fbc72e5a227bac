import type { SaberStorage } from '../storage/SaberStorage';

/** Does a job while no other window of the browser does the same one. */
export type Alone = (job: () => Promise<void>) => Promise<void>;

/** As the browser offers it, on pages that came over TLS or from the machine itself. */
export type WindowLocks = Pick<LockManager, 'request'>;

const lockName = 'saber-refresh';
const leaseKey = 'refreshLease';
/** A window that closes in the middle of its job keeps the others waiting no longer than this, in ms. */
const leaseTime = 30_000;
/** Two windows that take the lease in the same moment see after this time who wrote last, in ms. */
const settleTime = 60;

/**
 * By the browser's own locks, in turn, one window after the other. Without them by a lease in the storage that the
 * windows share: then a window that finds it taken leaves the job to the other one.
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

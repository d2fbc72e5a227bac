import { tenant } from '@rdm/core/internal/access';
import type { Application } from '@rdm/core/internal/application';
import { keepLogs, type LogEntry, type LogResource } from '@rdm/core/internal/system';

/** An entry that waits to be written into a tenant's log. */
interface Noted {
  readonly tenantId: string;
  readonly log: LogResource;
  readonly entry: LogEntry<LogResource>;
}

/** Milliseconds for which entries are collected before they are written as a batch. */
const GATHERED_FOR = 1_000;
/** Upper bound of pending entries; further ones are dropped rather than filling the memory. */
const MOST_WAITING = 5_000;

/**
 * Writes log entries outside the requests they describe: in batches, one transaction per tenant. Entries that cannot be
 * written are reported to `onFault` and lost: a log must never slow down or fail the logged request.
 */
export class LogBook {
  #waiting: Noted[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly application: Pick<Application, 'inTenant'>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  note<R extends LogResource>(tenantId: string, log: R, entry: LogEntry<R>): void {
    if (this.#closed || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push({ tenantId, log, entry });
    this.#timer ??= setTimeout(() => void this.flush(), GATHERED_FOR).unref();
  }

  /** Resolves when everything noted so far is written or lost. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const noted = this.#waiting;
    this.#waiting = [];
    this.#writing = this.#writing.then(() => this.#write(noted));
    return this.#writing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.flush();
  }

  async #write(noted: readonly Noted[]): Promise<void> {
    for (const tenantId of new Set(noted.map((each) => each.tenantId))) {
      try {
        await this.#writeOf(
          tenantId,
          noted.filter((each) => each.tenantId === tenantId),
        );
      } catch (error) {
        this.onFault(error);
      }
    }
  }

  async #writeOf(tenantId: string, noted: readonly Noted[]): Promise<void> {
    await this.application.inTenant(tenantId, async (call) => {
      // A sign-in may name any tenant; nothing is written for one that does not exist.
      if ((await call.records.findByKeys(tenant, [{ code: tenantId }])).length === 0) return;
      for (const log of new Set(noted.map((each) => each.log))) {
        const entries = noted.filter((each) => each.log === log).map(({ entry }) => entry);
        await keepLogs(call, log, entries);
      }
    });
  }
}

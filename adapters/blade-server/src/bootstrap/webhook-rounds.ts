import { PLATFORM_TENANT, tenant } from '@rdm/core/internal/access';
import type { Application } from '@rdm/core/internal/application';

export interface RoundsOptions {
  /** Called with what failed; the messages stay in the outbox. */
  readonly onFault: (error: unknown) => void;
  /** Milliseconds between looks at every tenant; a minute by default. */
  readonly every?: number;
}

const ONE_MINUTE = 60_000;
/** Tenants served side by side, so that a slow receiver of one does not hold up the others. */
const AT_ONCE = 8;

/**
 * Sends the messages of webhooks: of a tenant as soon as its transaction has left some, at the time of the next attempt,
 * and, for what another process or an earlier run left behind, of every tenant once a minute. Several processes on one
 * database may run rounds; each delivery is claimed by one of them.
 */
export class WebhookRounds {
  /** By tenant: when it is to be served, in ms since 1970. */
  readonly #due = new Map<string, number>();
  readonly #serving = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  readonly #every: number;
  readonly #stopListening: () => void;
  #looks: NodeJS.Timeout;
  #closed = false;

  constructor(
    private readonly application: Pick<Application, 'webhooks' | 'inTenant'>,
    private readonly options: RoundsOptions,
  ) {
    this.#every = options.every ?? ONE_MINUTE;
    this.#stopListening = application.webhooks.onWaiting((tenantId) => this.#plan(tenantId, 0));
    this.#looks = setInterval(() => this.#look(), this.#every).unref();
    this.#look();
  }

  /** Resolves when what is being sent has been answered and noted. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopListening();
    clearInterval(this.#looks);
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#serving.values());
  }

  #look(): void {
    this.#looking = this.#looking.then(async () => {
      try {
        const tenants = await this.application.inTenant(PLATFORM_TENANT, (call) => call.records.find(tenant));
        for (const { code } of tenants) if (code) this.#plan(code, 0);
      } catch (error) {
        this.options.onFault(error);
      }
    });
  }

  #plan(tenantId: string, at: number): void {
    if (this.#closed) return;
    this.#note(tenantId, at);
    this.#begin();
  }

  #note(tenantId: string, at: number): void {
    this.#due.set(tenantId, Math.min(at, this.#due.get(tenantId) ?? Infinity));
  }

  /** Serves the tenants that are due, and sets the timer for the next. */
  #begin(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#closed) return;
    const now = Date.now();
    let next = Infinity;
    for (const [tenantId, at] of this.#due) {
      if (this.#serving.has(tenantId)) continue;
      if (at > now) next = Math.min(next, at);
      else if (this.#serving.size < AT_ONCE) this.#serve(tenantId);
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.#begin(), Math.min(next - now, this.#every)).unref();
  }

  #serve(tenantId: string): void {
    this.#due.delete(tenantId);
    const serving = this.application.webhooks.sendDue(tenantId).then(
      (next) => {
        if (next !== null) this.#note(tenantId, instantOf(next));
      },
      (error: unknown) => this.options.onFault(error),
    );
    this.#serving.set(
      tenantId,
      serving.finally(() => {
        this.#serving.delete(tenantId);
        this.#begin();
      }),
    );
  }
}

/** Times of the store are those of China. */
const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);

import type { SecretKeeper } from '../../system';
import type { InTenant } from '../tenants/found-tenant';
import { claimDue, nextDue, noteAnswers, type Claimed } from './delivery-attempts';
import type { PostedAnswer, WebhookPoster } from './webhook-poster';

type OnWaiting = (tenantId: string) => void;

/** Sends what lies in the outbox of webhooks. When it runs is decided by the program around it. */
export class Webhooks {
  readonly #listeners = new Set<OnWaiting>();

  constructor(
    private readonly inTenant: InTenant,
    private readonly poster: WebhookPoster | undefined,
    private readonly secrets: SecretKeeper,
  ) {}

  /** Calls back when a transaction of a tenant has put messages into the outbox; returns how to stop. */
  onWaiting(listener: OnWaiting): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells that messages of a tenant wait. */
  waiting(tenantId: string): void {
    for (const listener of this.#listeners) listener(tenantId);
  }

  /**
   * Sends some of what is due in a tenant, with no transaction open meanwhile. Returns when the next is due, which may be
   * now, or null where nothing waits.
   */
  async sendDue(tenantId: string): Promise<string | null> {
    if (!this.poster) return null;
    const claimed = await this.inTenant(tenantId, claimDue);
    if (claimed.length > 0) {
      const answers = await Promise.all(
        claimed.map(async (each) => ({
          deliveryId: each.delivery.deliveryId ?? '',
          answer: await this.attempt(this.poster!, each),
        })),
      );
      await this.inTenant(tenantId, (call) => noteAnswers(call, answers));
    }
    return this.inTenant(tenantId, nextDue);
  }

  private async attempt(poster: WebhookPoster, { hook, delivery }: Claimed): Promise<PostedAnswer> {
    const secret = await this.secrets.open(hook.secret ?? '');
    if (secret === null) return { failure: 'sealedSecret', durationMs: 0 };
    return poster.post({
      url: hook.url,
      secret,
      deliveryId: delivery.deliveryId ?? '',
      body: delivery.body ?? '',
    });
  }
}

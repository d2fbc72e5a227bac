import type { Call, Clock, PasswordHasher } from '../kernel';
import { client } from './client';
import { PLATFORM_TENANT } from './tenant';

/** How long a client is believed before its secret is asked of the store again. */
const BELIEVED_FOR = 60_000;
const MOST = 1_000;

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

/** The programs the platform has registered, by id and secret; right ones are remembered for a minute. */
export class KnownClients {
  readonly #believed = new Map<string, number>();

  constructor(
    private readonly inTenant: InTenant,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async knows(clientId: string, secret: string): Promise<boolean> {
    const key = JSON.stringify([clientId, secret]);
    if ((this.#believed.get(key) ?? 0) > this.clock.instant()) return true;
    const [found] = await this.inTenant(PLATFORM_TENANT, (call) => call.records.findByKeys(client, [{ clientId }]));
    if (!found || found.status !== 1 || !(await this.hasher.verify(String(found.clientSecret), secret))) return false;
    if (this.#believed.size >= MOST) this.#believed.clear();
    this.#believed.set(key, this.clock.instant() + BELIEVED_FOR);
    return true;
  }
}

import type { Call, SignInClient } from '../records';
import type { Clock, PasswordHasher } from '../kernel';
import { client } from './client';
import { registeredClient } from './sign-in-client';
import { PLATFORM_TENANT } from './tenant';

/** How long a client is believed before it is asked of the store again. */
const BELIEVED_FOR = 60_000;
const MOST = 1_000;

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

interface Believed {
  readonly until: number;
  /** The hash its secret was found right for: proving it costs the work of a password. */
  readonly hash: string;
}

/** The programs the platform has registered, by id and secret. */
export class KnownClients {
  readonly #believed = new Map<string, Believed>();

  constructor(
    private readonly inTenant: InTenant,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** Whether there is such a client; right answers are remembered for a minute. */
  async knows(clientId: string, secret: string): Promise<boolean> {
    const believed = this.#believed.get(keyOf(clientId, secret));
    if (believed && believed.until > this.clock.instant()) return true;
    return (await this.find(clientId, secret)) !== null;
  }

  /** The client as it is registered now, or null: tokens go to nobody who was removed or changed a moment ago. */
  async find(clientId: string, secret: string): Promise<SignInClient | null> {
    const key = keyOf(clientId, secret);
    const [found] = await this.inTenant(PLATFORM_TENANT, (call) => call.records.findByKeys(client, [{ clientId }]));
    const hash = found?.clientSecret ?? '';
    const isRight =
      found?.status === 1 && (this.#believed.get(key)?.hash === hash || (await this.hasher.verify(hash, secret)));
    if (!isRight) {
      this.#believed.delete(key);
      return null;
    }
    if (this.#believed.size >= MOST) this.#believed.clear();
    this.#believed.set(key, { until: this.clock.instant() + BELIEVED_FOR, hash });
    return registeredClient(found);
  }
}

const keyOf = (clientId: string, secret: string): string => JSON.stringify([clientId, secret]);

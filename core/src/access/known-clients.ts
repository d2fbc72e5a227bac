import type { Call, SignInClient } from '../records';
import type { Clock, Ephemeral, PasswordHasher } from '../kernel';
import { client } from './client';
import { registeredClient } from './sign-in-client';
import { PLATFORM_TENANT } from './tenant';

/** How long a verified client is cached, in ms. */
const BELIEVED_FOR = 60_000;
const MOST = 1_000;
const CLIENTS = 'clients';

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

interface Believed {
  readonly until: number;
  /** The hash its secret was verified against; cached because verifying costs as much as a password hash. */
  readonly hash: string;
}

/** The programs registered by the platform, by id and secret. */
export class KnownClients {
  readonly #believed = new Map<string, Believed>();

  constructor(
    private readonly inTenant: InTenant,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly ephemeral: Ephemeral,
  ) {
    ephemeral.subscribe(CLIENTS, () => this.#believed.clear());
  }

  /** Looks every client up anew, in every process, e.g. after one was changed or removed. */
  async forgetAll(): Promise<void> {
    this.#believed.clear();
    await this.ephemeral.publish(CLIENTS, '');
  }

  /** Whether there is such a client; positive answers are cached for a minute. */
  async knows(clientId: string, secret: string): Promise<boolean> {
    const believed = this.#believed.get(keyOf(clientId, secret));
    if (believed && believed.until > this.clock.instant() && this.ephemeral.hears) return true;
    return (await this.find(clientId, secret)) !== null;
  }

  /** The client as stored now, or null. Never cached, so that a client just removed or changed gets no tokens. */
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

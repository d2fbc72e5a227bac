import type { Asker, Call, Caller } from '../records';
import type { Clock, Ephemeral } from '../kernel';
import type { Tokens } from './driven';
import type { TicketHolder } from './download-tickets';
import { socialAccount } from './entities';
import { actingIn } from './use-cases/acting-in';
import { callerOfUser } from './use-cases/caller-of-user';
import { lacksSecondFactor } from './use-cases/required-factor';
import { passwordHasExpired } from './use-cases/password-expiry';
import { boundUser } from './use-cases/sign-in-outside';
import { openSession, tenantTerm, userOf } from './use-cases/sessions';
import { GUEST } from './use-cases/token-answer';
import { noteTokenUse, readTokenById, readTokenCaller, tokenRefused, type TokenCaller } from './use-cases/token-caller';
import type { SessionRecord } from './session';
import type { UserRecord } from './user';
import { readTokenText, tokenDigest } from './token-text';

/** How long a caller's rights are cached, in ms. */
const BELIEVED_FOR = 10_000;
/** The messages of what is to be forgotten: empty for everything, or a kind and its name. */
const RIGHTS = 'rights';
/** In ms; longer than any token lives. */
const LONGEST_SESSION = 30 * 24 * 3_600_000;
/** How often the use of an access token is noted, in ms. */
const NOTED_EVERY = 300_000;

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

/**
 * Turns access tokens into callers: the token is verified at every request; session, user, roles and permissions are
 * read at most every ten seconds, and at once after a sign-out or a change of rights in any process of the installation.
 */
export class Callers {
  private readonly believed = new Map<string, { caller: Caller; until: number }>();
  /** How often callers were forgotten. A caller read across such a moment may be out of date and is not cached. */
  private forgotten = 0;

  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly inTenant: InTenant,
    private readonly ephemeral: Ephemeral,
  ) {
    ephemeral.subscribe(RIGHTS, (message) => this.forgetHere(message ?? ''));
  }

  async of(token: string): Promise<{ caller: Caller; sessionKey: string } | null> {
    const claims = await this.tokens.verify(token);
    if (claims?.kind !== 'access_token') return null;
    return this.ofSession(claims);
  }

  /** The caller of a session that is still open. */
  async ofSession({
    tenantId,
    userId,
    sessionKey,
  }: TicketHolder): Promise<{ caller: Caller; sessionKey: string } | null> {
    const caller = await this.believe(sessionKey, () =>
      this.hasEnded(sessionKey).then((ended) =>
        ended ? null : this.inTenant(tenantId, (call) => readCaller(call, userId, sessionKey)),
      ),
    );
    return caller && { caller, sessionKey };
  }

  /**
   * The caller of an access token that a user made for a program.
   * @throws Refusal where it opens nothing, in a sentence for its holder
   */
  async ofApiToken(token: string): Promise<Caller> {
    const read = readTokenText(token);
    if (!read) throw tokenRefused('unknown');
    const digest = tokenDigest(token);
    const caller = await this.believe(`token ${digest}`, async () => {
      const found = await this.inTenant(read.tenantId, (call) => readTokenCaller(call, read, digest));
      await this.noteUse(read.tenantId, found);
      return found.caller;
    });
    // What is read is either a caller or refused.
    return caller!;
  }

  /**
   * The caller of work, with the rights there are when it begins; null where the session has ended since.
   * @throws Refusal where the access token opens nothing any more
   */
  async ofAsker({ tenantId, userId, sessionKey, tokenId }: Asker): Promise<Caller | null> {
    if (tokenId !== null) return this.inTenant(tenantId, (call) => readTokenById(call, tokenId));
    if (sessionKey === null) return null;
    return (await this.ofSession({ tenantId, userId, sessionKey }))?.caller ?? null;
  }

  /** A caller as believed, else as read now. One that cannot be read is forgotten, by null or by throwing. */
  private async believe(key: string, read: () => Promise<Caller | null>): Promise<Caller | null> {
    const known = this.believed.get(key);
    if (known && known.until > this.clock.instant() && this.ephemeral.hears) return known.caller;
    this.believed.delete(key);
    const { forgotten } = this;
    const caller = await read();
    if (!caller || forgotten !== this.forgotten) return caller;
    if (this.believed.size > 10_000) this.believed.clear();
    this.believed.set(key, { caller, until: this.clock.instant() + BELIEVED_FOR });
    return caller;
  }

  /** A use is noted every five minutes; a store that cannot be written to must not keep programs from reading. */
  private async noteUse(tenantId: string, { row }: TokenCaller): Promise<void> {
    const lastUsed = row.lastUsedAt === null ? 0 : Date.parse(`${row.lastUsedAt.replace(' ', 'T')}+08:00`);
    if (this.clock.instant() - lastUsed < NOTED_EVERY) return;
    await this.inTenant(tenantId, (call) => noteTokenUse(call, row)).catch(() => undefined);
  }

  /** Reads the caller anew at the next request, e.g. after a sign-out or a change of rights. */
  forget(sessionKey: string): Promise<void> {
    return this.forgetEverywhere(`session ${sessionKey}`);
  }

  /** Ends a session whose record cannot be removed now: nobody is its caller any more. */
  end(sessionKey: string): Promise<void> {
    return this.ephemeral.put(endedPlace(sessionKey), true, LONGEST_SESSION);
  }

  private async hasEnded(sessionKey: string): Promise<boolean> {
    return (await this.ephemeral.find(endedPlace(sessionKey))) !== null;
  }

  /** Reads every caller anew, e.g. after the menus were changed, which are the same for all. */
  forgetAll(): Promise<void> {
    return this.forgetEverywhere('');
  }

  /** Reads every caller of a tenant anew, e.g. after its roles were changed. */
  forgetTenant(tenantId: string): Promise<void> {
    return this.forgetEverywhere(`tenant ${tenantId}`);
  }

  /** The tenants with at least one cached caller. */
  believedTenants(): string[] {
    return [...new Set([...this.believed.values()].map(({ caller }) => caller.tenantId))].sort();
  }

  /** Here at once, and in the other processes as soon as they hear of it. */
  private async forgetEverywhere(what: string): Promise<void> {
    this.forgetHere(what);
    await this.ephemeral.publish(RIGHTS, what);
  }

  private forgetHere(what: string): void {
    this.forgotten += 1;
    if (what === '') return this.believed.clear();
    if (what.startsWith('session ')) return void this.believed.delete(what.slice('session '.length));
    const tenantId = what.slice('tenant '.length);
    for (const [key, { caller }] of this.believed) if (caller.tenantId === tenantId) this.believed.delete(key);
  }
}

const endedPlace = (sessionKey: string): string => `ended ${sessionKey.slice(0, 100)}`;

async function readCaller(call: Call, userId: string, sessionKey: string): Promise<Caller | null> {
  const session = await openSession(call, sessionKey);
  const term = session && (await tenantTerm(call));
  if (!session || !term) return null;
  if (userId === '') return readGuest(call, session);
  const found = await userOf(call, userId);
  const acting = found && actingIn(found, session);
  if (!acting) return null;
  const { caller } = await callerOfUser(call, acting);
  const first = await mustFirst(call, acting);
  return {
    ...{ ...caller, ...term },
    // Until then nothing else is permitted.
    ...(first && { permissions: new Set<string>(), mustFirst: first }),
    ...(session.chosenRoles !== null && { actingRoleIds: acting.roleId ?? [] }),
  };
}

/** Whether an initial or expired password must be changed, or a required second factor set up, before anything else. */
async function mustFirst(call: Call, person: UserRecord): Promise<Caller['mustFirst']> {
  if (person.mustChangePassword === 1 || (await passwordHasExpired(call, person))) return 'changePassword';
  return (await lacksSecondFactor(call, person.id)) ? 'setSecondFactor' : undefined;
}

/** A caller signed in through another system without a user here. Once a user is bound, a new sign-in is required. */
async function readGuest(call: Call, session: SessionRecord): Promise<Caller | null> {
  const oauthId = session.oauthId ?? '';
  if (oauthId === '' || session.userId !== null) return null;
  const where = [{ field: 'id', is: 'equal', value: oauthId }] as const;
  const [known] = await call.records.find(socialAccount, { where });
  if (!known || (await boundUser(call, known))) return null;
  return {
    tenantId: call.caller.tenantId,
    userId: '',
    account: known.username ?? '',
    deptId: null,
    roles: [GUEST],
    permissions: new Set(),
    guest: oauthId,
  };
}

import type { Call, Caller } from '../records';
import type { Clock } from '../kernel';
import type { Tokens } from './driven';
import { socialAccount } from './entities';
import { actingIn } from './use-cases/acting-in';
import { closedPathsOf, dataScopesOf } from './use-cases/caller-scopes';
import { grantedMenus } from './use-cases/granted-menus';
import { rolesWithIds } from './use-cases/held-rights';
import { passwordHasExpired } from './use-cases/password-expiry';
import { boundUser } from './use-cases/sign-in-outside';
import { openSession, tenantIsOpen, userOf } from './use-cases/sessions';
import { GUEST } from './use-cases/token-answer';
import type { SessionRecord } from './session';

/** How long a caller's rights are cached, in ms. */
const BELIEVED_FOR = 10_000;

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

/**
 * Turns access tokens into callers: the token is verified at every request; session, user, roles and permissions are
 * read at most every ten seconds, and at once after a sign-out here.
 */
export class Callers {
  private readonly believed = new Map<string, { caller: Caller; until: number }>();
  /** How often callers were forgotten. A caller read across such a moment may be out of date and is not cached. */
  private forgotten = 0;

  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly inTenant: InTenant,
  ) {}

  async of(token: string): Promise<{ caller: Caller; sessionKey: string } | null> {
    const claims = await this.tokens.verify(token);
    if (claims?.kind !== 'access_token') return null;
    const { tenantId, userId, sessionKey } = claims;
    const known = this.believed.get(sessionKey);
    if (known && known.until > this.clock.instant()) return { caller: known.caller, sessionKey };
    const { forgotten } = this;
    const caller = await this.inTenant(tenantId, (call) => readCaller(call, userId, sessionKey));
    if (forgotten !== this.forgotten) return caller && { caller, sessionKey };
    if (!caller) {
      this.believed.delete(sessionKey);
      return null;
    }
    if (this.believed.size > 10_000) this.believed.clear();
    this.believed.set(sessionKey, { caller, until: this.clock.instant() + BELIEVED_FOR });
    return { caller, sessionKey };
  }

  /** Reads the caller anew at the next request, e.g. after a sign-out or a change of rights. */
  forget(sessionKey: string): void {
    this.forgotten += 1;
    this.believed.delete(sessionKey);
  }

  /** Reads every caller anew, e.g. after the menus were changed, which are the same for all. */
  forgetAll(): void {
    this.forgotten += 1;
    this.believed.clear();
  }

  /** The tenants with at least one cached caller. */
  believedTenants(): string[] {
    return [...new Set([...this.believed.values()].map(({ caller }) => caller.tenantId))].sort();
  }

  /** Reads every caller of a tenant anew, e.g. after its roles were changed. */
  forgetTenant(tenantId: string): void {
    this.forgotten += 1;
    for (const [key, { caller }] of this.believed) if (caller.tenantId === tenantId) this.believed.delete(key);
  }
}

async function readCaller(call: Call, userId: string, sessionKey: string): Promise<Caller | null> {
  const session = await openSession(call, sessionKey);
  if (!session || !(await tenantIsOpen(call))) return null;
  if (userId === '') return readGuest(call, session);
  const found = await userOf(call, userId);
  const acting = found && actingIn(found, session);
  if (!acting) return null;
  const roleIds = acting.roleId ?? [];
  const roles = await rolesWithIds(call, roleIds);
  const granted = await grantedMenus(call, roleIds);
  const mustChange = acting.mustChangePassword === 1 || (await passwordHasExpired(call, acting));
  return {
    tenantId: call.caller.tenantId,
    userId,
    account: acting.account,
    deptId: acting.deptId ?? null,
    roles: roles.map((each) => each.roleAlias),
    // Until the initial password is changed, nothing else is permitted.
    permissions: new Set(mustChange ? [] : granted.map((each) => each.code)),
    dataScopes: await dataScopesOf(call, acting, roles),
    closedPaths: await closedPathsOf(call, roles),
    ...(session.chosenRoles !== null && { actingRoleIds: roleIds }),
  };
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

import type { Call, Caller, Clock } from '../kernel';
import type { Tokens } from './driven';
import { closedPathsOf, dataScopesOf } from './use-cases/caller-scopes';
import { grantedMenus } from './use-cases/granted-menus';
import { rolesWithIds } from './use-cases/held-rights';
import { passwordHasExpired } from './use-cases/password-expiry';
import { openSession, tenantIsOpen, userOf } from './use-cases/sign-in';

/** How long a caller's rights are believed before they are read again. */
const BELIEVED_FOR = 10_000;

type InTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => Promise<T>;

/**
 * Turns access tokens into callers: the token is verified at every request; session, user, roles and permissions are
 * read at most every ten seconds, and at once after a sign-out here.
 */
export class Callers {
  private readonly believed = new Map<string, { caller: Caller; until: number }>();

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
    const caller = await this.inTenant(tenantId, (call) => readCaller(call, userId, sessionKey));
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
    this.believed.delete(sessionKey);
  }

  /** Reads every caller anew, e.g. after the menus were changed, which are the same for all. */
  forgetAll(): void {
    this.believed.clear();
  }

  /** The tenants of whose people something is believed. */
  believedTenants(): string[] {
    return [...new Set([...this.believed.values()].map(({ caller }) => caller.tenantId))].sort();
  }

  /** Reads every caller of a tenant anew, e.g. after its roles were changed. */
  forgetTenant(tenantId: string): void {
    for (const [key, { caller }] of this.believed) if (caller.tenantId === tenantId) this.believed.delete(key);
  }
}

async function readCaller(call: Call, userId: string, sessionKey: string): Promise<Caller | null> {
  if (!(await openSession(call, sessionKey)) || !(await tenantIsOpen(call))) return null;
  const found = await userOf(call, userId);
  if (!found) return null;
  const roleIds = (found.roleId as string[] | null) ?? [];
  const roles = await rolesWithIds(call, roleIds);
  const granted = await grantedMenus(call, roleIds);
  const mustChange = found.mustChangePassword === 1 || (await passwordHasExpired(call, found));
  return {
    tenantId: call.caller.tenantId,
    userId,
    account: String(found.account),
    deptId: (found.deptId as string | null) ?? null,
    roles: roles.map((each) => String(each.roleAlias)),
    // Until a given password is changed nothing else may be done.
    permissions: new Set(mustChange ? [] : granted.map((each) => String(each.code))),
    dataScopes: await dataScopesOf(call, found, roles),
    closedPaths: await closedPathsOf(call, roles),
  };
}

import { faults, Refusal } from '../../kernel';
import { newRow, type Call, type Caller } from '../../records';
import { PLATFORM_TENANT, session, tenant, user } from '../entities';
import { placeKept, type SignInPlace } from '../sign-in-place';
import { refusal, wrong } from './sign-in-refusals';
import type { UserRecord } from '../user';
import type { SessionRecord } from '../session';

export async function tenantExists(call: Call, tenantId: string): Promise<boolean> {
  // The platform's own records are shared, so the tenant's row is visible from every tenant.
  return (await call.records.findByKeys(tenant, [{ code: tenantId }])).length > 0;
}

/** Refuses an unknown tenant. */
export async function requireTenant(call: Call, tenantId: string): Promise<void> {
  if (!(await tenantExists(call, tenantId))) throw refusal(wrong.tenant);
}

/**
 * The licence term of the caller's tenant; null where the tenant was removed. `termEndedAt` is there once the term is
 * over: people still sign in, read and export, because the evidence is theirs, and write nothing.
 */
export async function tenantTerm(call: Call): Promise<Pick<Caller, 'termEndedAt'> | null> {
  const code = call.caller.tenantId;
  const [found] = await call.records.findByKeys(tenant, [{ code }]);
  if (!found) return null;
  const { expireTime } = found;
  const isOver = code !== PLATFORM_TENANT && expireTime && expireTime < call.clock.now();
  return isOver ? { termEndedAt: expireTime } : {};
}

/** Whether the caller's tenant may write: it was not removed, and its term of use is not over. */
export async function tenantIsOpen(call: Call): Promise<boolean> {
  const term = await tenantTerm(call);
  return term !== null && term.termEndedAt === undefined;
}

/** Begins a session with a lifetime in seconds. */
export async function beginSession(
  call: Call,
  seconds: number,
  place: SignInPlace,
  values: Readonly<Record<string, string | null>>,
): Promise<SessionRecord> {
  const now = call.clock.now();
  // Sessions without a sign-out are left behind; expired ones are purged at the next sign-in of the tenant.
  await call.records.purge(session, [{ field: 'expiresAt', is: 'lessOrEqual', value: now }]);
  const kept = { sessionKey: call.ids.next(), expiresAt: later(now, seconds), turn: 0, ...placeKept(place) };
  const row = newRow(call, session, { ...values, ...kept });
  await call.records.insert(session, [row]);
  return row;
}

/** The session record of a key, unless it was signed out or has expired. */
export async function openSession(call: Call, sessionKey: string): Promise<SessionRecord | null> {
  const [found] = await call.records.findByKeys(session, [{ sessionKey }]);
  return found && found.expiresAt > call.clock.now() ? found : null;
}

export async function userOf(call: Call, userId: string): Promise<UserRecord | null> {
  const [found] = await call.records.find(user, {
    where: [
      { field: 'id', is: 'equal', value: userId },
      { field: 'status', is: 'equal', value: 1 },
    ],
  });
  return found ?? null;
}

/** The caller's user record; refuses with 401 if it no longer exists. */
export async function ownRecord(call: Call): Promise<UserRecord> {
  const found = await userOf(call, call.caller.userId);
  if (!found) throw new Refusal(faults.unauthorised());
  return found;
}

/** Whether the caller is known to another system only. */
export const isGuest = ({ caller }: Call): boolean => caller.guest !== undefined;

/** Adds seconds to a `yyyy-MM-dd HH:mm:ss` time. */
function later(time: string, seconds: number): string {
  return new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}

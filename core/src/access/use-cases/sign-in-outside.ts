import { newRow, updateRecords, type Call, type SignInClient } from '../../records';
import { socialAccount, user } from '../entities';
import type { SignIn, TokenAnswer } from '../sign-in';
import type { SignInPlace } from '../sign-in-place';
import type { KnownOutside } from '../social-sign-ins';
import { actingIn, choiceOf } from './acting-in';
import { beginSession, requireTenant } from './sessions';
import { refusal, wrong } from './sign-in-refusals';
import { guestAnswer, sessionSeconds, tokenAnswer, type SignInServices } from './token-answer';
import type { UserRecord } from '../user';
import type { SocialAccountRecord } from '../social-account';

/**
 * Signs in a person authenticated by another system: as the bound user, or as a guest, who may register one.
 * docs/wire.md, Social sign-in
 */
export async function signInOutside(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
  outside: KnownOutside,
  place: SignInPlace,
): Promise<TokenAnswer> {
  await requireTenant(call, call.caller.tenantId);
  const known = await keptAccount(call, outside);
  const bound = await boundUser(call, known);
  if (!bound) {
    const session = await beginSession(call, client.accessSeconds, place, { userId: null, oauthId: known.id });
    return guestAnswer(call, services, client, known, session);
  }
  if (bound.status !== 1) throw refusal(wrong.shut);
  const choice = await choiceOf(call, bound, given);
  const values = { userId: bound.id, oauthId: known.id, ...choice };
  const session = await beginSession(call, sessionSeconds(client), place, values);
  const acting = actingIn(bound, session);
  if (!acting) throw refusal(wrong.choice);
  return tokenAnswer(call, services, client, acting, session);
}

/** The user bound to a third-party account, disabled or not; null for a guest, or if the user was removed. */
export async function boundUser(call: Call, account: SocialAccountRecord): Promise<UserRecord | null> {
  if (!account.userId) return null;
  const where = [{ field: 'id', is: 'equal', value: account.userId }] as const;
  return (await call.records.find(user, { where }))[0] ?? null;
}

/**
 * Upserts the tenant's record of a person known to another system; a lock keeps concurrent sign-ins from adding two.
 */
export async function keptAccount(call: Call, outside: KnownOutside): Promise<SocialAccountRecord> {
  const { source, uuid } = outside;
  await call.records.lock(`oauth ${source} ${uuid}`);
  const values = Object.fromEntries(Object.entries(outside).map(([name, value]) => [name, value || null]));
  const [before] = await call.records.findByKeys(socialAccount, [{ source, uuid }]);
  if (before) {
    await updateRecords(call, socialAccount, [{ before, values }]);
    return { ...before, ...values };
  }
  const row = newRow(call, socialAccount, values);
  await call.records.insert(socialAccount, [row]);
  return row;
}

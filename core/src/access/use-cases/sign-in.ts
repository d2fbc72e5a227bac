import { updateRecords, type Call, type SignInClient } from '../../records';
import { wholeParameterOf } from '../../system';
import { session, user } from '../entities';
import { FAILURES_ALLOWED } from '../failed-sign-ins';
import type { SignIn, TokenAnswer } from '../sign-in';
import { turnOf } from '../refresh-turn';
import { OWN_CLIENT } from '../sign-in-client';
import type { SignInPlace } from '../sign-in-place';
import type { KnownOutside } from '../social-sign-ins';
import type { UserRecord } from '../user';
import { actingIn, choiceOf, type Choice } from './acting-in';
import { initialPasswordIsOver } from './password-expiry';
import { beginSession, openSession, requireTenant, tenantExists, userOf } from './sessions';
import { signInOutside } from './sign-in-outside';
import { instantOf, wasLeftAlone } from './idle-time';
import { grantNotGiven, grantUnknown, refreshRefused, refusal, secondFactorAsked, wrong } from './sign-in-refusals';
import { sessionSeconds, tokenAnswer, type SignInServices } from './token-answer';

export { type SignInServices } from './token-answer';

/** A session that was ended because one of its refresh tokens was reused. */
export interface Replayed {
  readonly replayed: string;
}

/** Tokens, and the session whose cached rights they invalidate. */
export interface SignedIn {
  readonly answer: TokenAnswer;
  readonly sessionKey?: string;
}

/**
 * Issues tokens for a password (with a captcha if the installation requires one), for a refresh token, or for a person
 * authenticated by another system. A refresh token is valid once: a reused one may have been stolen, so the whole
 * session ends. That must be committed, so it is returned, and refused with `refreshRefused` after the transaction.
 * RFC 9700 §4.14.2
 *
 * @param client the requesting program, as returned by `clientAllowed`
 * @param outside the person authenticated by the other system
 */
export async function signIn(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
  place: SignInPlace = {},
  outside?: KnownOutside,
): Promise<SignedIn | Replayed> {
  switch (given.grantType ?? 'password') {
    case 'refresh_token':
      return refresh(call, services, given, client);
    case 'password':
    case 'captcha':
      return { answer: await byPassword(call, services, given, client, place) };
    case 'second_factor':
      return { answer: await bySecondFactor(call, services, given, client, place) };
    case 'social':
      if (outside) return { answer: await signInOutside(call, services, given, client, outside, place) };
      throw grantUnknown();
    default:
      throw grantUnknown();
  }
}

const GRANTS: ReadonlySet<string> = new Set(['password', 'captcha', 'refresh_token', 'social', 'second_factor']);

/** The second half of a sign-in by password: whoever may begin it may end it. */
const mayEnd = (grant: string, client: SignInClient): boolean =>
  grant === 'second_factor' && (client.grants.has('password') || client.grants.has('captcha'));

/** The client of a sign-in. Refuses an unknown grant type, and one not granted to this client. */
export function clientAllowed({ grantType: grant = 'password' }: SignIn, client = OWN_CLIENT): SignInClient {
  if (!GRANTS.has(grant)) throw grantUnknown();
  if (!client.grants.has(grant) && !mayEnd(grant, client)) throw grantNotGiven();
  return client;
}

async function byPassword(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
  place: SignInPlace,
): Promise<TokenAnswer> {
  const { tenantId = '', username = '', password = '' } = given;
  if (services.captchaRequired && !(await services.captchas.redeem(given.captchaKey, given.captchaCode))) {
    throw refusal(wrong.captcha);
  }
  const allowed = await wholeParameterOf(call, 'account.failCount', FAILURES_ALLOWED, { least: 1, most: 100 });
  const at = { tenantId, account: username, address: place.remoteIp ?? '' };
  if (await services.failures.isLocked(at, allowed)) throw refusal(wrong.locked);
  // A tenant that does not exist is told apart from a wrong password by nothing, nor by the time it takes.
  const isThere = await tenantExists(call, tenantId);
  const [found] = await call.records.findByKeys(user, [{ account: username }]);
  const hash = (isThere && found?.password) || services.decoyHash;
  const matches = await services.hasher.verify(hash, password);
  if (!isThere || !found || found.status !== 1 || !matches) {
    await services.failures.add(at);
    throw refusal(wrong.password);
  }
  if (initialPasswordIsOver(call, found)) throw refusal(wrong.initialOver);
  const question = await services.secondFactors.question(call, found.id, place.site);
  if (question) throw secondFactorAsked(question);
  return begun(call, services, given, client, found, place);
}

/** Ends a sign-in whose password was right. */
async function bySecondFactor(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
  place: SignInPlace,
): Promise<TokenAnswer> {
  await requireTenant(call, call.caller.tenantId);
  const { ticket = '', answer = '' } = given;
  const userId = await services.secondFactors.answered(call, ticket, answer, place.site);
  const found = await userOf(call, userId);
  if (!found) throw refusal(wrong.shut);
  return begun(call, services, given, client, found, place);
}

async function begun(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
  found: UserRecord,
  place: SignInPlace,
): Promise<TokenAnswer> {
  const choice = await choiceOf(call, found, given);
  const session = await beginSession(call, sessionSeconds(client), place, { userId: found.id, ...choice });
  const acting = actingIn(found, session);
  if (!acting) throw refusal(wrong.choice);
  // Not before the second factor: a password alone must not make an address known to its account.
  await services.failures.clear({
    ...{ tenantId: call.caller.tenantId, account: found.account },
    address: place.remoteIp ?? '',
  });
  return tokenAnswer(call, services, client, acting, session);
}

/**
 * How long after a refresh its token is still good: windows of one browser have the same token and refresh at about the
 * same time, each on its own. The one that comes later gets the tokens of the turn that has begun.
 */
const PREVIOUS_TURN_SECONDS = 300;

async function refresh(
  call: Call,
  services: SignInServices,
  given: SignIn,
  client: SignInClient,
): Promise<SignedIn | Replayed> {
  const claims = await services.tokens.verify(given.refreshToken ?? '');
  if (claims?.kind !== 'refresh_token' || claims.tenantId !== call.caller.tenantId) throw refreshRefused();
  if ((claims.clientId ?? OWN_CLIENT.clientId) !== client.clientId) throw refreshRefused();
  await requireTenant(call, claims.tenantId);
  const { sessionKey, turn } = turnOf(claims.sessionKey);
  await call.records.lock(`session ${sessionKey}`);
  const open = await openSession(call, sessionKey);
  const found = open && (await userOf(call, claims.userId));
  if (!found || (await wasLeftAlone(call, open, client))) throw refreshRefused();
  const current = open.turn ?? 0;
  if (turn === current - 1 && secondsSince(call, open.updateTime) <= PREVIOUS_TURN_SECONDS) {
    const kept = actingIn(found, { ...choiceIn(open) });
    if (!kept) throw refreshRefused();
    return { answer: await tokenAnswer(call, services, client, kept, open) };
  }
  if (turn !== current) {
    await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
    return { replayed: sessionKey };
  }
  const choice = await choiceOf(call, found, given, choiceIn(open));
  const acting = actingIn(found, { ...choice });
  if (!acting) throw refreshRefused();
  const values = { turn: turn + 1, ...choice };
  await updateRecords(call, session, [{ before: open, values }]);
  return { answer: await tokenAnswer(call, services, client, acting, { ...open, ...values }), sessionKey };
}

const secondsSince = (call: Call, time: string): number => (instantOf(call.clock.now()) - instantOf(time)) / 1000;

const choiceIn = ({ chosenRoles, chosenDept }: Readonly<Record<string, unknown>>): Choice => ({
  chosenRoles: typeof chosenRoles === 'string' ? chosenRoles : null,
  chosenDept: typeof chosenDept === 'string' ? chosenDept : null,
});

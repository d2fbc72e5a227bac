import { Refusal, text, type Text } from '../../kernel';
import type { Call, Caller } from '../../records';
import { apiToken, type ApiTokenRecord } from '../api-token';
import { permissionsWithin, scopesIn } from '../token-scopes';
import { sameDigest, type TokenText } from '../token-text';
import { callerOfUser } from './caller-of-user';
import { passwordHasExpired } from './password-expiry';
import { tenantTerm, userOf } from './sessions';
import { placedPermissions } from './token-pages';

const said = {
  unknown: text('访问令牌无效，请核对后重试', 'This access token is not valid; check it'),
  revoked: text('访问令牌已被撤销，请换用其他令牌', 'This access token was revoked; use another one'),
  expired: text('访问令牌已过期，请新建令牌', 'This access token has expired; make another one'),
  account: text('访问令牌所属账号已停用或删除', 'The account of this access token was disabled or removed'),
  password: text(
    '访问令牌所属账号已修改密码，请新建令牌',
    'The password of the account was changed since this access token was made; make another one',
  ),
  mustChange: text(
    '访问令牌所属账号的密码须先修改，请登录后修改并新建令牌',
    'The account of this access token must change its password first; sign in, change it and make another token',
  ),
  closed: text('租户已停用，访问令牌不可用', 'The tenant is disabled, so its access tokens cannot be used'),
} as const;

/** Refuses a token in one sentence; which one is said to nobody but its holder. */
export const tokenRefused = (reason: keyof typeof said): Refusal => refused(said[reason]);

const refused = (message: Text) => new Refusal({ code: 401, name: 'TOKEN_REFUSED', message });

export interface TokenCaller {
  readonly caller: Caller;
  readonly row: ApiTokenRecord;
}

/** The caller of a token as the store has it now. @throws Refusal where it opens nothing any more */
export async function readTokenCaller(call: Call, { prefix }: TokenText, digest: string): Promise<TokenCaller> {
  const [row] = await call.records.findByKeys(apiToken, [{ prefix }]);
  if (!row || !sameDigest(digest, row.digest ?? '')) throw tokenRefused('unknown');
  return callerOfToken(call, row);
}

/** The caller of a token whose text was shown before, for work asked for with it. */
export async function readTokenById(call: Call, id: string): Promise<Caller> {
  const [row] = await call.records.find(apiToken, { where: [{ field: 'id', is: 'equal', value: id }] });
  if (!row) throw tokenRefused('unknown');
  return (await callerOfToken(call, row)).caller;
}

async function callerOfToken(call: Call, row: ApiTokenRecord): Promise<TokenCaller> {
  if (row.revokedAt !== null) throw tokenRefused('revoked');
  if (row.expiresAt <= call.clock.now()) throw tokenRefused('expired');
  const term = await tenantTerm(call);
  if (!term) throw tokenRefused('closed');
  const person = await userOf(call, row.userId ?? '');
  if (!person) throw tokenRefused('account');
  if ((person.passwordSetAt ?? '') !== (row.passwordStamp ?? '')) throw tokenRefused('password');
  if (person.mustChangePassword === 1 || (await passwordHasExpired(call, person))) throw tokenRefused('mustChange');
  const { caller, granted } = await callerOfUser(call, person);
  const permissions = permissionsWithin(await placedPermissions(call, granted), scopesIn(row.scopes));
  return { row, caller: { ...caller, ...term, permissions, token: { id: row.id, name: row.name } } };
}

/** Notes that a token was used, unless that was noted shortly before. A change at the same time wins over it. */
export async function noteTokenUse(call: Call, { id }: ApiTokenRecord): Promise<void> {
  const [row] = await call.records.find(apiToken, { where: [{ field: 'id', is: 'equal', value: id }] });
  if (row) await call.records.update(apiToken, [{ ...row, lastUsedAt: call.clock.now() }]);
}

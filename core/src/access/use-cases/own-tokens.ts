import { faults, fill, Refusal, text } from '../../kernel';
import { insertRecords, updateRecords, type Call, type Where } from '../../records';
import { wholeParameterOf } from '../../system';
import { apiToken, type ApiTokenRecord } from '../api-token';
import { isTokenScope, joinedScopes, scopesIn } from '../token-scopes';
import { newTokenText, TOKEN_BYTES, tokenDigest } from '../token-text';
import { requireOwnPassword, type PasswordJudge } from './profile';
import { ownRecord } from './sessions';
import { offeredScopes, scopesOf } from './token-pages';

const wrong = {
  name: text('请输入令牌名称', 'Enter the name of the token'),
  days: text('有效期应为1至{most}天', 'A token lasts from 1 to {most} days'),
  scopes: text('请选择令牌的权限范围', 'Choose what the token may do'),
  beyond: text('令牌的权限不能超出本人的权限，请重新选择', 'A token cannot do more than you; choose again'),
  many: text('有效的令牌已达{most}个，请先撤销不用的', 'You have {most} tokens in use; revoke one you do not need'),
} as const;

/** The parameter of the longest life of a token, in days; a year unless set. */
const TOKEN_DAYS = 'token.maxDays';
const A_YEAR = 365;
const MOST_TOKENS = 50;
const LONGEST_NAME = 100;

/** An access token as its owner sees it. Times are `yyyy-MM-dd HH:mm:ss`, empty where there is none. */
export interface OwnToken {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string;
  readonly revokedAt: string;
  /** Whether a program can still call with it. */
  readonly isValid: boolean;
}

export interface AskedToken {
  readonly name: string;
  /** The account's own password, as sent at sign-in. */
  readonly password: string;
  /** Its life in days. */
  readonly days: number;
  readonly scopes: readonly string[];
}

export interface TokenServices extends PasswordJudge {
  readonly randomBytes: (count: number) => Uint8Array;
}

export const longestTokenDays = (call: Call): Promise<number> =>
  wholeParameterOf(call, TOKEN_DAYS, A_YEAR, { least: 1, most: A_YEAR });

/** The caller's own tokens, the latest first; revoked and expired ones too. */
export async function ownTokens(call: Call): Promise<readonly OwnToken[]> {
  const own = await ownRecord(call);
  const found = await call.records.find(apiToken, {
    where: [{ field: 'userId', is: 'equal', value: own.id }],
    order: [{ field: 'id', descending: true }],
  });
  return found.map((row) => shown(row, own.passwordSetAt, call.clock.now()));
}

const shown = (row: ApiTokenRecord, passwordSetAt: string | null, now: string): OwnToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: scopesIn(row.scopes),
  createdAt: row.createTime,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt ?? '',
  revokedAt: row.revokedAt ?? '',
  isValid: row.revokedAt === null && row.expiresAt > now && (row.passwordStamp ?? '') === (passwordSetAt ?? ''),
});

/** Makes a token of the caller's account, after the password was given again; its text is answered this once. */
export async function createToken(
  call: Call,
  asked: AskedToken,
  { randomBytes, ...judge }: TokenServices,
): Promise<OwnToken & { readonly token: string }> {
  const own = await ownRecord(call);
  const name = asked.name.trim().slice(0, LONGEST_NAME);
  if (name === '') throw faulty('name', wrong.name);
  const most = await longestTokenDays(call);
  if (asked.days < 1 || asked.days > most) throw faulty('days', fill(wrong.days, { most }));
  const scopes = [...new Set(asked.scopes)];
  if (scopes.length === 0) throw faulty('scopes', wrong.scopes);
  const offered = scopesOf(await offeredScopes(call));
  if (!scopes.every((scope) => isTokenScope(scope) && offered.has(scope))) throw faulty('scopes', wrong.beyond);
  await requireRoom(call, own.id);
  await requireOwnPassword(judge, own, asked.password);
  const { token, prefix } = newTokenText(call.caller.tenantId, randomBytes(TOKEN_BYTES));
  const [row] = await insertRecords(call, apiToken, [
    {
      name,
      prefix,
      account: own.account,
      userId: own.id,
      scopes: joinedScopes(scopes),
      expiresAt: daysAfter(call.clock.now(), asked.days),
      digest: tokenDigest(token),
      passwordStamp: own.passwordSetAt,
    },
  ]);
  return { ...shown(row!, own.passwordSetAt, call.clock.now()), token };
}

async function requireRoom(call: Call, userId: string): Promise<void> {
  const inUse: Where<typeof apiToken> = [
    { field: 'userId', is: 'equal', value: userId },
    { field: 'revokedAt', is: 'isNull' },
    { field: 'expiresAt', is: 'greater', value: call.clock.now() },
  ];
  if ((await call.records.count(apiToken, inUse)) < MOST_TOKENS) return;
  throw new Refusal(faults.invalid(fill(wrong.many, { most: MOST_TOKENS })));
}

/** Revokes a token of the caller's own; that of another account is answered as if unknown. */
export const revokeOwnToken = (call: Call, { id }: { readonly id: string }): Promise<void> =>
  revoke(call, [
    { field: 'id', is: 'equal', value: id },
    { field: 'userId', is: 'equal', value: call.caller.userId },
  ]);

/** Revokes any token of the tenant. */
export const revokeAnyToken = (call: Call, { id }: { readonly id: string }): Promise<void> =>
  revoke(call, [{ field: 'id', is: 'equal', value: id }]);

/** A token that is revoked already stays as it is. */
async function revoke(call: Call, where: Where<typeof apiToken>): Promise<void> {
  const [before] = await call.records.find(apiToken, { where });
  if (!before) throw new Refusal(faults.notFound(apiToken.label));
  if (before.revokedAt !== null) return;
  const values = { revokedAt: call.clock.now(), revokedBy: call.caller.account };
  const stale = await updateRecords(call, apiToken, [{ before, values }]);
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
}

const faulty = (field: keyof AskedToken, message: ReturnType<typeof text>) =>
  new Refusal(faults.invalid(message, [{ field, message }]));

function daysAfter(time: string, days: number): string {
  const later = Date.parse(`${time.replace(' ', 'T')}Z`) + days * 86_400_000;
  return new Date(later).toISOString().slice(0, 19).replace('T', ' ');
}

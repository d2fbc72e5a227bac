import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type Call, type PortOf, type Visit } from '../records';
import { changingRights, type WithCallers } from './believed-rights';
import { createToken, longestTokenDays, ownTokens, revokeAnyToken, revokeOwnToken } from './use-cases/own-tokens';
import { offeredScopes, type TokenArea } from './use-cases/token-pages';

export interface TokenNamed {
  readonly id: string;
}

const named = v.object({ id: argument.id });
const timeOrEmpty = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/));
const scopes = v.array(v.pipe(v.string(), v.maxLength(110)));
const token = {
  id: answer.id,
  name: v.string(),
  prefix: v.string(),
  scopes: v.array(v.string()),
  createdAt: answer.time,
  expiresAt: answer.time,
  lastUsedAt: timeOrEmpty,
  revokedAt: timeOrEmpty,
  isValid: v.boolean(),
};
const names = { code: v.string(), name: v.string(), nameEn: v.string() };

/** What a new token may be given, and for how long. */
export interface TokenChoices {
  readonly mostDays: number;
  readonly areas: readonly TokenArea[];
}

const choices = async (call: Call): Promise<TokenChoices> => ({
  mostDays: await longestTokenDays(call),
  areas: await offeredScopes(call),
});

/** A revocation holds at once in this process, elsewhere within ten seconds. */
const endOwn = async (visit: Visit, args: TokenNamed, { callers }: WithCallers): Promise<void> =>
  changingRights(visit, callers, (call) => revokeOwnToken(call, args));
const endAny = async (visit: Visit, args: TokenNamed, { callers }: WithCallers): Promise<void> =>
  changingRights(visit, callers, (call) => revokeAnyToken(call, args));

/** Access tokens, by which programs call. docs/wire.md, Access tokens */
export const tokensCalls = calls({
  own: {
    needs: 'person',
    about: text('本人的访问令牌', 'One’s own access tokens, the latest first; revoked and expired ones too.'),
    answers: v.array(v.object(token)),
    wholly: true,
    does: ownTokens,
  },
  choices: {
    needs: 'person',
    about: text(
      '访问令牌可选的权限范围',
      'What a token of one’s own may do: a scope is `<code of a page>:<level>`; `write` includes `read`.',
    ),
    answers: v.object({
      mostDays: v.pipe(answer.count, v.description('The longest life of a token')),
      areas: v.array(
        v.object({
          ...names,
          pages: v.array(v.object({ ...names, levels: v.array(v.picklist(['read', 'write'])) })),
        }),
      ),
    }),
    wholly: true,
    does: choices,
  },
  create: {
    needs: 'person',
    about: text(
      '新建访问令牌',
      'Makes an access token of one’s own; the password, as at sign-in, is asked again. `token` is answered this once: ' +
        'send it as `Authorization: Bearer <token>`.',
    ),
    takes: v.object({
      name: v.string(),
      password: v.string(),
      days: v.pipe(v.number(), v.integer()),
      scopes: v.pipe(scopes, v.maxLength(400)),
    }),
    answers: v.object({ ...token, token: v.string() }),
    wholly: true,
    does: createToken,
  },
  revokeOwn: {
    needs: 'person',
    about: text('撤销本人的访问令牌', 'Ends one of one’s own tokens; programs that use it are refused from then on.'),
    takes: named,
    wholly: true,
    conducts: endOwn,
  },
  revoke: {
    needs: 'apitoken_revoke',
    about: text('撤销访问令牌', 'Ends a token of any account of the tenant.'),
    takes: named,
    conducts: endAny,
  },
});

export type TokensPort = PortOf<typeof tokensCalls>;

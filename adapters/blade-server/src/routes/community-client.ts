import { decode } from '@rdm/blade-protocol';
import { PLATFORM_TENANT, type TokenAnswer } from '@rdm/core/internal/access';
import type { Application } from '@rdm/core/internal/application';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { LockedPasswords } from '../driven/sm2-passwords';
import { sentPassword } from './password-digests';
import { formOf, queryOf } from './request-parts';
import { sendData } from './send-answer';
import { visitorOf } from './visitor';

const auth = '/api/blade-auth';

/** Where the community client of this family requests a token. */
export const COMMUNITY_TOKEN_PATH = `${auth}/token`;

const text = v.optional(v.string());
const signIn = v.object({
  grantType: text,
  tenantId: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\w{1,12})?$/))),
  account: text,
  password: text,
  refreshToken: text,
});

/**
 * The calls with which the family's community client signs in and out: the same session under other names, in the
 * envelope. docs/wire.md, Stock clients
 */
export function communityClient(server: FastifyInstance, application: Application, locked?: LockedPasswords): void {
  const sessionOf = async (request: FastifyRequest) => application.for(await visitorOf(application, request)).session;
  const logged = { of: 'session', name: 'token', title: '登录', kind: 'write', signsIn: true } as const;
  server.post(COMMUNITY_TOKEN_PATH, { config: { logged } }, async (request, reply) => {
    const given = decode(signIn, { ...formOf(request), ...queryOf(request) }) as v.InferOutput<typeof signIn>;
    const session = await sessionOf(request);
    const answer = await session.token({
      grantType: given.grantType,
      tenantId: given.tenantId || (given.grantType === 'refresh_token' ? undefined : PLATFORM_TENANT),
      username: given.account,
      password: given.password && sentPassword(given.password, locked).digest,
      refreshToken: given.refreshToken,
      captchaKey: headerOf(request, 'captcha-key'),
      captchaCode: headerOf(request, 'captcha-code'),
    });
    return sendData(request, reply, communityAnswer(answer));
  });
  if (locked) {
    server.get(`${auth}/public-key`, (request, reply) => sendData(request, reply, locked.publicKey));
  }
  server.get(`${auth}/captcha`, async (request, reply) =>
    sendData(request, reply, await (await sessionOf(request)).captcha()),
  );
  server.route({
    method: ['GET', 'POST'],
    url: `${auth}/logout`,
    handler: async (request, reply) => {
      await (await sessionOf(request)).logout();
      return sendData(request, reply, {});
    },
  });
}

/** The community client addresses users under the system service. */
export const withUsersOfTheSystem = (url: string): string =>
  url.replace(/^\/api\/blade-system\/user\//, '/api/blade-user/');

function communityAnswer(answer: TokenAnswer) {
  return {
    tenantId: answer.tenantId,
    userId: answer.userId,
    deptId: answer.deptId,
    roleId: answer.roleId,
    oauthId: answer.oauthId,
    account: answer.account,
    userName: answer.account,
    nickName: answer.nickName,
    authority: answer.roleName,
    avatar: answer.avatar,
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    tokenType: 'bearer',
    expiresIn: answer.expiresInSeconds,
    license: 'powered by rdm',
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

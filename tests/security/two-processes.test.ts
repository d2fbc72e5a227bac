import { createBladeClient } from '@rdm/blade-client';
import {
  applicationIn,
  argon2Hasher,
  createContainer,
  createServer,
  demonstrationUsers,
  rasterCaptchaDrawer,
} from '@rdm/blade-server';
import { installPlatform, type Application } from '@rdm/core/internal/application';
import { createMemoryFileStore } from '@rdm/memory';
import { createSharedEphemeral, migrate, openDatabase } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { basicAuthorisation, expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { installCertifiedTenant } from '../setup/certified-tenant';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { md5 } from '../setup/test-server';

interface Process {
  readonly url: string;
  readonly application: Application;
  readonly call: WireCall;
  stop(): Promise<void>;
}

/** The letters of the captcha drawn last, by whichever process. */
let letters = '';

/** One process of an installation, as a start puts it together. */
async function startProcess(postgres: PostgresServer): Promise<Process> {
  const database = await openDatabase({ url: postgres.url, connections: 4 });
  await migrate(database);
  const ephemeral = createSharedEphemeral(await openDatabase({ url: postgres.url, connections: 2 }), postgres.url);
  const application = await applicationIn(
    createContainer({
      database,
      ephemeral,
      signingKey: 'a key for tests only, long enough to sign',
      captcha: true,
      captchaDrawer: {
        draw: async () => {
          const drawn = await rasterCaptchaDrawer.draw();
          letters = drawn.code;
          return drawn;
        },
      },
      fileStore: createMemoryFileStore(),
    }),
  );
  await vi.waitUntil(() => ephemeral.hears, { timeout: 10_000 });
  const server = await createServer({ application, saberSecret: 'saber_secret', logLevel: 'error' });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    application,
    call: wireCaller(url),
    stop: async () => {
      await server.close();
      await ephemeral.close();
      await database.close();
    },
  };
}

describe('two processes of an installation', () => {
  let postgres: PostgresServer;
  let one: Process;
  let other: Process;
  beforeAll(async () => {
    postgres = await startPostgres();
    [one, other] = [await startProcess(postgres), await startProcess(postgres)];
    await installPlatform(one.application);
    const users = demonstrationUsers(argon2Hasher, '100002');
    await installCertifiedTenant(one.application, { code: '100002', name: '企业100002', users });
  });
  afterAll(async () => {
    await one?.stop();
    await other?.stop();
    await postgres?.stop();
  });

  const headersWithCaptcha = async (from: Process) => {
    const { body } = await from.call('GET', '/api/blade-auth/oauth/captcha');
    return { 'Captcha-Key': String(body.key), 'Captcha-Code': letters, Authorization: basicAuthorisation };
  };
  /** Draws the captcha at one process, and signs in with it at the other. */
  const signIn = async (drawnBy: Process, at: Process, username: string, password = username) =>
    at.call('POST', '/api/blade-auth/oauth/token', {
      headers: await headersWithCaptcha(drawnBy),
      query: { grant_type: 'captcha', tenantId: '100002', username, password: md5(password) },
    });
  const as = (at: Process, token: string) => createBladeClient({ origin: at.url, token: () => token });
  const tokenOf = async (username: string): Promise<string> =>
    String((await signIn(one, other, username)).body.access_token);

  it('take the captcha that the other has drawn, once', async () => {
    const headers = await headersWithCaptcha(one);
    const query = { grant_type: 'captcha', tenantId: '100002', username: 'finance', password: md5('finance') };
    const answers = await Promise.all(
      [one, other, one, other].map((at) => at.call('POST', '/api/blade-auth/oauth/token', { headers, query })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('count the failed sign-ins of an account together', async () => {
    for (const at of [one, other, one, other, one]) {
      expectRefusal(await signIn(at, at, 'expert', 'wrong'), 400, '用户名或密码不正确');
    }
    expectRefusal(await signIn(other, other, 'expert'), 400, '登录错误次数过多,请稍后再试');
  });

  it('know at once that somebody has signed out at the other', async () => {
    const token = await tokenOf('finance');
    expect((await as(one, token).session.userInfo()).account).toBe('finance');
    expect((await as(other, token).session.userInfo()).account).toBe('finance');
    await as(one, token).session.logout();
    await expect
      .poll(
        () =>
          as(other, token)
            .session.userInfo()
            .then(
              () => 'in',
              () => 'out',
            ),
        { timeout: 1_000, interval: 5 },
      )
      .toBe('out');
  });

  it('know at once that a right was withdrawn at the other', async () => {
    const [manager, admin] = [await tokenOf('manager'), await tokenOf('admin')];
    const { userId } = await as(one, manager).session.userInfo();
    const list = (at: Process) => at.call('GET', '/api/blade-rdm/project/list', { token: manager });
    for (const at of [one, other]) expect((await list(at)).status).toBe(200);
    await as(one, admin).users.grant({ userIds: userId, roleIds: '' });
    await expect.poll(async () => (await list(other)).status, { timeout: 1_000, interval: 5 }).not.toBe(200);
  });

  it('share the limits of a client', async () => {
    const asked = async (at: Process) => (await at.call('GET', '/api/enterprise/check/x')).status;
    const statuses: number[] = [];
    for (let time = 0; time < 62; time++) statuses.push(await asked(time % 2 ? one : other));
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

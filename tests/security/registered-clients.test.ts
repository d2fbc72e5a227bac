import { PLATFORM_TENANT, client } from '@rdm/core/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argon2Hasher, demonstrationUsers } from '@rdm/blade-server';
import { installTenant } from '@rdm/core/application';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

describe('a program that asks for a token', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
    await installTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
    const root = await server.signIn('admin', PLATFORM_TENANT);
    for (const clientId of ['erp', 'saber', 'sword']) {
      await root.resource(client).submit({ clientId, clientSecret: 'right', authorizedGrantTypes: 'password' });
    }
  });
  afterAll(() => server.stop());

  const tokenAs = async (basic: string) => {
    const query = { tenantId: '100002', username: 'finance', password: md5('finance') };
    const headers = { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
    return (await call('POST', '/api/blade-auth/oauth/token', { query, headers })).status;
  };

  it('gets one under the id and secret the platform has registered', async () => {
    expect(await tokenAs('erp:right')).toBe(200);
    expect(await tokenAs('saber:saber_secret')).toBe(200);
  });

  it.each([
    'erp:wrong',
    'erp:',
    'erp',
    ':right',
    '',
    'none:right',
    'saber:right',
    'sword:right',
    'erp\0:right',
    `${'x'.repeat(5000)}:right`,
  ])('gets none as %j', async (basic) => {
    expect(await tokenAs(basic)).toBe(401);
  });
});

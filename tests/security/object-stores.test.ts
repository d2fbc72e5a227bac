import http from 'node:http';
import type net from 'node:net';
import { argon2Hasher, demonstrationUsers } from '@rdm/blade-server';
import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { installTenant } from '@rdm/core/internal/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';

const BANNER = 'internal-service/7.3 token=abcdef';
const PATH = '/api/blade-resource/oss';

describe('an object store', () => {
  let server: TestServer;
  let call: WireCall;
  let root: string;
  let inside: http.Server;
  let connections = 0;
  let added = 0;

  beforeAll(async () => {
    server = await startTestServer();
    const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
    await installTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
    call = wireCaller(server.url);
    root = await server.tokenOf('admin', PLATFORM_TENANT);
    inside = http.createServer((_request, response) => response.end(BANNER));
    inside.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => inside.listen(0, () => resolve()));
  });
  afterAll(async () => {
    inside.close().closeAllConnections();
    await server.stop();
  });

  const port = () => (inside.address() as net.AddressInfo).port;
  const submit = (values: object, token = root) =>
    call('POST', `${PATH}/submit`, {
      token,
      json: {
        ...{ category: '1', ossCode: `o${(added += 1)}`, endpoint: 'https://s3.example.com', bucketName: 'files' },
        ...{ accessKey: 'AK-visible', secretKey: 'SK-visible' },
        ...values,
      },
    });
  async function enabled(endpoint: string) {
    const { body } = await submit({ endpoint });
    const { id } = body.data as { id: string };
    return call('POST', `${PATH}/enable`, { token: root, query: { id } });
  }

  it.each([
    '169.254.169.254',
    '[fe80::1]',
    '0.0.0.0',
    '10.0.0.1:9000',
    '192.168.0.1:9000',
    '[fd00::1]:9000',
    '[::ffff:169.254.169.254]',
    '2852039166',
  ])('reaches nothing at %s', async (authority) => {
    expectRefusal(
      await enabled(`http://${authority}`),
      400,
      '不允许连接该主机，内网主机须由运维人员加入 RDM_DATASOURCE_HOSTS',
    );
  });

  it.each(['127.0.0.2', '[::1]', '[::ffff:127.0.0.2]', '0.0.0.0', '[::]', '2130706434', '0x7f000002', '127.2'])(
    'does not come round to the machine itself by the name %s',
    async (host) => {
      connections = 0;
      expect((await enabled(`http://${host}:${port()}`)).body).toMatchObject({ success: false, code: 400 });
      expect(connections).toBe(0);
    },
  );

  it('says nothing of what answers where no store does', async () => {
    const answered = await enabled(`http://127.0.0.1:${port()}`);
    expect(answered.body).toMatchObject({ success: false, code: 400 });
    expect(JSON.stringify(answered.body)).not.toContain('internal');
  });

  it('gives its keys to nobody: not in a list, a detail, a history, nor in a search', async () => {
    const { body } = await submit({});
    const { id } = body.data as { id: string };
    for (const [path, query] of [
      ['list', { size: '100' }],
      ['detail', { id }],
      ['history', { id }],
      ['list', { secretKey: 'SK-visible' }],
    ] as const) {
      const answer = await call('GET', `${PATH}/${path}`, { token: root, query });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/visible|"(access|secret)Key"|v1\./);
    }
  });

  it('is an enterprise’s administrator’s to set up, and of nobody else’s store may he know', async () => {
    for (const account of ['finance', 'manager', 'reviewer']) {
      const token = await server.tokenOf(account);
      expectRefusal(await submit({}, token), 403);
      expectRefusal(await call('POST', `${PATH}/enable`, { token, query: { id: '1' } }), 403);
    }
    const token = await server.tokenOf('admin');
    const { id } = (await submit({})).body.data as { id: string };
    expectRefusal(await call('POST', `${PATH}/enable`, { token, query: { id } }), 404);
    expectRefusal(await call('POST', `${PATH}/submit`, { token, json: { id, remark: '改' } }), 404);
    const own = (await submit({}, token)).body.data as { id: string };
    const listed = await call('GET', `${PATH}/list`, { token });
    expect((listed.body.data.records as { id: string }[]).map((each) => each.id)).toEqual([own.id]);
  });
});

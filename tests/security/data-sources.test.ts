import net from 'node:net';
import { argon2Hasher, demonstrationUsers } from '@rdm/blade-server';
import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { installTenant } from '@rdm/core/internal/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';

const BANNER = 'internal-service/7.3 token=abcdef';

describe('a data source', () => {
  let server: TestServer;
  let call: WireCall;
  let root: string;
  let inside: net.Server;
  let connections = 0;

  beforeAll(async () => {
    server = await startTestServer();
    const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
    await installTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
    call = wireCaller(server.url);
    root = await server.tokenOf('admin', PLATFORM_TENANT);
    inside = net.createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.end(`${BANNER}\r\n`);
    });
    await new Promise<void>((resolve) => inside.listen(0, () => resolve()));
  });
  afterAll(async () => {
    inside.close();
    await server.stop();
  });

  const port = () => (inside.address() as net.AddressInfo).port;
  const sources = '/api/blade-develop/datasource';
  const submit = (values: object, token = root) =>
    call('POST', `${sources}/submit`, {
      token,
      json: { name: 'x', driverClass: 'org.postgresql.Driver', username: 'u', ...values },
    });
  async function tested(url: string) {
    const { body } = await submit({ name: url, url, password: 'p4ssw0rd' });
    const { id } = body.data as { id: string };
    return call('POST', `${sources}/test`, { token: root, query: { id } });
  }

  it.each([
    '169.254.169.254:80',
    '[fe80::1]:5432',
    '0.0.0.0:5432',
    '[::]:5432',
    '224.0.0.1:5432',
    '255.255.255.255:5432',
    '10.0.0.1:5432',
    '192.168.0.1:5432',
    '[fd00::1]:5432',
    '[::ffff:169.254.169.254]:80',
  ])('reaches nothing at %s', async (authority) => {
    expectRefusal(
      await tested(`jdbc:postgresql://${authority}/rdm`),
      400,
      '不允许连接该主机，内网主机须由运维人员加入 RDM_DATASOURCE_HOSTS',
    );
  });

  it.each(['127.0.0.2', '[::1]', '[::ffff:127.0.0.2]', '0.0.0.0', '[::]', '2130706434', '0x7f000002', '127.2'])(
    'does not come round to the machine itself by the name %s',
    async (host) => {
      connections = 0;
      const { body } = await tested(`jdbc:postgresql://${host}:${port()}/rdm`);
      expect(body.success).toBe(false);
      expect(connections).toBe(0);
    },
  );

  it('says nothing of what answers where no PostgreSQL does', async () => {
    const answered = await tested(`jdbc:postgresql://127.0.0.1:${port()}/rdm`);
    const silent = await tested('jdbc:postgresql://127.0.0.1:1/rdm');
    expect(answered.body).toEqual(silent.body);
    expect(JSON.stringify(answered.body)).not.toContain('internal');
  });

  it.each([
    'jdbc:postgresql://127.0.0.1/rdm?host=169.254.169.254',
    'jdbc:postgresql://127.0.0.1/rdm?socketFactory=evil.Factory&loggerFile=/etc/x',
    'jdbc:postgresql://%2Fvar%2Frun/rdm',
    'postgresql:///rdm',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ])('takes no other way out of %s', async (url) => {
    expect((await tested(url)).body).toMatchObject({ success: false, code: 400 });
  });

  it('gives its password to nobody: not in a list, a detail, a history, nor in a search', async () => {
    const { body } = await submit({ name: '保密', url: 'jdbc:postgresql://db.example.com/rdm', password: 'p4ssw0rd' });
    const { id } = body.data as { id: string };
    for (const [path, query] of [
      ['list', { size: '100' }],
      ['detail', { id }],
      ['history', { id }],
      ['select', {}],
      ['list', { password: 'p4ssw0rd' }],
    ] as const) {
      const answer = await call('GET', `${sources}/${path}`, { token: root, query });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/p4ssw0rd|"password":"(?!\*{6}")|v1\./);
    }
    const stored = await server.application.inTenant(PLATFORM_TENANT, ({ records, resourceNamed }) =>
      records.find(resourceNamed('blade-develop/datasource')),
    );
    const rows = stored.filter((row) => row.name === '保密');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.password).toMatch(/^v1\./);
    expect(JSON.stringify(rows)).not.toContain('p4ssw0rd');
  });

  it('is closed to everybody of an enterprise, whatever number he names', async () => {
    for (const account of ['admin', 'finance', 'manager', 'reviewer']) {
      const token = await server.tokenOf(account);
      expectRefusal(await submit({ url: 'jdbc:postgresql://db.example.com/rdm' }, token), 403);
      expectRefusal(await call('POST', `${sources}/test`, { token, query: { id: '1' } }), 403);
      expectRefusal(await call('GET', `${sources}/select`, { token }), 403);
      expectRefusal(await call('POST', '/api/blade-develop/code/gen-code', { token, query: { ids: '1' } }), 403);
    }
  });
});

import net from 'node:net';
import type { SourceConnection } from '@rdm/core/internal/develop';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostGate } from '../../../blade-server/src/driven/host-gate/host-gate';
import { createDataSourceProbe } from './data-source-probe';

const servers: net.Server[] = [];
const sockets = new Set<net.Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A local server that is not PostgreSQL; `heard` counts the connections. */
async function listening(answer: (socket: net.Socket) => void): Promise<{ port: number; heard: () => number }> {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { port: (server.address() as net.AddressInfo).port, heard: () => connections };
}

const sourceAt = (port: number, given: Partial<SourceConnection> = {}): SourceConnection => ({
  ...{ host: '127.0.0.1', port, database: 'rdm', schema: 'public', encryption: 'none' },
  ...{ username: 'reader', password: 'secret' },
  ...given,
});
const local = createDataSourceProbe({ gate: createHostGate({ hosts: ['127.0.0.1'] }) });
const failed = (failure: string) => ({ ok: false, failure });

/** An error as PostgreSQL writes it. */
function errorMessage(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a host that must not be reached', () => {
  it('is refused before anything is sent to it', async () => {
    const { port, heard } = await listening(() => undefined);
    const closed = createDataSourceProbe({ gate: createHostGate({ hosts: [] }) });
    expect(await closed.test(sourceAt(port))).toEqual(failed('refusedHost'));
    expect(await closed.table(sourceAt(port), 'public', 'secrets')).toEqual(failed('refusedHost'));
    expect(heard()).toBe(0);
  });

  it('is refused by what its name resolves to, also where only one of several addresses is bad', async () => {
    const { port, heard } = await listening(() => undefined);
    for (const addresses of [['127.0.0.1'], ['169.254.169.254'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1']]) {
      const probe = createDataSourceProbe({ gate: createHostGate({ hosts: [], resolve: async () => addresses }) });
      expect(await probe.test(sourceAt(port, { host: 'harmless.example.com' }))).toEqual(failed('refusedHost'));
    }
    const metadata = createDataSourceProbe({
      gate: createHostGate({ hosts: ['0.0.0.0/0', 'cloud'], resolve: async () => ['169.254.169.254'] }),
    });
    expect(await metadata.test(sourceAt(port, { host: 'cloud' }))).toEqual(failed('refusedHost'));
    expect(heard()).toBe(0);
  });

  it('cannot become another one between the check and the connection', async () => {
    const { port, heard } = await listening((socket) => socket.destroy());
    const resolve = vi.fn(async () => ['127.0.0.1']);
    const probe = createDataSourceProbe({ gate: createHostGate({ hosts: ['db.internal'], resolve }) });
    expect(await probe.test(sourceAt(port, { host: 'db.internal' }))).toEqual(failed('noAnswer'));
    expect(heard()).toBe(1);
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});

describe('a host that nobody has', () => {
  it('is unknown, also where the answer takes too long', async () => {
    const unknown = createDataSourceProbe({
      gate: createHostGate({ hosts: [], resolve: () => Promise.reject(new Error('ENOTFOUND')) }),
    });
    expect(await unknown.test(sourceAt(5432, { host: 'nobody.example.com' }))).toEqual(failed('unknownHost'));
    const empty = createDataSourceProbe({ gate: createHostGate({ hosts: [], resolve: async () => [] }) });
    expect(await empty.test(sourceAt(5432, { host: 'nobody.example.com' }))).toEqual(failed('unknownHost'));
    const slow = createDataSourceProbe({
      gate: createHostGate({ hosts: [], resolve: () => new Promise(() => undefined) }),
      milliseconds: 50,
    });
    expect(await slow.test(sourceAt(5432, { host: 'slow.example.com' }))).toEqual(failed('unknownHost'));
  });
});

describe('what is no PostgreSQL', () => {
  it.each<[string, (socket: net.Socket) => void]>([
    ['greets', (socket) => socket.write('SSH-2.0-OpenSSH_9.2p1\r\n')],
    ['answers as a web server', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\nServer: internal/1.0\r\n\r\n')],
    ['hangs up', (socket) => socket.destroy()],
    ['writes nonsense', (socket) => socket.write(Buffer.alloc(4096, 0xff))],
  ])('and %s is not told apart from nothing that listens', async (_, answer) => {
    const { port } = await listening(answer);
    const quick = createDataSourceProbe({ gate: createHostGate({ hosts: ['127.0.0.1'] }), milliseconds: 400 });
    expect(await quick.test(sourceAt(port))).toEqual(failed('noAnswer'));
    const [server] = servers.splice(0);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server!.close(resolve));
    expect(await quick.test(sourceAt(port))).toEqual(failed('noAnswer'));
  });

  it('and says nothing is waited for five seconds at the most', async () => {
    const { port } = await listening(() => undefined);
    const quick = createDataSourceProbe({ gate: createHostGate({ hosts: ['127.0.0.1'] }), milliseconds: 100 });
    const began = performance.now();
    expect(await quick.test(sourceAt(port))).toEqual(failed('noAnswer'));
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('and sends without end is left', async () => {
    const { port } = await listening((socket) => {
      const send = () =>
        socket.writable && socket.write(errorMessage('XX000', 'x'.repeat(1000)), () => setImmediate(send));
      send();
    });
    const quick = createDataSourceProbe({ gate: createHostGate({ hosts: ['127.0.0.1'] }), milliseconds: 500 });
    expect((await quick.test(sourceAt(port))).ok).toBe(false);
  });
});

describe('what PostgreSQL refuses', () => {
  it.each([
    ['28P01', 'signIn'],
    ['28000', 'signIn'],
    ['3D000', 'noDatabase'],
    ['53300', 'refusedByServer'],
  ])('with %s is told by one word, and nothing of its text', async (code, failure) => {
    const { port } = await listening((socket) => {
      socket.once('data', () => socket.end(errorMessage(code, 'internal details of the host')));
    });
    expect(await local.test(sourceAt(port))).toEqual(failed(failure));
  });

  it('is a connection without encryption where one was asked for', async () => {
    const { port } = await listening((socket) => socket.once('data', () => socket.write('N')));
    expect(await local.test(sourceAt(port, { encryption: 'verified' }))).toEqual(failed('encryption'));
  });
});

describe('a password', () => {
  it('is the one of the data source: that of the environment goes nowhere else', async () => {
    vi.stubEnv('PGPASSWORD', 'of the product');
    const sent: string[] = [];
    const { port } = await listening((socket) => {
      socket.on('data', (data) => {
        sent.push(data.toString('latin1'));
        // Requests the password in plain text.
        if (sent.length === 1) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
        else socket.end(errorMessage('28P01', 'no'));
      });
    });
    expect(await local.test(sourceAt(port, { password: '' }))).toEqual(failed('signIn'));
    vi.unstubAllEnvs();
    expect(sent.join('')).toContain('reader');
    expect(sent.join('')).not.toContain('of the product');
  });
});

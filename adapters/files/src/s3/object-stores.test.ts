import http from 'node:http';
import net from 'node:net';
import { StoreFailed, StoreFull, type StoreSettings } from '@rdm/core/internal/evidence';
import { afterEach, describe, expect, it } from 'vitest';
import { createHostGate } from '../../../blade-server/src/driven/host-gate/host-gate';
import { createObjectStores } from './object-stores';

const key = '100001/upload/20240603/0123456789abcdef0123456789abcdef.pdf';
const settings = { category: '1', bucket: 'rdm-test', accessKey: 'AK', secretKey: 'SK-geheim', region: '' };
const closed = createHostGate({ hosts: [] });
const local = createHostGate({ hosts: ['127.0.0.1'] });

const servers: (http.Server | net.Server)[] = [];
const sockets = new Set<net.Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A local server; `heard` counts the connections. */
async function listening<S extends http.Server | net.Server>(server: S) {
  let connections = 0;
  server.on('connection', (socket: net.Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { port: (server.address() as net.AddressInfo).port, heard: () => connections };
}

const answering = (status: number, body = '', headers: http.OutgoingHttpHeaders = {}) =>
  listening(
    http.createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status, headers).end(body));
    }),
  );

const errorOf = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** The outcome of putting a file into a store. */
async function outcome(given: Partial<StoreSettings> & { endpoint: string }, gate = local, milliseconds = 2_000) {
  const store = createObjectStores({ gate, milliseconds }).open({ ...settings, ...given });
  return store.put(key, Uint8Array.of(1), 'application/pdf').then(
    () => 'kept',
    (error: unknown) => (error instanceof StoreFailed ? error.failure : error),
  );
}

describe('an object store that must not be reached', () => {
  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f000001', '0x7f.1', '127.1', '0177.0.0.1'])(
    'at %s is refused before any connection',
    async (host) => {
      const { port, heard } = await answering(200);
      expect(await outcome({ endpoint: `http://${host}:${port}` }, closed)).toBe('refusedHost');
      expect(heard()).toBe(0);
    },
  );

  it.each(['http://169.254.169.254', 'https://[fe80::1]', 'http://0.0.0.0:9000', 'http://2852039166/latest'])(
    'at %s is refused, whatever is set',
    async (endpoint) => {
      const open = createHostGate({ hosts: ['0.0.0.0/0', '::/0'] });
      expect(await outcome({ endpoint }, open)).toBe('refusedHost');
    },
  );

  it('by what its name resolves to is refused before any connection, also below a name that may be reached', async () => {
    const { port, heard } = await answering(200);
    const resolve = async (host: string) => (host === 'store.example.com' ? ['8.8.8.8'] : ['127.0.0.1']);
    const gate = createHostGate({ hosts: [], resolve });
    expect(await outcome({ endpoint: `http://harmless.example.com:${port}` }, gate)).toBe('refusedHost');
    // The bucket is part of the host name here, so another name is looked up.
    expect(await outcome({ endpoint: `http://store.example.com:${port}`, category: '4' }, gate)).toBe('refusedHost');
    expect(heard()).toBe(0);
  });

  it('cannot become another one between the check and the connection', async () => {
    const { port, heard } = await answering(200);
    let asked = 0;
    const resolve = async () => ((asked += 1) === 1 ? ['127.0.0.1'] : ['169.254.169.254']);
    const gate = createHostGate({ hosts: ['store.internal'], resolve });
    expect(await outcome({ endpoint: `http://store.internal:${port}` }, gate)).toBe('kept');
    expect([asked, heard()]).toEqual([1, 1]);
  });

  it.each([301, 302, 307, 308])('is not reached by a redirect (%i) either', async (status) => {
    const inside = await answering(200);
    for (const body of ['', errorOf('TemporaryRedirect')]) {
      const { port } = await answering(status, body, { location: `http://127.0.0.1:${inside.port}/${key}` });
      const expected = body === '' ? 'noAnswer' : 'elsewhere';
      expect(await outcome({ endpoint: `http://127.0.0.1:${port}` })).toBe(expected);
    }
    expect(inside.heard()).toBe(0);
  });

  it.each(['file:///etc', 'ftp://s3.example.com', 'https://a:b@s3.example.com', 'http://127.0.0.1/?x=', 's3', ''])(
    'by the address “%s” is refused without looking for it',
    async (endpoint) => expect(await outcome({ endpoint })).toBe('wrongAddress'),
  );

  it.each(['../other', 'a/b', 'a?b', '@127.0.0.1'])('by the bucket “%s” is refused', async (bucket) =>
    expect(await outcome({ endpoint: 'http://127.0.0.1:1', bucket })).toBe('wrongAddress'),
  );
});

describe('what is no object store', () => {
  it('is not told apart from nothing that listens', async () => {
    const shy = await listening(net.createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2p1\r\n')));
    const gone = await listening(net.createServer((socket) => socket.destroy()));
    const silent = await listening(net.createServer(() => undefined));
    const web = await answering(404, '<html>internal-service/7.3</html>');
    const locked = await answering(401, 'who are you');
    for (const { port } of [shy, gone, silent, web, locked, { port: 1 }]) {
      expect(await outcome({ endpoint: `http://127.0.0.1:${port}` }, local, 300)).toBe('noAnswer');
    }
    const encrypted = await answering(200);
    expect(await outcome({ endpoint: `https://127.0.0.1:${encrypted.port}` }, local, 300)).toBe('noAnswer');
  });

  it('and sends without end is left', async () => {
    const { port } = await listening(
      http.createServer((_request, response) => {
        response.writeHead(200);
        const send = (): unknown => response.writable && response.write(Buffer.alloc(1 << 20), () => send());
        send();
      }),
    );
    expect(await outcome({ endpoint: `http://127.0.0.1:${port}` })).toBe('noAnswer');
  });
});

describe('what an object store says', () => {
  it.each([
    [403, 'SignatureDoesNotMatch', 'denied'],
    [403, 'AccessDenied', 'denied'],
    [400, 'AuthorizationHeaderMalformed', 'denied'],
    [404, 'NoSuchBucket', 'noBucket'],
    [503, 'SlowDown', 'noAnswer'],
  ])('with %i %s is told by one word', async (status, code, failure) => {
    const { port } = await answering(status, errorOf(code));
    expect(await outcome({ endpoint: `http://127.0.0.1:${port}` })).toBe(failure);
  });

  it('of having no room is told as that', async () => {
    const { port } = await answering(507, errorOf('XMinioStorageFull'));
    expect(await outcome({ endpoint: `http://127.0.0.1:${port}` })).toBeInstanceOf(StoreFull);
  });

  it('is asked again while it stumbles', async () => {
    let asked = 0;
    const { port } = await listening(
      http.createServer((request, response) => {
        request.resume().on('end', () => response.writeHead((asked += 1) < 3 ? 500 : 200).end());
      }),
    );
    expect(await outcome({ endpoint: `http://127.0.0.1:${port}` })).toBe('kept');
    expect(asked).toBe(3);
  });
});

describe('a request', () => {
  it('never holds the secret key, and names the host it is meant for', async () => {
    const heard: string[] = [];
    const { port } = await listening(
      http.createServer((request, response) => {
        heard.push(JSON.stringify([request.url, request.rawHeaders]));
        request.resume().on('end', () => response.end());
      }),
    );
    const gate = createHostGate({ hosts: ['127.0.0.1'], resolve: async () => ['127.0.0.1'] });
    for (const category of ['1', '2', '3', '4']) {
      expect(await outcome({ endpoint: `http://s3.example.com:${port}`, category }, gate)).toBe('kept');
    }
    expect(heard.join('')).not.toContain(settings.secretKey);
    expect(heard.map((each) => each.includes(`"/rdm-test/${key}"`))).toEqual([true, true, false, false]);
    expect(heard.map((each) => each.includes(`"rdm-test.s3.example.com:${port}"`))).toEqual([false, false, true, true]);
  });
});

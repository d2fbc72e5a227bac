import http from 'node:http';
import type net from 'node:net';
import { createHostGate, createHttpWebhookPoster, signatureOf } from '@rdm/blade-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const message = (url: string) => ({ url, secret: 'a secret of sixteen', deliveryId: '1', body: '{}' });

/** Where a webhook may lead. docs/wire.md, Webhooks */
describe('a webhook', () => {
  let inside: http.Server;
  let connections = 0;
  let answer: http.RequestListener = (_request, response) => response.end('internal-service/7.3');
  const port = () => (inside.address() as net.AddressInfo).port;
  const unlisted = createHttpWebhookPoster({ gate: createHostGate({ hosts: [] }) });
  const gateOfMachine = createHostGate({ hosts: ['127.0.0.1'] });
  const listed = createHttpWebhookPoster({ gate: gateOfMachine });
  const hasty = createHttpWebhookPoster({ gate: gateOfMachine, timeout: 500 });
  beforeAll(async () => {
    inside = http.createServer((request, response) => answer(request, response));
    inside.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => inside.listen(0, () => resolve()));
  });
  afterAll(() => void inside.close().closeAllConnections());

  it.each([
    '169.254.169.254',
    '100.100.100.200',
    '[fe80::1]',
    '10.0.0.1',
    '192.168.0.1',
    '[fd00::1]',
    '[::ffff:169.254.169.254]',
    '2852039166',
    '0.0.0.0',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f000001',
    '127.1',
  ])('reaches nothing at %s', async (host) => {
    connections = 0;
    for (const scheme of ['http', 'https']) {
      expect(await unlisted.post(message(`${scheme}://${host}:${port()}/in`))).toMatchObject({
        failure: 'refusedHost',
      });
    }
    expect(connections).toBe(0);
  });

  it('goes by http only to a host that the operator has listed', async () => {
    const gate = createHostGate({ hosts: [], resolve: async () => ['8.8.8.8'] });
    const poster = createHttpWebhookPoster({ gate });
    expect(await poster.post(message('http://erp.example.com/in'))).toMatchObject({ failure: 'plainHttp' });
    expect(await listed.post(message(`http://127.0.0.1:${port()}/in`))).toMatchObject({ status: 200 });
  });

  it('is bound to the address that was checked, although the name means another one afterwards', async () => {
    let asked = 0;
    const resolve = async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1'];
    const poster = createHttpWebhookPoster({ gate: createHostGate({ hosts: ['rebinding.internal'], resolve }) });
    expect(await poster.post(message(`http://rebinding.internal:${port()}/in`))).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
  });

  it('follows no redirect, waits for nobody, and reads no more than it shows', async () => {
    const url = `http://127.0.0.1:${port()}/in`;
    answer = (_request, response) => response.writeHead(307, { Location: 'http://169.254.169.254/' }).end('gone');
    expect(await listed.post(message(url))).toMatchObject({ failure: 'refusedStatus', status: 307, response: 'gone' });
    answer = () => undefined;
    expect(await hasty.post(message(url))).toMatchObject({ failure: 'noAnswer' });
    answer = (_request, response) => {
      const more = setInterval(() => response.write('研'.repeat(1_000)), 1);
      response.on('close', () => clearInterval(more));
    };
    const endless = await listed.post(message(url));
    expect(endless).toMatchObject({ status: 200, response: '研'.repeat(500) });
    expect(endless.failure).toBeUndefined();
  });

  it('signs the time with the body, so that an old message can be told from a new one', () => {
    const [first, later] = [signatureOf('key', '{}', 1_700_000_000), signatureOf('key', '{}', 1_700_000_301)];
    expect(first).toBe('t=1700000000,v1=9d713ed406bb7076d4123f0dc2c39d2df5c654ed4b0cd56b52c8b4c940bd63ae');
    expect(first.slice(14)).not.toBe(later.slice(14));
    expect(signatureOf('key', '{} ', 1_700_000_000)).not.toBe(first);
    expect(signatureOf('other', '{}', 1_700_000_000)).not.toBe(first);
  });
});

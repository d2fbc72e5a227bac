import http from 'node:http';
import { PassThrough } from 'node:stream';
import { createServer } from '@rdm/blade-server';
import { personnel } from '@rdm/core/internal/project';
import { resourcePath } from '@rdm/blade-protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTraces } from '../../adapters/blade-server/src/watching/trace-export';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const TOKEN = 'a token of sixteen characters';

describe('what the operator sees of a server', () => {
  let inner: TestServer;
  let url: string;
  let call: WireCall;
  let token: string;
  let stop: () => Promise<void>;
  const printed: string[] = [];
  beforeAll(async () => {
    inner = await startTestServer();
    const written = vi.spyOn(process.stdout, 'write');
    const server = await createServer({
      application: inner.application,
      saberSecret: 'saber_secret',
      logLevel: 'info',
      metrics: {
        token: TOKEN,
        watched: { work: async () => ({ waiting: 2, running: 1 }), hears: () => true },
      },
    });
    written.mockRestore();
    const lines = new PassThrough();
    lines.on('data', (chunk: Buffer) => printed.push(...chunk.toString().split('\n').filter(Boolean)));
    // The logger writes to the descriptor itself.
    Object.assign(server.log as object, { [streamOf(server.log)]: lines });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
    call = wireCaller(url);
    const query = { tenantId: '100002', username: 'finance', password: md5('finance') };
    token = String((await call('POST', '/api/blade-auth/oauth/token', { query })).body['access_token']);
    stop = () => server.close();
  });
  afterAll(async () => {
    await stop?.();
    await inner?.stop();
  });

  it('is a line of JSON for each call, with its request and tenant, and nobody’s name, number, address or search', async () => {
    const query = { name: '王小明', phone: '13912345678' };
    const { headers } = await fetch(
      `${url}${resourcePath(personnel, 'list')}?${new URLSearchParams(query).toString()}`,
      {
        headers: { 'Blade-Auth': `bearer ${token}` },
      },
    );
    await expect.poll(() => printed.some((line) => line.includes('entpersonnel'))).toBe(true);
    const line = JSON.parse(printed.find((each) => each.includes('entpersonnel'))!) as Record<string, unknown>;
    expect(line).toMatchObject({
      ...{ msg: 'answered', method: 'GET', route: resourcePath(personnel, 'list'), status: 200, tenant: '100002' },
      reqId: headers.get('x-request-id'),
    });
    const all = printed.filter((each) => each.includes('answered')).join('\n');
    for (const hidden of ['王小明', encodeURIComponent('王小明'), '13912345678', 'finance', '127.0.0.1', token]) {
      expect(all).not.toContain(hidden);
    }
  });

  it('is figures for Prometheus, for whoever has the token', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer another' } })).status).toBe(401);
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(
      /rdm_http_request_duration_seconds_count\{method="GET",route="\/api\/blade-rdm\/entpersonnel\/list",status="200"\} [1-9]/,
    );
    expect(text).toContain('rdm_long_work{state="waiting"} 2');
    expect(text).toContain('rdm_hears_other_processes 1');
    expect(text).toContain('rdm_process_resident_memory_bytes');
  });

  it('is no figure where no token is set', async () => {
    expect((await fetch(`${inner.url}/metrics`)).status).toBe(404);
  });

  it('is traces, where a collector is named: a span for each call under that of the proxy', async () => {
    const received: { url: string; body: string }[] = [];
    const collector = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ url: request.url ?? '', body: Buffer.concat(parts).toString() });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as { port: number }).port}`);
    const end = startTraces('server');
    const trace = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${url}${resourcePath(personnel, 'list')}`, {
      headers: { 'Blade-Auth': `bearer ${token}`, traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
    await end();
    expect(received[0]?.url).toBe('/v1/traces');
    const { resourceSpans } = JSON.parse(received[0]!.body) as {
      resourceSpans: { scopeSpans: { spans: object[] }[] }[];
    };
    const spans = resourceSpans.flatMap((each) => each.scopeSpans).flatMap((each) => each.spans);
    expect(spans).toContainEqual(
      expect.objectContaining({ traceId: trace, name: `GET ${resourcePath(personnel, 'list')}` }),
    );
    await new Promise((resolve) => collector.close(resolve));
  });
});

/** The symbol under which the logger keeps what it writes to. */
const streamOf = (log: object): symbol =>
  Object.getOwnPropertySymbols(log).find((symbol) => String(symbol) === 'Symbol(pino.stream)')!;

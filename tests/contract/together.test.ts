import { createBladeClient, Gathering } from '@rdm/blade-client';
import { MOST_TOGETHER, TOGETHER_PATH } from '@rdm/blade-protocol';
import { department } from '@rdm/core/internal/system';
import { project } from '@rdm/core/internal/project';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';
import { expectRefusal, wireCaller, type WireCall } from './wire-caller';

const readings = [
  '/api/blade-rdm/project/list?size=2',
  '/api/blade-rdm/project/list?size=2&current=2',
  '/api/blade-system/dept/list',
  '/api/blade-system/menu/routes',
  '/api/blade-system/dict/dictionary?code=sex',
  '/api/blade-rdm/project/detail?id=1',
  '/api/blade-rdm/project/detail',
  '/api/blade-system/tenant/list',
  '/api/nowhere',
  '/api/blade-rdm/project/submit',
];
const file = '/api/blade-rdm/project/export';

describe('calls that travel together', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
  });
  afterAll(() => server.stop());
  afterEach(() => vi.restoreAllMocks());

  /** The lines in the order of the calls. */
  async function together(paths: readonly string[], of = token): Promise<[number, string][]> {
    const answer = await fetch(`${server.url}${TOGETHER_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(of && { 'Blade-Auth': `bearer ${of}` }) },
      body: JSON.stringify({ calls: paths.map((path) => ({ path })) }),
    });
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).trimEnd().split('\n');
    const read = lines.map((line) => /^(\d+) (\d+) (.*)$/.exec(line)!.slice(1) as [string, string, string]);
    return read.sort((a, b) => Number(a[0]) - Number(b[0])).map(([, status, body]) => [Number(status), body]);
  }

  it('are answered as each would be by itself, whoever asks', async () => {
    const people = [token, await server.tokenOf('reviewer'), ''];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...readings), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...people),
        async (paths, of) => {
          const alone = [];
          for (const path of paths) {
            const headers = of ? { 'Blade-Auth': `bearer ${of}` } : undefined;
            const answer = await fetch(`${server.url}${path}`, { headers });
            alone.push([answer.status, await answer.text()]);
          }
          expect(await together(paths, of)).toEqual(alone);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leave files to be asked by themselves', async () => {
    const [asked, other] = await together([file, readings[0]!]);
    expect([asked, other![0]]).toEqual([[406, '{}'], 200]);
  });

  it.each([
    [{}],
    [{ calls: [] }],
    [{ calls: [{ path: 'https://example.com/api/' }] }],
    [{ calls: [{ path: '/health/live' }] }],
    [{ calls: [{ path: TOGETHER_PATH }] }],
    [{ calls: [{ path: '/api/blade-system/menu/routes', headers: { 'X-Forwarded-For': '10.0.0.1' } }] }],
    [{ calls: Array.from({ length: MOST_TOGETHER + 1 }, () => ({ path: readings[0] })) }],
  ])('are refused as %j', async (json) => {
    expectRefusal(await call('POST', TOGETHER_PATH, { token, json }), 400);
  });

  const clientOf = (origin: string) => createBladeClient({ origin, token: () => token, together: new Gathering() });

  it('are what a client makes of readings asked for in the same moment', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { resource } = clientOf(server.url);
    await resource(project).list({ size: 1 });
    sent.mockClear();
    const [projects, departments, gone] = await Promise.all([
      resource(project).list({ size: 1 }),
      resource(department).list({}),
      resource(project)
        .detail({ id: '1' })
        .catch((refused: unknown) => refused),
    ]);
    expect(sent).toHaveBeenCalledOnce();
    expect(projects.size).toBe(1);
    expect(departments.total).toBeGreaterThanOrEqual(0);
    expect(gone).toMatchObject({ fault: { code: 404 } });
  });

  it('are sent before anything else goes on, where they are asked so', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const together = new Gathering();
    const { resource } = createBladeClient({ origin: server.url, token: () => token, together });
    await resource(project).list({ size: 1 });
    sent.mockClear();
    const asked = together.atOnce(() =>
      Promise.all([resource(project).list({ size: 1 }), resource(department).list({})]),
    );
    expect(sent).toHaveBeenCalledOnce();
    const [projects] = await asked;
    expect(projects.size).toBe(1);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('are sent once for a screen that is drawn several times before it is shown', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const together = new Gathering();
    const { resource } = createBladeClient({ origin: server.url, token: () => token, together });
    const drawn = () => together.atOnce(() => resource(project).list({ size: 1 }));
    await resource(project).list({ size: 1 });
    sent.mockClear();
    const [first, second] = await Promise.all([drawn(), drawn()]);
    expect(await drawn()).toEqual(first);
    expect(second).toEqual(first);
    expect(sent).toHaveBeenCalledOnce();
    // What is asked anew later, or after something was changed, is sent.
    await resource(project).list({ size: 1 });
    expect(sent).toHaveBeenCalledTimes(2);
    const changed = resource(project)
      .remove({ ids: ['1'] })
      .catch(() => undefined);
    await drawn();
    await changed;
    expect(sent).toHaveBeenCalledTimes(4);
    await drawn();
    expect(sent).toHaveBeenCalledTimes(5);
  });

  it('are asked one by one of a server that knows no such call', async () => {
    const { fetch: real } = globalThis;
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        String(url).endsWith(TOGETHER_PATH)
          ? Promise.resolve(Response.json({ code: 404 }, { status: 404 }))
          : real(url, init),
      );
    const { resource } = clientOf(server.url);
    const both = () => Promise.all([resource(project).list({ size: 1 }), resource(department).list({})]);
    for (const [projects] of [await both(), await both()]) expect(projects.size).toBe(1);
    expect(sent.mock.calls.filter(([url]) => String(url).endsWith(TOGETHER_PATH))).toHaveLength(1);
  });

  it('fail one by one when the connection is cut between two lines', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () =>
        new Response('1 200 {"code":200,"data":{"records":[],"total":0}}\n0 20', {
          headers: { 'Content-Type': 'application/x-ndjson' },
        }),
    );
    const { resource } = clientOf('http://127.0.0.1:1');
    const asked = await Promise.allSettled([resource(project).list({}), resource(department).list({})]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(asked[0]).toMatchObject({ reason: { fault: { code: 503, name: 'UNREACHABLE' } } });
  });
});

import { createMemorySmsSender } from '@rdm/memory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';

describe('a stranger who registers, or has forgotten a password', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it.each([
    ['POST', '/api/enterprise/register', 20],
    ['POST', '/api/blade-auth/oauth/sms/send-validate', 20],
    ['POST', '/api/enterprise/retrieve/password', 60],
    ['GET', '/api/enterprise/check/91350100M000100Y43', 60],
    ['POST', '/api/k3/login', 60],
  ] as const)('asks %s %s no oftener than %i times a minute', async (method, path, most) => {
    const asked = { query: { phone: 'x' }, ...(method === 'POST' && { json: {} }) };
    for (let times = 0; times < most; times++) expect((await call(method, path, asked)).status).not.toBe(429);
    expectRefusal(await call(method, path, asked), 429);
  });

  it('finds out nothing: whatever phone he names, in whatever tenant, the answer has one form', async () => {
    const fresh = await startTestServer(undefined, { smsSender: createMemorySmsSender() });
    const ask = wireCaller(fresh.url);
    const answers = [];
    const asked: readonly Record<string, string>[] = [
      { tenantId: '100002', phone: '13900139000' },
      { tenantId: '777777', phone: '13900139001' },
      { phone: '13900139002' },
    ];
    for (const query of asked) {
      answers.push(await ask('POST', '/api/blade-auth/oauth/sms/send-validate', { query }));
    }
    for (const { status, body } of answers) {
      expect([status, Object.keys(body.data), body.data.msg]).toEqual([200, ['success', 'id', 'msg'], '短信发送成功']);
    }
    // A repeated request within the minute sends no code, and the answer does not show it.
    const again = await ask('POST', '/api/blade-auth/oauth/sms/send-validate', { query: { phone: '13900139002' } });
    expect([again.status, again.body.data.msg]).toEqual([200, '短信发送成功']);
    await fresh.stop();
  });
});

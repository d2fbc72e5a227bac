import { createHttpSmsSender } from '@rdm/blade-server';
import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import { apiLog, errorLog, smsOutbox, usualLog } from '@rdm/core/internal/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startSmsGateway, type SmsGateway } from '../setup/sms-gateway';
import { startTestServer, type TestServer } from '../setup/test-server';

const SEND = '/api/blade-auth/oauth/sms/send-validate';
const PHONE = '13900139000';

describe('a server with a gateway for text messages', () => {
  let gateway: SmsGateway;
  let server: TestServer;
  let call: WireCall;
  let reported: string[];
  beforeEach(async () => {
    reported = [];
    gateway = await startSmsGateway();
    const smsSender = createHttpSmsSender({ url: gateway.url, token: 'a-token', report: (why) => reported.push(why) });
    server = await startTestServer(undefined, { smsSender });
    call = wireCaller(server.url);
  });
  afterEach(async () => {
    await server.stop();
    await gateway.stop();
  });

  const stored = async (): Promise<string> => {
    const found = [];
    for (const tenant of [PLATFORM_TENANT, '100002']) {
      for (const resource of [apiLog, errorLog, usualLog, smsOutbox]) {
        found.push(await server.application.inTenant(tenant, ({ records }) => records.find(resource)));
      }
    }
    return JSON.stringify(found);
  };

  it('lets nobody wait behind one that does not answer, and tells who asked that nothing was sent', async () => {
    gateway.answer('never');
    const asking = call('POST', SEND, { query: { phone: PHONE } });
    await expect.poll(() => gateway.posted.length, { timeout: 10_000 }).toBe(1);
    expect(await server.tokenOf('finance')).toMatch(/^ey/);
    await gateway.stop();
    expectRefusal(await asking, 503, '短信暂时不能发送，请稍后重试');
  });

  it('writes down no code it sends, whether it was sent, refused or typed in', async () => {
    await call('POST', SEND, { query: { phone: PHONE } });
    gateway.answer(403);
    expectRefusal(await call('POST', SEND, { query: { phone: '13900139001' } }), 503);
    const codes = gateway.posted.map(({ body }) => /\d{6}/.exec(body.content)![0]);
    const value = codes[0]!;
    const password = '0123456789abcdef0123456789abcdef';
    const typed = {
      tenantId: '100002',
      phone: PHONE,
      id: 'none',
      value,
      newPassword: password,
      newPassword1: password,
    };
    expectRefusal(await call('POST', '/api/enterprise/retrieve/password', { json: typed }), 400);
    const token = await server.tokenOf('finance');
    const query = { id: 'none', value, phone: PHONE };
    expectRefusal(await call('POST', '/api/blade-resource/sms/endpoint/validate-message', { token, query }), 400);
    const title = '"methodName":"validateMessage"';
    await expect.poll(stored, { timeout: 10_000 }).toContain(title);
    const written = `${await stored()}${reported.join()}`;
    expect(written).toContain(PHONE);
    for (const code of codes) expect(written).not.toContain(`验证码是${code}`);
    expect(written).not.toMatch(new RegExp(`"(value|params|content)":"[^"]*\\b${value}\\b`));
    expect(reported).toEqual(['短信网关 / SMS gateway: HTTP 403']);
  });
});

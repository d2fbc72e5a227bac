import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';

const REMOVAL = '/api/blade-system/post/remove';
const parts = { 'Content-Type': 'multipart/form-data; boundary=X' };
const field = (name: string, value: string) =>
  `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Arguments in the parts of a form, as some clients of the family send them. */
describe('the parts of a form', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('admin');
  });
  afterAll(() => server.stop());

  it('are the arguments of a call', async () => {
    const post = { postCode: 'pm', postName: '技术经理', category: 2, sort: 1 };
    const { body } = await call('POST', '/api/blade-system/post/submit', { token, json: post });
    const form = `${field('ids', String(body.data.id))}--X--\r\n`;
    expect((await call('POST', REMOVAL, { token, headers: parts, body: form })).body).toMatchObject({ code: 200 });
  });

  it.each([
    ['without a boundary', { 'Content-Type': 'multipart/form-data' }, 'ids=1', 400],
    ['that are cut off', parts, field('ids', '1'), 400],
    ['that are none', parts, 'ids=1', 400],
    ['with a field that is too long', parts, `${field('ids', '1'.repeat(200_000))}--X--\r\n`, 413],
    ['with too many fields', parts, `${field('x', '1').repeat(300)}--X--\r\n`, 413],
  ])('%s are refused in a sentence', async (_, headers, body, code) => {
    expectRefusal(await call('POST', REMOVAL, { token, headers, body }), code);
  });

  it('are not read of who may not call, nor of a call there is not', async () => {
    const body = `${field('ids', '1')}--X--\r\n`;
    expectRefusal(await call('POST', REMOVAL, { headers: parts, body }), 401);
    expectRefusal(await call('POST', '/api/blade-system/nothing', { token, headers: parts, body }), 404);
  });
});

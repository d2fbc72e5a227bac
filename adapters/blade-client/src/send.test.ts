import { describe, expect, it } from 'vitest';
import { sender } from './send';

const answering = (body: string, status: number, type = 'application/json;charset=UTF-8') =>
  sender({ token: () => null }, async () => new Response(body, { status, headers: { 'Content-Type': type } }));

const refusalOf = async (send: ReturnType<typeof sender>) =>
  send({ method: 'GET', path: '/api/x' }).then(
    () => null,
    ({ fault }: { fault: { code: number; message: { zh: string; en: string } } }) => [fault.code, fault.message.zh],
  );

describe('an answer that is no success', () => {
  it('has the code of its body before that of HTTP, and says what the server says', async () => {
    expect(await refusalOf(answering('{"code":400,"success":false,"msg":"请选择年度"}', 200))).toEqual([
      400,
      '请选择年度',
    ]);
    expect(await refusalOf(answering('{"error_code":400,"error_description":"密码不正确"}', 400))).toEqual([
      400,
      '密码不正确',
    ]);
    expect(await refusalOf(answering('{"code":200}', 200))).toBeNull();
  });

  it('is an unknown error where nothing is said of it', async () => {
    expect(await refusalOf(answering('{"code":500}', 200))).toEqual([500, '未知错误']);
    expect(await refusalOf(answering('<html>', 500, 'text/html'))).toEqual([500, '未知错误']);
  });

  it('of what stands before the server says that the server cannot be reached', async () => {
    for (const status of [502, 503, 504]) {
      expect(await refusalOf(answering('<html>Bad Gateway</html>', status, 'text/html'))).toEqual([
        503,
        '无法连接服务器，请检查网络后重试',
      ]);
    }
  });

  it('that breaks off says that the server cannot be reached', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const headers = { 'Content-Type': 'application/json' };
    const send = sender({ token: () => null }, async () => new Response(cut, { headers }));
    expect(await refusalOf(send)).toEqual([503, '无法连接服务器，请检查网络后重试']);
  });

  it('that cannot be read is one, whatever its status', async () => {
    for (const status of [200, 500]) {
      expect(await refusalOf(answering('{"code":', status))).toEqual([500, 'unable to parse JSON data']);
    }
  });
});

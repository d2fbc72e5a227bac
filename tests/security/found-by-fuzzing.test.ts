import net from 'node:net';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { tenantResources as resources } from './tenant-resources';
import { personnelSalary } from '@rdm/core/internal/cost';
import { personnel, project } from '@rdm/core/internal/project';
import { workTime } from '@rdm/core/internal/hours';
import { createSpreadsheetWriter } from '@rdm/documents';
import { columnHeading, columnOf } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';
import { fillTenant, YEAR, type FilledTenant } from './filled-tenant';
import { expectLegalAnswer } from './legal-answer';

/* Requests found by fuzzing that once made the server fail or hang, each as a regression test. */

const NO_WAIT = 3_000;
const submit = resourcePath(personnel, 'submit');
const marked = resourcePath(personnel, 'marked');
const tokens = endpoints.session.token.path;

describe('a request once found to break the server', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  let filled: FilledTenant;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const answer = await work();
    expect(performance.now() - began).toBeLessThan(NO_WAIT);
    return answer;
  };
  const json = (path: string, body: string) =>
    call('POST', path, { token, body, headers: { 'Content-Type': 'application/json' } });
  const form = (path: string, ...parts: string[]) =>
    call('POST', path, {
      token,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`,
    });

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('admin');
    filled = await fillTenant(call, token, resources, '丁');
  });
  afterAll(() => server.stop());

  it.each(['\0\0', '\ud800', '键'.repeat(500)])(
    'has a form key of characters no database takes, which still writes once: %j',
    async (key) => {
      const draft = { ...filled.drafts.get(project.name), code: `RD9${key.length}` };
      const sent = () => call('POST', endpoints.project.save.path, { token, query: { key }, json: draft });
      const [first, again] = [await sent(), await sent()];
      expect([first.text, first.status, again.status]).toEqual([first.text, 200, 200]);
      const { body } = await call('GET', resourcePath(project, 'list'), { token, query: { code: draft.code } });
      expect(body.data.total).toBe(1);
    },
  );

  it('has a number of endless digits with a letter behind, which is told from a number at once', async () => {
    const wages = `${'1'.repeat(500_000)}x`;
    const salary = { ...filled.drafts.get(personnelSalary.name), wages };
    const refused = await timed(() => call('POST', resourcePath(personnelSalary, 'submit'), { token, json: salary }));
    expectRefusal(refused, 400);
    const inputs = { year: YEAR, line43: '1'.repeat(100_000) + 'x' };
    expectRefusal(await timed(() => call('POST', endpoints.ledger.saveYearInputs.path, { token, json: inputs })), 400);
    const query = { year: YEAR };
    const report = { amount29: `${'1'.repeat(100_000)}x` };
    expectRefusal(await timed(() => call('POST', endpoints.statistics.save.path, { token, query, json: report })), 400);
  });

  it.each([
    ['a text', JSON.stringify('x'.repeat(10_000_000))],
    ['a list', `[${'1,'.repeat(5_000_000)}1]`],
    ['a million names', `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ])('is 10 MB of %s where a few arguments belong', async (_, body) => {
    for (const { method, path, ...endpoint } of [
      ...Object.values(endpoints.session),
      ...Object.values(endpoints.ledger),
      ...Object.values(endpoints.statistics),
    ]) {
      if (method !== 'POST' || endpoint.upload) continue;
      expectRefusal(await timed(() => json(path, body)), 413, '请求内容过大，请减少内容后重试');
    }
    expectRefusal(await timed(() => json(submit, body)), 413, '请求内容过大，请减少内容后重试');
  });

  it('is a form of a million fields', async () => {
    const body = Array.from({ length: 1_000_000 }, (_, at) => `k${at}`).join('&');
    for (const path of [tokens, submit]) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expectRefusal(await timed(() => call('POST', path, { token, body, headers })), 413);
    }
  });

  it('is a text or a list where an object of arguments belongs', async () => {
    for (const body of ['"x"', '[1]', '1', 'true', 'null']) {
      for (const path of [endpoints.ledger.saveYearInputs.path, endpoints.statistics.save.path]) {
        expectLegalAnswer(await json(path, body));
      }
      expectRefusal(await json(tokens, body), 400, '缺少必要的请求参数: tenantId');
    }
    expectRefusal(await json(endpoints.ledger.saveYearInputs.path, '"x"'), 400, '请求内容应为一个对象');
  });

  it('names a record by something that is no id', async () => {
    for (const id of ['{"toString":1}', '{}', '[1]', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'true']) {
      expectRefusal(await json(submit, `{"id":${id}}`), 400, '请求参数格式错误: id');
    }
    const { id } = filled.records.get(personnel.name)!;
    for (const version of ['{"toString":1}', '{}', '[1]', 'true']) {
      expectRefusal(
        await json(submit, `{"id":"${String(id)}","version":${version}}`),
        400,
        '请求参数格式错误: version',
      );
    }
  });

  it('signs in under half a character, or under a name without end', async () => {
    for (const username of ['\ud800', 'x\udc00', 'a\0', 'x'.repeat(50_000)]) {
      const given = { tenantId: '100002', username, password: '\ud800' };
      expectRefusal(await call('POST', tokens, { json: given }), 400, '用户名或密码不正确');
    }
  });

  it('asks for the history of what no id is', async () => {
    for (const { name, calls } of resources) {
      if (!calls.includes('history')) continue;
      for (const id of ['\0', 'x', '9'.repeat(40), '-1']) {
        expectRefusal(await call('GET', `/api/${name}/history`, { token, query: { id } }), 404);
      }
    }
  });

  it('has a form whose fields are no JSON although they say so', async () => {
    const field = 'Content-Disposition: form-data; name="corrections"\r\nContent-Type: application/json\r\n\r\n{x';
    expectRefusal(await form(marked, field), 400, '请求内容无法读取，请检查格式');
  });

  it('has a form of too many fields', async () => {
    const fields = Array.from({ length: 2_000 }, (_, at) => `Content-Disposition: form-data; name="a${at}"\r\n\r\n1`);
    expectRefusal(await form(marked, ...fields), 413, '请求内容过大，请减少内容后重试');
  });

  it('has a file without a name, with half a character for one or one without end', async () => {
    const columns = (personnel.workbook ?? []).map((name) => ({
      heading: columnHeading(columnOf(personnel, name)!),
      width: 10,
      kind: 'text' as const,
    }));
    const rows = [columns.map((_, at) => (at < 2 ? `戊${at}` : 'x'))];
    const file = Buffer.from(await createSpreadsheetWriter().write([{ name: '人员', columns, rows }]));
    for (const named of ['', "; filename*=utf-16le''%00%d8", `; filename="${'x'.repeat(60_000)}.xlsx"`]) {
      const head =
        `--x\r\nContent-Disposition: form-data; name="file"${named}\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n';
      const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      const answer = await call('POST', marked, { token, headers, body: body as Uint8Array<ArrayBuffer> });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/%E9%94%99%E8%AF%AF%E6%A0%87%E6%B3%A8\.xlsx$/);
    }
  });

  it('is answered in one sentence, however long what it repeats', async () => {
    const long = 'x'.repeat(100_000);
    const { drafts } = filled;
    for (const resource of resources.filter(({ calls }) => calls.includes('submit'))) {
      for (const name of Object.keys(resource.fields)) {
        const draft = { ...drafts.get(resource.name), [name]: long };
        const answer = await call('POST', resourcePath(resource, 'submit'), { token, json: draft });
        expectLegalAnswer(answer);
        expect(answer.text).not.toContain(long.slice(0, 2_000));
      }
    }
    const query = { year: YEAR };
    const answer = await call('POST', endpoints.statistics.save.path, { token, query, json: { amount29: long } });
    expectLegalAnswer(answer);
    const odd = { year: YEAR, [long]: {} };
    expectLegalAnswer(await call('POST', endpoints.ledger.saveYearInputs.path, { token, json: odd }));
  });

  it('adds up to more than can be recorded, which is said and not written', async () => {
    const hours = filled.drafts.get(workTime.name);
    for (const code of ['丁一', '丁二']) {
      const person = await call('POST', submit, { token, json: { code, name: code } });
      const personnelId = String(person.body.data.id);
      const salary = { month: `${YEAR}-03`, personnelId, wages: '9999999999999999.99' };
      expect((await call('POST', resourcePath(personnelSalary, 'submit'), { token, json: salary })).status).toBe(200);
      // More than the hours due, so that all of the pay is shared out.
      const worked = { ...hours, personnelId, hours: '300' };
      expect((await call('POST', resourcePath(workTime, 'submit'), { token, json: worked })).status).toBe(200);
    }
    const answer = await call('GET', endpoints.ledger.recompute.path, { token, query: { year: YEAR } });
    expectRefusal(answer, 400);
    expect(answer.body.msg).toMatch(/超出可记录的范围，请核对台账和凭证中的金额$/);
  });

  describe('before it reaches a route', () => {
    it('has an address or headers beyond what a server reads', async () => {
      const long = await call('GET', resourcePath(personnel, 'list'), { token, query: { code: 'x'.repeat(20_000) } });
      expectRefusal(long, 431, '请求地址或请求头过长，请减少查询条件后重试');
      const { headers } = await call('GET', resourcePath(personnel, 'list'), {
        headers: { Cookie: 'x'.repeat(20_000) },
      });
      expect(headers.get('content-type')).toBe('application/json;charset=UTF-8');
    });

    it.each(['GARBAGE\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET /api HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'])(
      'is no request at all: %j',
      async (bytes) => {
        const said = await answerTo(bytes);
        expect(said).toMatch(/^HTTP\/1\.1 400 /);
        expect(said).toContain('请求内容无法读取，请检查格式');
        expect(said).not.toMatch(/Client Error|Bad Request","message/);
      },
    );

    function answerTo(bytes: string): Promise<string> {
      return new Promise((resolve, reject) => {
        const { port, hostname } = new URL(server.url);
        const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
        let said = '';
        socket.on('data', (chunk) => (said += chunk.toString('utf8')));
        socket.on('close', () => resolve(said));
        socket.on('error', reject);
      });
    }
  });
});

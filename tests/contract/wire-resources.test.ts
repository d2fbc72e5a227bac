import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from '@rdm/documents';
import { startTestServer, type TestServer } from '../setup/test-server';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from './wire-caller';

const people = '/api/blade-rdm/entpersonnel';
const departments = '/api/blade-system/dept';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface WirePage {
  readonly records: readonly Record<string, unknown>[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

describe('a resource over the wire', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  const submit = (json: unknown, path = people) => call('POST', `${path}/submit`, { token, json });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await call('GET', `${people}/list`, { token, query });
    expect(answer.status).toBe(200);
    return answer.body.data as unknown as WirePage;
  };
  const codes = async (query: Record<string, string>) => (await list(query)).records.map(({ code }) => code);
  const number = (index: number) => `E${String(index).padStart(3, '0')}`;

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    for (let index = 1; index <= 25; index += 1) {
      const entryDate = `2024-01-${String(index).padStart(2, '0')}`;
      const answer = await submit({ code: number(index), name: index % 2 ? '张三' : 'Li Si', entryDate });
      expect(answer.body.msg).toBe('操作成功');
    }
  });
  afterAll(() => server.stop());

  describe('listed', () => {
    it('comes in the envelope, as a page of ten, with the type and the keys the family knows', async () => {
      const answer = await call('GET', `${people}/list`, { token });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8');
      expect(Object.keys(answer.body)).toEqual(['code', 'success', 'data', 'msg']);
      expect(answer.body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
      const { records, ...rest } = answer.body.data as unknown as WirePage;
      expect(records).toHaveLength(10);
      expect(rest).toEqual({
        total: 25,
        size: 10,
        current: 1,
        orders: [],
        optimizeCountSql: true,
        hitCount: false,
        countId: '',
        maxLimit: -1,
        searchCount: true,
        pages: 3,
      });
    });

    it('shows a record without null: ids as texts, what is empty as empty text', async () => {
      const { records } = await list({ code_equal: 'E001' });
      expect(records).toEqual([
        expect.objectContaining({
          id: expect.stringMatching(/^\d{15,19}$/),
          tenantId: '100002',
          createUser: expect.stringMatching(/^\d{15,19}$/),
          createDept: '',
          createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          status: 1,
          version: 1,
          isDeleted: 0,
          code: 'E001',
          entryDate: '2024-01-01',
          leaveDate: '',
          deptId: '',
          deptName: '',
        }),
      ]);
    });

    it.each<[string, Record<string, string>, Partial<WirePage>, number]>([
      ['all of them', { size: '-1' }, { total: 25, current: 1, pages: 1 }, 25],
      ['page 0 as the first', { current: '0', size: '10' }, { total: 25, current: 1 }, 10],
      ['the last page', { current: '3', size: '10' }, { total: 25, current: 3, pages: 3 }, 5],
      ['beyond the last page', { current: '9', size: '10' }, { total: 25, current: 9, pages: 3 }, 0],
      ['what matches only', { name: '张', size: '5' }, { total: 13, pages: 3 }, 5],
    ])('gives %s', async (_, query, page, count) => {
      const found = await list(query);
      expect(found).toMatchObject(page);
      expect(found.records).toHaveLength(count);
    });

    it('keeps every record on exactly one page', async () => {
      const pages = await Promise.all(['1', '2', '3', '4'].map((current) => codes({ current, size: '7' })));
      expect(pages.flat().sort()).toEqual(Array.from({ length: 25 }, (_, index) => number(index + 1)));
    });

    it('orders by columns it has, in camel or snake case, and passes over all others', async () => {
      expect(await codes({ descs: 'entry_date', size: '2' })).toEqual(['E025', 'E024']);
      expect(await codes({ ascs: 'name,code', size: '2' })).toEqual(['E002', 'E004']);
      expect(await codes({ ascs: 'name', descs: 'code', size: '2' })).toEqual(['E024', 'E022']);
      for (const column of ['nothing', 'password', 'code;drop table t', '(select 1)', 'constructor', '1']) {
        expect(await codes({ descs: column, size: '2' })).toEqual(['E001', 'E002']);
      }
    });

    it('filters by every kind of suffix', async () => {
      expect(await codes({ code_likeleft: '07' })).toEqual(['E007']);
      expect(await codes({ code_likeright: 'E02', size: '-1' })).toHaveLength(6);
      expect(await codes({ name: 'li s', size: '-1' })).toHaveLength(12);
      expect(await codes({ name_notlike: 'li', size: '-1' })).toHaveLength(13);
      expect(await codes({ code_notequal: 'E001', size: '-1' })).toHaveLength(24);
      expect(await codes({ entryDate_ge: '2024-01-24' })).toEqual(['E024', 'E025']);
      expect(await codes({ entry_date_lt: '2024-01-03' })).toEqual(['E001', 'E002']);
      expect(
        await codes({ createTime_dategt: '2000-01-01 00:00:00', createTime_datelt: '2001-01-01 00:00:00' }),
      ).toEqual([]);
      expect(await codes({ leaveDate_null: '1', size: '-1' })).toHaveLength(25);
      expect(await codes({ leaveDate_notnull: '1' })).toEqual([]);
      expect(await codes({ code: '%', name: '_' })).toEqual([]);
    });

    it('refuses what is no number, date or id, and a page that is none', async () => {
      for (const [name, value] of [
        ['deptId', 'x'],
        ['entryDate_ge', 'x'],
        ['createTime_dategt', 'x'],
        ['current', 'x'],
        ['size', '1;2'],
      ] as const) {
        const answer = await call('GET', `${people}/list`, { token, query: { [name]: value } });
        expectRefusal(answer, 400, `请求参数格式错误: ${name}`);
      }
    });

    it('goes compressed when it is long, and plain when the client takes nothing else', async () => {
      const long = await call('GET', `${people}/list`, { token, query: { size: '-1' } });
      expect(long.headers.get('content-encoding')).toBe('gzip');
      const plain = await call('GET', `${people}/list`, {
        token,
        query: { size: '-1' },
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.body).toEqual(long.body);
    });
  });

  describe('changed', () => {
    const added = async (json: Record<string, unknown>) => (await submit(json)).body.data;

    it('answers the record as stored, and takes its id as a text or a number', async () => {
      const record = await added({ id: '', code: 'F001', name: '王五', nothing: 'x' });
      expect(record).toMatchObject({ code: 'F001', name: '王五', version: 1 });
      expect(record).not.toHaveProperty('nothing');
      const read = await call('GET', `${people}/detail`, { token, query: { id: String(record.id) } });
      expect(read.body.data).toEqual(record);
      const body = `{"id":${String(record.id)},"name":"王六"}`;
      const changed = await call('POST', `${people}/submit`, {
        token,
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(changed.body.data).toMatchObject({ id: record.id, code: 'F001', name: '王六' });
    });

    it('keeps what is absent or null and clears what is an empty text', async () => {
      const { id } = await added({ code: 'F002', name: '王五', post: '工程师', idCard: '11' });
      const { body } = await submit({ id, post: '', idCard: null });
      expect(body.data).toMatchObject({ code: 'F002', name: '王五', post: '', idCard: '11', version: 2 });
    });

    it('refuses a version that is no longer the stored one, and changes nothing', async () => {
      const { id } = await added({ code: 'F003', name: '王五' });
      expect((await submit({ id, name: '王六', version: 1 })).status).toBe(200);
      expectRefusal(await submit({ id, name: '王七', version: 1 }), 409, '数据已被他人修改，请刷新后重试');
      const read = await call('GET', `${people}/detail`, { token, query: { id: String(id) } });
      expect(read.body.data).toMatchObject({ name: '王六', version: 2 });
    });

    it('lets one of many writers at once win and tells the others', async () => {
      const { id } = await added({ code: 'F004', name: '王五' });
      const answers = await Promise.all([1, 2, 3, 4].map((nth) => submit({ id, name: `王${nth}`, version: 1 })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('names the field that is wrong, in the order of the form', async () => {
      const answer = await submit({ code: '', name: '', entryDate: '2024-02-30' });
      expectRefusal(answer, 400, '请输入姓名');
      expect(answer.body.data).toEqual({
        name: 'INVALID',
        fields: [
          { field: 'name', message: '请输入姓名' },
          { field: 'code', message: '请输入工号' },
          { field: 'entryDate', message: '“2024-02-30”不是日期，请按 2024-01-31 填写' },
        ],
      });
      expectRefusal(await submit({ code: 'E001', name: '重号' }), 400, '研发人员已存在：E001');
      expectRefusal(await submit({ code: 'F009', name: '甲', sex: '9' }), 400);
      expectRefusal(await submit({ code: 'F009', name: '甲', deptId: '123' }), 400, '所选的部门不存在或已被删除');
    });

    it('is removed by ids joined with commas, all or none, and is gone', async () => {
      const ids = [];
      for (const code of ['G001', 'G002']) ids.push(String((await added({ code, name: '钱' })).id));
      const remove = (given: string) => call('POST', `${people}/remove`, { token, query: { ids: given } });
      expectRefusal(await remove(`${ids[0]},1`), 404);
      expect(await codes({ code: 'G0' })).toEqual(['G001', 'G002']);
      expect((await remove(ids.join(','))).body).toMatchObject({ code: 200, success: true, data: { removed: 2 } });
      expect(await codes({ code: 'G0' })).toEqual([]);
      expectRefusal(await call('GET', `${people}/detail`, { token, query: { id: ids[0]! } }), 404);
      expectRefusal(await submit({ id: ids[0], name: '钱' }), 404);
      expectRefusal(await remove(ids[0]!), 404);
      expectRefusal(await remove(''), 400, '请选择至少一条数据');
      expect((await submit({ code: 'G001', name: '钱' })).status).toBe(200);
    });

    it('asks for its parameters by name', async () => {
      expectRefusal(await call('GET', `${people}/detail`, { token }), 400, '缺少必要的请求参数: id');
      expectRefusal(await call('POST', `${people}/remove`, { token }), 400, '缺少必要的请求参数: ids');
      expectRefusal(await call('POST', `${people}/import`, { token }), 400, '请选择要上传的文件');
      const amounts = '/api/blade-rdm/projectreport/stats/amount';
      expectRefusal(await call('GET', amounts, { token }), 400, '缺少必要的请求参数: year');
      expectRefusal(await call('GET', amounts, { token, query: { year: 'x' } }), 400, '请求参数格式错误: year');
    });

    it('writes a tree whose leaves have no children and whose roots hang at "0"', async () => {
      const root = (await submit({ deptName: '公司', parentId: '0' }, departments)).body.data;
      expect(root.parentId).toBe('0');
      const leaf = (await submit({ deptName: '研发部', parentId: root.id }, departments)).body.data;
      const tree = await call('GET', `${departments}/tree`, { token });
      const node = { id: leaf.id, parentId: root.id, title: '研发部', key: leaf.id, value: leaf.id };
      expect(tree.body.data).toEqual([
        { id: root.id, parentId: '0', title: '公司', key: root.id, value: root.id, children: [node] },
      ]);
      const removed = await call('POST', `${departments}/remove`, { token, query: { ids: String(root.id) } });
      expectRefusal(removed, 400, '请先删除子节点!');
    });
  });

  describe('as a workbook', () => {
    const expectWorkbook = async (answer: Response, name: string) => {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(XLSX);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      );
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(Buffer.from(bytes.subarray(0, 4)).toString('latin1')).toBe('PK\x03\x04');
      const reading = await createSpreadsheetReader().read(bytes);
      if (!reading.ok) throw new Error(reading.fault.message.en);
      return reading.sheet.rows;
    };
    const open = async (path: string) => {
      const asked = { token, query: { address: path } };
      const { ticket } = (await call('POST', '/api/blade-auth/oauth/download-ticket', asked)).body.data;
      return fetch(`${server.url}${path}${path.includes('?') ? '&' : '?'}blade-auth=${String(ticket)}`);
    };

    it('has a template, downloaded by a link that carries a ticket', async () => {
      const rows = await expectWorkbook(await open(`${people}/import/template`), '研发人员导入模板.xlsx');
      expect(rows[0]).toEqual(expect.arrayContaining(['姓名', '工号', '部门']));
    });

    it('is exported as it was filtered, and the link alone opens nothing', async () => {
      const rows = await expectWorkbook(await open(`${people}/export?entryDate_ge=2024-01-24`), '研发人员.xlsx');
      expect(rows.slice(1).map((row) => row[1])).toEqual(['E024', 'E025']);
      expect((await fetch(`${server.url}${people}/export`)).status).toBe(401);
    });
  });

  describe('called wrongly', () => {
    it.each<[string, string, string, number, string | undefined]>([
      ['POST', `${people}/list`, 'a list', 405, '不支持当前请求方法'],
      ['PUT', `${people}/submit`, 'a submit', 405, '不支持当前请求方法'],
      ['DELETE', `${people}/remove/`, 'a remove', 405, '不支持当前请求方法'],
      ['GET', '/api/blade-auth/oauth/token', 'the token call', 405, '不支持当前请求方法'],
      ['GET', `${people}/nothing`, 'a call nobody serves', 404, '404 没找到请求'],
      ['POST', '/api/nothing', 'a resource nobody declared', 404, '404 没找到请求'],
      ['GET', '/api/', 'no call', 404, '404 没找到请求'],
      ['GET', '/api', 'no call either', 404, '404 没找到请求'],
      ['POST', '/', 'a page that is posted to', 404, '404 没找到请求'],
      ['GET', `${people}/%ff`, 'an address that cannot be read', 400, undefined],
    ])('%s %s (%s) is %i', async (method, path, _, code, sentence) => {
      const answer: WireAnswer = await call(method, path, { token });
      expectRefusal(answer, code, sentence);
    });

    it('is 415 for a media type it does not read and 400 for what is no object', async () => {
      const send = (type: string, body: string) =>
        call('POST', `${people}/submit`, { token, body, headers: { 'Content-Type': type } });
      expectRefusal(await send('application/xml', '<a/>'), 415, '不支持当前媒体类型');
      for (const body of ['{', '{"a":}', '']) expectRefusal(await send('application/json', body), 400);
      for (const body of ['[]', 'null', '"x"', '5']) {
        expectRefusal(await send('application/json', body), 400, '请求内容应为一个对象');
      }
    });

    it('is 401 without a session, in both languages', async () => {
      expectRefusal(await call('GET', `${people}/list`), 401, '请求未授权');
      const headers = { 'Accept-Language': 'en' };
      expectRefusal(await call('GET', `${people}/list`, { headers }), 401, 'Please sign in');
    });

    it('is 403 without the permission, which is named', async () => {
      const reviewer = await server.tokenOf('reviewer');
      const answer = await call('POST', `${people}/submit`, { token: reviewer, json: { code: 'X', name: 'X' } });
      expectRefusal(answer, 403);
      expect(answer.body.msg).toContain('entpersonnel_add');
    });
  });

  describe('of the typed indicators of a year', () => {
    const reports = '/api/blade-rdm/projectreportother';
    const stored = async () => (await call('GET', `${reports}/detail`, { token, query: { year: '2024' } })).body.data;

    it('is submitted by name or as it was answered, and found by its year', async () => {
      await call('POST', `${reports}/submit`, { token, json: { year: '2024', amount29: '7', amount30: 2 } });
      const record = await stored();
      expect(record).toMatchObject({ year: '2024', data: { amount29: '7', amount30: '2' } });
      const again = await call('POST', `${reports}/submit`, { token, json: { ...record, amount30: '3' } });
      expect(again.body).toMatchObject({ code: 200, msg: '操作成功' });
      expect(await stored()).toMatchObject({ id: record.id, data: { amount29: '7', amount30: '3' } });
      expectRefusal(await call('GET', `${reports}/detail`, { token, query: { year: '2023' } }), 404);
      expectRefusal(await call('GET', `${reports}/detail`, { token }), 400, '缺少必要的请求参数: id');
      expectRefusal(await call('POST', `${reports}/submit`, { token, json: { year: '2024', data: 'x' } }), 400);
    });
  });
});

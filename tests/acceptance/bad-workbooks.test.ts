import { crc32, deflateRawSync } from 'node:zlib';
import { resourcePath } from '@rdm/blade-protocol';
import type { ImportReport, Resource } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantResources } from '../security/tenant-resources';
import { embeddedMemory } from '../setup/embedded-memory';
import { workbookParts, zipOf } from '../../adapters/documents/src/zip-fixture';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { startPostgres } from '../setup/postgres-server';
import { sampleWorkbooks, type SampleWorkbook } from '../setup/sample-enterprise';
import { startTestServer, type TestServer } from '../setup/test-server';

type Rows = (string | null)[][];

const stored = tenantResources.filter(({ origin }) => origin !== 'view');
/** The register of imports that wrote something. */
const HISTORY = 'blade-rdm/importrecord';

const samples = sampleWorkbooks();
const sample = (number: string): SampleWorkbook => samples.find(({ fileName }) => fileName.startsWith(number))!;
const people = sample('01');
const projects = sample('02');
const payroll = sample('03');
const hours = sample('05');
const vouchers = sample('13');

/** A sample with its rows changed by hand; row 0 holds the headings. */
async function changed({ bytes }: SampleWorkbook, change: (rows: Rows, at: (heading: string) => number) => void) {
  const reading = await createSpreadsheetReader().read(bytes);
  if (!reading.ok) throw new Error(reading.fault.message.en);
  const rows: Rows = reading.sheet.rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))));
  change(rows, (heading) => {
    const at = rows[0]!.findIndex((cell) => cell?.replace(/[*\s]/g, '') === heading);
    if (at < 0) throw new Error(`${heading} is not among ${rows[0]!.join(' ')}`);
    return at;
  });
  const columns = rows[0]!.map((heading) => ({ heading: heading ?? '', width: 12, kind: 'text' as const }));
  return createSpreadsheetWriter().write([{ name: '数据', columns, rows: rows.slice(1) }]);
}

/** A zip bomb: a small file that inflates to 200 MB of blanks. */
function bomb(): Uint8Array {
  const content = Buffer.alloc(200 * 1024 * 1024, ' ');
  const sheet = { deflated: deflateRawSync(content), size: content.length, crc: crc32(content) };
  return zipOf([...workbookParts({}).slice(0, -1), { name: 'xl/worksheets/sheet1.xml', content: sheet }]);
}

const stacks = [
  ['the embedded database', async () => ({ options: embeddedMemory, stop: async () => {} })],
  [
    'a PostgreSQL server',
    async () => {
      const { url, stop } = await startPostgres();
      return { options: { url }, stop };
    },
  ],
] as const;

describe.each(stacks)('a bad workbook, on %s', (_, open) => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  let close: () => Promise<void>;

  const bringIn = async (
    { resource, fileName }: Pick<SampleWorkbook, 'resource' | 'fileName'>,
    bytes: Uint8Array,
    query: Record<string, string> = {},
  ): Promise<WireAnswer> => {
    const body = new FormData();
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), fileName);
    return call('POST', resourcePath(resource, 'import'), { token, body, query });
  };
  const report = (answer: WireAnswer) => answer.body.data as unknown as ImportReport;
  const total = async (resource: Resource, query: Record<string, string> = {}): Promise<number> =>
    Number((await call('GET', resourcePath(resource, 'list'), { token, query })).body.data.total);
  /** How many records of every resource the tenant has. */
  const counts = () =>
    server.application.inTenant('100002', async ({ records }) => {
      const counted: Record<string, number> = {};
      for (const resource of stored) counted[resource.name] = await records.count(resource);
      return counted;
    });
  const expectNothingWritten = async (answer: WireAnswer, errors: readonly object[]) => {
    expectRefusal(answer, 400);
    expect(report(answer).errors).toEqual(errors);
    for (const { row, message } of report(answer).errors) {
      expect(row).toBeGreaterThan(0);
      expect(message).not.toBe('');
    }
    expect(await counts()).toEqual(before);
  };
  let before: Record<string, number>;

  beforeAll(async () => {
    const database = await open();
    close = () => database.stop();
    server = await startTestServer(database.options);
    close = async () => {
      await server.stop();
      await database.stop();
    };
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    for (const workbook of [people, projects]) expect((await bringIn(workbook, workbook.bytes)).status).toBe(200);
  });
  afterAll(() => close());
  beforeEach(async () => {
    before = await counts();
  });

  it('lacking a required column is told its heading', async () => {
    const bytes = await changed(payroll, (rows, at) => (rows[0]![at('工号')] = '员工编码'));
    await expectNothingWritten(await bringIn(payroll, bytes), [
      { row: 1, column: '工号', value: '', message: '缺少“工号”列，请按模板补上' },
    ]);
  });

  it('with a misspelt heading is told which one was meant, before its amounts are lost', async () => {
    const bytes = await changed(payroll, (rows, at) => (rows[0]![at('工资薪金')] = '工资'));
    await expectNothingWritten(await bringIn(payroll, bytes), [
      {
        row: 1,
        column: '工资薪金',
        value: '工资',
        message: '没有“工资薪金”列，“工资”是否应为“工资薪金”？请按模板更正列名',
      },
    ]);
  });

  it('with a column nobody knows is taken without it', async () => {
    const bytes = await changed(payroll, (rows) => rows.forEach((row, index) => row.push(index ? '已核' : '备注')));
    const checked = await bringIn(payroll, bytes, { check: '1' });
    expect(report(checked)).toMatchObject({ rows: 463, inserted: 463, errors: [] });
  });

  it('with the same column twice is told which', async () => {
    const bytes = await changed(payroll, (rows, at) => {
      const column = at('工号');
      for (const row of rows) row.push(row[column]!);
    });
    await expectNothingWritten(await bringIn(payroll, bytes), [
      { row: 1, column: '工号', value: '', message: '“工号”列出现了两次' },
    ]);
  });

  it('of another register is told which columns are missing', async () => {
    const answer = await bringIn({ ...payroll, fileName: projects.fileName }, projects.bytes);
    expectRefusal(answer, 400);
    expect(report(answer).errors.map(({ row, column }) => [row, column])).toEqual([
      [1, '月份'],
      [1, '工号'],
    ]);
    expect(await counts()).toEqual(before);
  });

  it('with a text in an amount is told row, column and what stands there', async () => {
    const bytes = await changed(payroll, (rows, at) => (rows[4]![at('工资薪金')] = '一万二'));
    await expectNothingWritten(await bringIn(payroll, bytes), [
      { row: 5, column: '工资薪金', value: '一万二', message: '“一万二”不是金额，请填写数字，如 1234.50' },
    ]);
  });

  it('with an unknown project is told its code and year', async () => {
    const bytes = await changed(hours, (rows, at) => (rows[2]![at('项目编号')] = 'RD0000'));
    await expectNothingWritten(await bringIn(hours, bytes), [
      {
        row: 3,
        column: '项目编号',
        value: 'RD0000',
        message: expect.stringMatching(/^研发项目“RD0000”在\d{4}中不存在，请先录入或更正$/),
      },
    ]);
  });

  it('with the same key twice is told the rows', async () => {
    const bytes = await changed(hours, (rows) => rows.push([...rows[7]!]));
    const last = report(await bringIn(hours, hours.bytes, { check: '1' })).rows + 2;
    await expectNothingWritten(await bringIn(hours, bytes), [
      {
        row: last,
        column: '工号',
        value: expect.stringMatching(/^\d+$|^\w+$/),
        message: '与第8行重复（月份、项目编号、工号相同）',
      },
    ]);
  });

  it('with several faults is told all of them at once, and new departments are not kept', async () => {
    const bytes = await changed(people, (rows, at) => {
      rows[1]![at('部门')] = '从未有过的部门';
      rows[2]![at('入职日期')] = '去年春天';
      rows[3]![at('姓名')] = null;
      rows[4]![at('性别')] = '不详';
    });
    await expectNothingWritten(await bringIn(people, bytes), [
      expect.objectContaining({ row: 3, column: '入职日期', value: '去年春天' }),
      expect.objectContaining({ row: 4, column: '姓名', value: '', message: '姓名不能为空' }),
      expect.objectContaining({ row: 5, column: '性别', value: '不详', message: expect.stringContaining('可填：') }),
    ]);
    expect(await total(department, { deptName: '从未' })).toBe(0);
  });

  it.each<[string, string, () => Uint8Array, string]>([
    ['that is empty', '空.xlsx', () => new Uint8Array(), '文件是空的（0 字节），请重新保存后再上传'],
    [
      'that is a document renamed to .xlsx',
      '改名.xlsx',
      () => new TextEncoder().encode('%PDF-1.7\n月份,工号\n2024-01,E1\n'),
      '文件不是 Excel 工作簿或文本表格，请在 Excel 或 WPS 中另存为 .xlsx 格式后上传',
    ],
    [
      'that is an old .xls with nothing in it',
      '旧.xls',
      () => new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])),
      '文件已损坏或未传完整，请在 Excel 或 WPS 中打开、修复并另存为 .xlsx 后重新上传',
    ],
    [
      'cut short',
      '半截.xlsx',
      () => payroll.bytes.slice(0, payroll.bytes.length / 2),
      '文件已损坏或未传完整，请在 Excel 或 WPS 中打开、修复并另存为 .xlsx 后重新上传',
    ],
    ['far larger than its file', '炸弹.xlsx', bomb, '文件过大，请删除多余的行、列和图片，或拆成几个文件分别上传'],
  ])('%s is told by name', async (_name, fileName, make, message) => {
    const answer = await bringIn({ ...payroll, fileName }, make());
    await expectNothingWritten(answer, [{ row: 1, column: '', value: fileName, message }]);
    expect(answer.body.msg).toBe(message);
  });

  it('without rows is told where to begin', async () => {
    const bytes = await changed(payroll, (rows) => rows.splice(1));
    await expectNothingWritten(await bringIn(payroll, bytes), [
      { row: 2, column: '', value: '', message: '文件中没有数据行，请在列名下方填写' },
    ]);
  });

  it('is told in English whoever reads English', async () => {
    const bytes = await changed(payroll, (rows, at) => (rows[4]![at('工资薪金')] = 'plenty'));
    const body = new FormData();
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'payroll.xlsx');
    const headers = { 'Accept-Language': 'en' };
    const answer = await call('POST', resourcePath(payroll.resource, 'import'), { token, body, headers });
    expectRefusal(answer, 400, 'Faults in the file: 1; nothing was written');
    expect(report(answer).errors[0]?.message).toBe('“plenty” is not an amount; enter a number such as 1234.50');
  });

  it('that is right is only looked at with check=1', async () => {
    const answer = await bringIn(payroll, payroll.bytes, { check: '1' });
    expect(answer.status).toBe(200);
    expect(report(answer)).toMatchObject({ inserted: report(answer).rows, updated: 0, unchanged: 0, errors: [] });
    expect(report(answer).rows).toBeGreaterThan(100);
    expect(await counts()).toEqual(before);
    const people2 = await changed(people, (rows, at) => (rows[1]![at('部门')] = '从未有过的部门'));
    expect((await bringIn(people, people2, { check: '1' })).status).toBe(200);
    expect(await counts()).toEqual(before);
  });

  it('writes exactly its right rows when asked to, and no department of a wrong one', async () => {
    const bytes = await changed(people, (rows, at) => {
      const row = (code: string, name: string, dept: string) => {
        const cells: (string | null)[] = rows[0]!.map(() => null);
        cells[at('工号')] = code;
        cells[at('姓名')] = name;
        cells[at('部门')] = dept;
        return cells;
      };
      rows.splice(1, rows.length, row('N1', '甲', '新部门'), row('N2', '', '幽灵部门'), row('N3', '丙', '新部门'));
    });
    const looked = await bringIn(people, bytes, { check: '1', validOnly: '1' });
    expect(await counts()).toEqual(before);
    const answer = await bringIn(people, bytes, { validOnly: '1' });
    expect(answer.status).toBe(200);
    expect(report(answer)).toEqual({
      rows: 3,
      inserted: 2,
      updated: 0,
      unchanged: 0,
      errors: [{ row: 3, column: '姓名', value: '', message: '姓名不能为空' }],
    });
    const { changes, ...found } = report(looked);
    expect(found).toEqual(report(answer));
    expect(changes!.rows.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'new'],
      [4, 'new'],
    ]);
    const { [people.resource.name]: had, 'blade-system/dept': departments, [HISTORY]: kept, ...others } = before;
    const { [people.resource.name]: have, 'blade-system/dept': now, [HISTORY]: keep, ...same } = await counts();
    expect([have! - had!, now! - departments!, keep! - kept!]).toEqual([2, 1, 1]);
    expect(same).toEqual(others);
    expect(await total(department, { deptName: '幽灵' })).toBe(0);
    expect(report(await bringIn(people, bytes, { validOnly: '1' }))).toMatchObject({ inserted: 0, unchanged: 2 });
  });

  it('sent twice at the same time leaves each row once', async () => {
    const answers = await Promise.all([1, 2].map(() => bringIn(vouchers, vouchers.bytes)));
    for (const answer of answers) expect([200, 400, 409]).toContain(answer.status);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    const { rows } = report(done[0]!);
    expect(await total(vouchers.resource)).toBe(rows);
    expect(done.reduce((sum, answer) => sum + report(answer).inserted, 0)).toBe(rows);
    const unseen = await changed(people, (sheet, at) => (sheet[1]![at('部门')] = '同时新建的部门'));
    await Promise.all([1, 2].map(() => bringIn(people, unseen)));
    expect(await total(department, { deptName_equal: '同时新建的部门' })).toBe(1);
  });

  it('that changes what another import is changing is refused as stale, never half written', async () => {
    const posted = (post: string) =>
      changed(people, (sheet, at) => sheet.forEach((row, index) => index && (row[at('岗位')] = post)));
    for (const round of [1, 2, 3]) {
      const posts = ['甲', '乙', '丙'].map((name) => `${name}${round}`);
      const files = await Promise.all(posts.map(posted));
      const answers = await Promise.all(files.map((bytes) => bringIn(people, bytes)));
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const counted = await Promise.all(
        posts.map((post) => total(people.resource, { post_equal: post, code_likeright: 'E24' })),
      );
      expect(counted.filter((count) => count !== 0)).toEqual([40]);
    }
  });
});

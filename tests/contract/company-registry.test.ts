import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTianyancha } from '@rdm/blade-server';
import { intellectualProperty, registryUsage } from '@rdm/core/internal/achievement';
import type { Ports } from '@rdm/core/internal/application';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

const PATENTS = '/services/open/ipr/patents/3.0';
const SOFTWARE = '/services/open/ipr/copyReg/2.0';

type Entry = Readonly<Record<string, unknown>>;
interface Registry {
  readonly url: string;
  readonly asked: { path: string; page: string; company: string; token: string | undefined }[];
  /** Entries by path; twenty a page. */
  entries: Record<string, readonly Entry[]>;
  /** Answered instead, where it is set. */
  instead: { status: number; body: string } | null;
  stop(): Promise<void>;
}

async function startRegistry(): Promise<Registry> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const page = searchParams.get('pageNum')!;
    registry.asked.push({
      ...{ path: pathname, page, company: searchParams.get('keyword')! },
      token: request.headers.authorization,
    });
    const all = registry.entries[pathname] ?? [];
    const items = all.slice((Number(page) - 1) * 20, Number(page) * 20);
    const found = { error_code: 0, reason: 'ok', result: { total: all.length, items } };
    const nothing = { error_code: 300_000, reason: '经查无结果', result: null };
    const { status, body } = registry.instead ?? { status: 200, body: JSON.stringify(all.length ? found : nothing) };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry: Registry = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    entries: {},
    instead: null,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return registry;
}

const patent = (given: Entry = {}): Entry => ({
  ...{
    patentName: '一种<em>压缩机</em>',
    patentNum: 'CN202110000001.1',
    patentType: '发明专利',
    applicationTime: '2021-03-05',
  },
  ...{ applicantName: '甲公司;乙公司', inventor: '张三;李四', pubDate: '2021-09-01', grantDate: '2023-05-06' },
  ...given,
});
const software: Entry = {
  fullName: '控制软件',
  regNum: '2021SR0123456',
  publishTime: 1609459200000 - 8 * 3_600_000,
  regTime: '2021-05-01',
};

let registry: Registry;
let reported: string[];
beforeEach(async () => {
  registry = await startRegistry();
  reported = [];
});
afterEach(async () => {
  expect(reported.join('\n')).not.toContain('a-token');
  await registry.stop();
});
const reading = (timeout?: number) =>
  createTianyancha({
    url: registry.url,
    token: 'a-token',
    monthlyLimit: 5,
    report: (why) => reported.push(why),
    timeout,
  });

describe('the company registry over HTTP', () => {
  it('reads patents and software page by page, with the token', async () => {
    registry.entries[PATENTS] = Array.from({ length: 21 }, () => patent());
    registry.entries[SOFTWARE] = [software];
    const { properties, calls, unread, isComplete } = await reading().propertiesOf('甲公司', 10);
    expect([properties.length, calls, unread, isComplete]).toEqual([22, 3, 0, true]);
    expect(registry.asked.map(({ path, page }) => [path, page])).toEqual([
      [PATENTS, '1'],
      [PATENTS, '2'],
      [SOFTWARE, '1'],
    ]);
    expect(registry.asked[0]).toMatchObject({ company: '甲公司', token: 'a-token' });
    expect(properties[0]).toEqual({
      ...{
        type: '12',
        code: 'ZL202110000001.1',
        name: '一种压缩机',
        owners: '甲公司、乙公司',
        inventors: '张三、李四',
      },
      ...{ applyTime: '2021-03-05', publishTime: '2021-09-01', regTime: '2023-05-06' },
    });
    expect(properties.at(-1)).toMatchObject({ type: '4', code: '2021SR0123456', publishTime: '2021-01-01' });
  });

  it('counts what it cannot read, and stops at the calls allowed', async () => {
    registry.entries[PATENTS] = [patent({ patentNum: '' }), patent({ patentType: '其他' }), patent()];
    expect(await reading().propertiesOf('甲公司', 1)).toMatchObject({ unread: 2, calls: 1, isComplete: false });
  });

  it.each([
    ['HTTP 401', 401, '{}', 'refused'],
    ['300006', 200, '{"error_code":300006,"reason":"余额不足"}', 'refused'],
    ['HTTP 500', 500, '', 'unavailable'],
    ['HTTP 302', 302, '', 'unavailable'],
    ['another shape', 200, '{"rows":[]}', 'unavailable'],
    ['SyntaxError', 200, '<html>', 'unavailable'],
  ])('that answers %s is told to the operator', async (why, status, body, reason) => {
    registry.instead = { status, body };
    await expect(reading().propertiesOf('甲公司', 9)).rejects.toMatchObject({
      name: 'RegistryFailed',
      reason,
      calls: 1,
    });
    expect(reported.join()).toContain(why);
  });
});

describe('the refresh', () => {
  let memory: MemoryApplication;
  let finance: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication({
      companyRegistry: {
        monthlyLimit: 5,
        propertiesOf: (company, most) => reading().propertiesOf(company, most),
      },
    });
    finance = await memory.signIn('finance');
  });
  afterAll(() => memory.stop());
  const usage = async () => (await finance.resource(registryUsage).list({})).records.map(({ used }) => used);

  it('answers a preview whose rows a submit takes, and writes nothing but the number of calls', async () => {
    registry.entries[PATENTS] = [patent()];
    const before = await finance.achievements.refresh();
    expect(before).toMatchObject({ used: 2, limit: 5, isComplete: true, rows: [{ kind: 'new' }] });
    expect((await finance.resource(intellectualProperty).list({})).total).toBe(0);
    expect(await usage()).toEqual([2]);
    const { id } = await finance.resource(intellectualProperty).submit({ ...before.rows[0]!.draft });
    registry.entries[PATENTS] = [patent({ patentName: '改名' })];
    const after = await finance.achievements.refresh();
    expect(after.rows).toMatchObject([{ kind: 'changed', id, differences: [{ field: 'name', found: '改名' }] }]);
    expect(await usage()).toEqual([4]);
  });

  it('counts calls that failed, and refuses beyond the limit', async () => {
    registry.instead = { status: 500, body: '' };
    await expect(finance.achievements.refresh()).rejects.toMatchObject({ fault: { code: 503 } });
    expect(await usage()).toEqual([5]);
    await expect(finance.achievements.refresh()).rejects.toMatchObject({
      fault: { code: 400, message: { zh: expect.stringContaining('达到上限 5 次') as string } },
    });
  });
});

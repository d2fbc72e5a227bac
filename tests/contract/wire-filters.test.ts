import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';
import { bound, sample } from './ports/sample';
import { expectRefusal, wireCaller, type WireCall } from './wire-caller';

/** The two ways a query becomes conditions, with every suffix. docs/wire.md, Filters */
describe('filters of a list over the wire', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  const ask = (resource: { name: string }, query: Record<string, string>) =>
    call('GET', `/api/${resource.name}/list`, { token, query: { size: '-1', ...query } });
  const codes = async (resource: { name: string }, query: Record<string, string>) => {
    const { body } = await ask(resource, query);
    expect(body.code).toBe(200);
    return (body.data as { records: { code: string }[] }).records.map(({ code }) => code);
  };

  beforeAll(async () => {
    server = await startTestServer(undefined, { furtherResources: [sample, bound] });
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    const rows = [
      { code: 'A1', note: 'alpha', price: '1.00', count: 1, day: '2024-01-01' },
      { code: 'A2', note: 'alphabet', price: '2.50', count: 2, day: '2024-02-01' },
      { code: 'B1', note: 'beta 100%', price: '10.00', count: 10, day: '2024-03-01' },
      { code: 'B2', note: '', price: '', count: '', day: '' },
    ];
    for (const row of rows) await call('POST', `/api/${sample.name}/submit`, { token, json: row });
    for (const { code, note } of rows) await call('POST', `/api/${bound.name}/submit`, { token, json: { code, note } });
  });
  afterAll(() => server.stop());

  const all = ['A1', 'A2', 'B1', 'B2'];
  it.each<[string, string, string[]]>([
    ['note', 'ALPHA', ['A1', 'A2']],
    ['note_like', 'bet', ['A2', 'B1']],
    ['note_equal', 'alpha', ['A1']],
    ['note_notequal', 'alpha', ['A2', 'B1']],
    ['note_likeleft', 'bet', ['A2']],
    ['note_likeright', 'alpha', ['A1', 'A2']],
    ['note_notlike', 'alpha', ['B1']],
    ['note', '0%', ['B1']],
    ['note', '_', []],
    ['count', '2', ['A2']],
    ['count_ge', '2', ['A2', 'B1']],
    ['count_gt', '2', ['B1']],
    ['count_le', '2', ['A1', 'A2']],
    ['count_lt', '2', ['A1']],
    ['price_ge', '2.5', ['A2', 'B1']],
    ['price_equal', '10', ['B1']],
    ['day_datege', '2024-02-01 00:00:00', ['A2', 'B1']],
    ['day_dategt', '2024-02-01 00:00:00', ['B1']],
    ['day_datele', '2024-02-01 00:00:00', ['A1', 'A2']],
    ['day_datelt', '2024-02-01 00:00:00', ['A1']],
    ['day_dateequal', '2024-02-01 00:00:00', ['A2']],
    ['day_datege', '2024-02-01 10:00:00', ['B1']],
    ['day_datele', '2024-02-01 10:00:00', ['A1', 'A2']],
    ['day_datelt', '2024-02-01 10:00:00', ['A1', 'A2']],
    ['day_dateequal', '2024-02-01 10:00:00', []],
    ['day', '2024-02-01', ['A2']],
    ['day_likeright', '2024-0', ['A1', 'A2', 'B1']],
    ['note_null', '1', ['B2']],
    ['note_notnull', '1', ['A1', 'A2', 'B1']],
    ['code_in', 'A1,B2,Z', ['A1', 'B2']],
    ['note_ignore', 'beta', all],
    ['note', '', all],
    ['nothing', 'x', all],
    ['nothing_equal', 'x', all],
    ['Blade-Auth', 'x', all],
    ['constructor', 'x', all],
  ])('by %s=%s', async (name, value, expected) => {
    expect(await codes(sample, { [name]: value })).toEqual(expected);
  });

  it('name columns as the table does or as the record does', async () => {
    expect(await codes(sample, { create_time_dategt: '2000-01-01 00:00:00' })).toEqual(all);
    expect(await codes(sample, { createTime_datelt: '2000-01-01 00:00:00' })).toEqual([]);
  });

  it('hold all at once', async () => {
    expect(await codes(sample, { note: 'alpha', count_gt: '1', day_datele: '2024-12-31 00:00:00' })).toEqual(['A2']);
  });

  it('without a suffix compare whole values where the resource binds them', async () => {
    expect(await codes(bound, { note: 'alpha' })).toEqual(['A1']);
    expect(await codes(bound, { note: 'alph' })).toEqual([]);
    expect(await codes(bound, { code: 'B1', note: 'beta 100%' })).toEqual(['B1']);
    expect(await codes(bound, { note: '' })).toEqual(all);
    expect(await codes(bound, { note_like: 'alph' })).toEqual(['A1', 'A2']);
  });

  it('refuse by name what no number or date can be', async () => {
    for (const [name, value] of [
      ['count_ge', 'x'],
      ['price', '1e3'],
      ['day_datege', 'yesterday'],
      ['day', '2024-1-1'],
      ['current', '1.5'],
      ['size', 'all'],
    ] as const) {
      expectRefusal(await ask(sample, { [name]: value }), 400, `请求参数格式错误: ${name}`);
    }
  });

  it('order by the ascending columns first, then by the descending ones', async () => {
    expect(await codes(sample, { descs: 'price' })).toEqual(['B1', 'A2', 'A1', 'B2']);
    expect(await codes(sample, { ascs: 'day', descs: 'code' })).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(await codes(sample, { ascs: 'kinds,parts,secret,1;drop' })).toEqual(all);
  });
});

import { resourceEndpoints } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/application';
import { referencesOf, type Resource, type ResourceCall } from '@rdm/core/kernel';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { migrate, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { serveDatabase, type ServedDatabase } from '../setup/server-on-database';
import { documentText } from './document-text';
import { fillTenant, YEAR, type FilledTenant } from './filled-tenant';
import { withoutFilter, withoutPolicies } from './opened-locks';
import { rowsOf } from './stored-rows';
import { openGenericCalls, openSpecialCalls, specialCalls, UNKNOWN, type OpenCall } from './strange-calls';

export interface OpenedDatabase {
  readonly database: Database;
  /** Sees every row. */
  readonly administration: Database;
  readonly stop: () => Promise<void>;
}

/** Which of the two locks are on: the store's own filter, and row-level security behind it. */
export type Locks = 'both' | 'policies alone' | 'filter alone';

const [VICTIM, STRANGER] = ['100002', '100003'];
const MARK = '甲密';

/**
 * What tenant 100003 sees, and what becomes of its calls, while tenant 100002 has a record of everything: nothing of
 * the other's, and never an answer from which it could be guessed.
 */
export function tenantIsolation(on: string, locks: Locks, open: () => Promise<OpenedDatabase>): void {
  describe(`another tenant’s records on ${on}, with ${locks}`, () => {
    let opened: OpenedDatabase;
    let server: ServedDatabase;
    let call: WireCall;
    let stranger: FilledTenant;
    let victim: FilledTenant;
    let victimsRows: ReadonlyMap<string, string>;
    /** What the stranger was shown before the other tenant had anything. */
    let before: ReadonlyMap<string, string>;
    let statements: ReadonlySet<string> = new Set();

    beforeAll(async () => {
      opened = await open();
      await migrate(opened.database);
      if (locks === 'filter alone') await withoutPolicies(opened.database);
      const unfiltered = locks === 'policies alone' ? withoutFilter(opened.database) : null;
      if (unfiltered) statements = unfiltered.opened;
      server = await serveDatabase(unfiltered?.database ?? opened.database, [VICTIM!, STRANGER!]);
      call = wireCaller(server.url);
      stranger = await fillTenant(call, await server.tokenOf('admin', STRANGER!), resources, '乙方');
      before = await shownTo(call, stranger);
      victim = await fillTenant(call, await server.tokenOf('admin', VICTIM!), resources, MARK);
      victimsRows = await rowsOf(opened.administration, VICTIM!);
    });
    afterAll(async () => {
      await server?.stop();
      await opened?.stop();
    });

    it('are there, word for word with their marks, of every resource', () => {
      expect(victim.records.size).toBe(resources.filter(({ calls }) => calls.includes('list')).length);
      expect([...victimsRows.values()].join().split(MARK).length).toBeGreaterThan(30);
      expect(before.size).toBeGreaterThan(resources.length * 3);
    });

    it('change nothing in what the stranger is shown: no list, total, tree, history, form, document or export', async () => {
      const after = await shownTo(call, stranger);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [name, text] of after) {
        expect(`${name}: ${text}`).toBe(`${name}: ${before.get(name)}`);
        expect(text, name).not.toContain(MARK);
        for (const { id } of victim.records.values()) expect(text, name).not.toContain(String(id));
      }
    });

    it('answer the stranger, named by id in any place of any call, like records that never were', async () => {
      const calls = [...openSpecialCalls(stranger, resources), ...openGenericCalls(stranger, resources)];
      expect(calls.length).toBeGreaterThan(300);
      for (const each of calls) {
        const never = await answerTo(each, UNKNOWN);
        for (const id of namesFor(each, victim)) {
          const theirs = await answerTo(each, id);
          expect(`${each.name}: ${theirs.replaceAll(id, UNKNOWN)}`).toBe(`${each.name}: ${never}`);
        }
      }
      // Many calls, each asked for every record there is.
    }, 600_000);

    it('cannot be opened by the keys their calculations are explained with', async () => {
      const keys = await keysOf(call, victim);
      expect(keys.length).toBeGreaterThan(1);
      for (const { endpoint, name } of specialCalls.filter(({ name: each }) => each.endsWith('.explain'))) {
        // A line of A107012 is the stranger’s own: only what names a record of the other tenant is refused.
        for (const key of keys.filter((each) => name === 'ledger.explain' || /\d{15,}/.test(each))) {
          const asked = (given: string) =>
            call(endpoint.method, endpoint.path, { token: stranger.token, query: { year: YEAR, key: given } });
          const theirs = await asked(key);
          const never = await asked(key.replace(/\d{15,}/g, UNKNOWN));
          expect([name, theirs.status, theirs.text]).toEqual([name, 404, never.text]);
        }
      }
    });

    it('are not what a workbook with the same keys changes', async () => {
      for (const resource of resources.filter(({ calls }) => calls.includes('import'))) {
        const pathOf = (name: ResourceCall) => resourceEndpoints(resource).find((each) => each.call === name)!.path;
        const exported = pathOf('export');
        const rows = await rowsIn((await call('GET', exported, { token: victim.token })).bytes, exported);
        const query = { check: '1', validOnly: '1' };
        const { body, text: said } = await call('POST', pathOf('import'), {
          token: stranger.token,
          query,
          body: await workbook(rows),
        });
        expect(body.data, `${resource.name}: ${said}`).toMatchObject({ updated: 0, unchanged: 0 });
      }
    });

    it('cannot be claimed by naming their tenant', async () => {
      const headers = { 'Tenant-Id': VICTIM! };
      for (const { calls, name } of resources) {
        if (!calls.includes('list')) continue;
        for (const named of ['tenantId', 'tenantId_equal', 'tenant_id']) {
          const query = { [named]: VICTIM! };
          const { body } = await call('GET', `/api/${name}/list`, { token: stranger.token, headers, query });
          for (const record of body.data.records as { tenantId: string }[]) expect(record.tenantId).not.toBe(VICTIM);
        }
      }
    });

    it('are byte for byte what they were, after all of this', async () => {
      const now = await rowsOf(opened.administration, VICTIM!);
      for (const [table, rows] of victimsRows) expect([table, now.get(table)]).toEqual([table, rows]);
    });

    if (locks === 'policies alone') {
      it('were asked for without a filter, in every kind of statement there is', () => {
        // A removal is not among them: it begins only for records that were found.
        const kinds = ['count', 'delete', 'select', 'select by keys', 'select history', 'update'];
        expect([...statements].sort()).toEqual(expect.arrayContaining(kinds));
      });
    }

    /** Status and body; of a file what stands in it. */
    async function answerTo(each: OpenCall, id: string): Promise<string> {
      const { query, json, sheet } = each.with(id);
      const token = stranger.token;
      if (sheet) {
        const checked = { ...query, check: '1' };
        const answer = await call(each.method, each.path, { token, query: checked, body: await workbook(sheet) });
        const isSheet = answer.headers.get('content-type')?.includes('spreadsheetml');
        return isSheet ? JSON.stringify(await rowsIn(answer.bytes, each.path)) : text(answer);
      }
      if (each.method === 'GET') return text(await fetched(call, each.path, token, query));
      const answer = await call(each.method, each.path, { token, query, ...(json !== undefined && { json }) });
      const isSheet = answer.headers.get('content-type')?.includes('spreadsheetml');
      return isSheet ? JSON.stringify(await rowsIn(answer.bytes, each.path)) : text(answer);
    }
  });
}

const text = ({ status, text: said }: { status: number; text: string }) =>
  // The time an answer was written at, and the number of a fault, are of the moment.
  `${status} ${said}`;

/** Ids of the other tenant that fit the place; in a workbook what people write for them as well. */
function namesFor(each: OpenCall, victim: FilledTenant): string[] {
  const { of } = each;
  if (of === 'any') return [...victim.records.values()].map(({ id }) => String(id));
  const record = victim.records.get(of.name);
  if (!record) return [];
  const written = each.with(UNKNOWN).sheet ? writtenFor(of) : [];
  return [String(record.id), ...written.map((name) => String(record[name])).filter((code) => code.includes(MARK))];
}

/** The fields by which workbooks name records of a resource; not of those an import adds where nobody has them. */
function writtenFor(resource: Resource): string[] {
  const references = resources.flatMap(referencesOf).filter(([, field]) => field.to === resource.name);
  return [...new Set(references.filter(([, field]) => !field.createsMissing).map(([, field]) => field.by))];
}

/** What the family asks for with GET although it writes. */
const writingGets = new Set([
  'ledger.recompute',
  'project.copy',
  'reports.restatsAll',
  'reverseAllocation.allocate',
  'reverseAllocation.clearTime',
]);

/** Every answer a tenant gets without naming a record of another: by the name of the call. */
async function shownTo(call: WireCall, { token, records }: FilledTenant): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  const show = async (name: string, path: string, query: Record<string, string>) =>
    void shown.set(name, text(await fetched(call, path, token, query)));
  for (const { name, endpoint, access } of specialCalls) {
    if (endpoint.method !== 'GET' || access === 'public' || writingGets.has(name)) continue;
    await show(`${name} ${endpoint.path}`, endpoint.path, { year: YEAR, code: 'sex', size: '-1' });
    for (const [of, record] of records) {
      if (of !== 'blade-rdm/project' && of !== 'blade-rdm/attachment' && of !== 'blade-rdm/projectreport') continue;
      const id = String(record.id);
      await show(`${name} ${endpoint.path} ${of}`, endpoint.path, {
        year: YEAR,
        id,
        ids: id,
        projectId: id,
        reportId: id,
      });
    }
  }
  for (const resource of resources) {
    for (const { call: name, method, path } of resourceEndpoints(resource)) {
      if (method !== 'GET') continue;
      await show(`${path} ${name}`, path, { id: String(records.get(resource.name)?.id ?? '') });
      if (name === 'list' || name === 'export') await show(`${path} all`, path, { size: '-1' });
    }
  }
  return shown;
}

/** An answer; a workbook as the rows that stand in it, a document as its text. */
async function fetched(call: WireCall, path: string, token: string, query: Readonly<Record<string, string>> = {}) {
  const { status, headers, text: said, bytes } = await call('GET', path, { token, query });
  const type = headers.get('content-type') ?? '';
  if (type.includes('spreadsheetml')) return { status, text: JSON.stringify(await rowsIn(bytes, path)) };
  return { status, text: type.includes('openxmlformats') ? documentText(bytes) : said };
}

async function rowsIn(bytes: Uint8Array, path: string): Promise<string[][]> {
  const reading = await createSpreadsheetReader().read(bytes);
  if (!reading.ok) throw new Error(`${path}: ${reading.fault.message.en}`);
  return reading.sheet.rows.map((row) => row.map((cell) => String(cell ?? '')));
}

async function workbook(rows: readonly (readonly string[])[]): Promise<FormData> {
  const [headings = [], ...data] = rows;
  const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
  const bytes = await createSpreadsheetWriter().write([{ name: '数据', columns, rows: data }]);
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), '台账.xlsx');
  return form;
}

/** One key of every form by which a figure of the tenant can be opened. */
async function keysOf(call: WireCall, { token }: FilledTenant): Promise<string[]> {
  const keys = new Map<string, string>();
  const ask = async (path: string, query: Record<string, string>) => {
    const { text: said } = await call('GET', path, { token, query });
    for (const [, key] of said.matchAll(/"deeper":"([^"]+)"/g)) keys.set(key!.replace(/\d{15,}/g, '#'), key!);
  };
  const path = (wanted: string) => specialCalls.find(({ name }) => name === wanted)!.endpoint.path;
  await ask(path('ledger.preferential'), { year: YEAR });
  for (const key of [...keys.values()]) await ask(path('ledger.explain'), { year: YEAR, key });
  return [...keys.values()];
}

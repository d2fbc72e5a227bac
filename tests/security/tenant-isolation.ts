import { resourceEndpoints, resourcePath } from '@rdm/blade-protocol';
import { tenantResources as resources } from './tenant-resources';
import type { FileStore } from '@rdm/core/internal/evidence';
import type { Resource, ResourceCall } from '@rdm/core/internal/records';
import { createSpreadsheetWriter } from '@rdm/documents';
import { createMemoryFileStore } from '@rdm/memory';
import { migrate, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { serveDatabase } from '../setup/server-on-database';
import { answeredText, rowsIn } from './answered-text';
import { fillTenant, YEAR, type FilledTenant } from './filled-tenant';
import { foreignNames, MARK } from './foreign-names';
import { withoutFilter, withoutPolicies } from './opened-locks';
import { placesAsked, shareOf, type Locks } from './places-asked';
import { shownTo, tellsOfAsking } from './shown-to';
import { rowsOf } from './stored-rows';
import { openGenericCalls, openSpecialCalls, specialCalls, UNKNOWN, type OpenCall } from './strange-calls';

export interface OpenedDatabase {
  readonly database: Database;
  /** Sees every row. */
  readonly administration: Database;
  readonly stop: () => Promise<void>;
}

/** Fields which a workbook states by another field of the record. */
const typedFields: Readonly<Record<string, string>> = { budgetId: 'budgetNumber' };

const [VICTIM, STRANGER] = ['100002', '100003'];

/** The server over the database with these locks, and the kinds of statements from which the filter was taken. */
async function serveWith(locks: Locks, database: Database, files: FileStore, tenants: readonly string[]) {
  const unfiltered = locks === 'policies alone' ? withoutFilter(database) : null;
  const server = await serveDatabase(unfiltered?.database ?? database, tenants, files);
  return { ...server, call: wireCaller(server.url), statements: unfiltered?.opened ?? new Set<string>() };
}

/**
 * What tenant 100003 (the stranger) sees, and how its calls are answered, while tenant 100002 has a record of
 * everything: nothing of the other tenant, and no answer that reveals its records. Both are filled once, under the
 * first of the locks; what the stranger was shown until then must be the same under all of them.
 */
export function tenantIsolation(on: string, locksInTurn: readonly Locks[], open: () => Promise<OpenedDatabase>): void {
  const fileStore = createMemoryFileStore();
  // What is written into a file is read with each lock on the server.
  const files = !locksInTurn.includes('both');
  const servers = new Map<Locks, Awaited<ReturnType<typeof serveWith>>>();
  let opened: OpenedDatabase;
  let stranger: FilledTenant;
  let victim: FilledTenant;
  let victimsRows: ReadonlyMap<string, string>;
  /** What the stranger was shown before the other tenant had data, and after that with each of the locks. */
  let before: ReadonlyMap<string, string>;
  const after = new Map<Locks, ReadonlyMap<string, string>>();

  beforeAll(async () => {
    opened = await open();
    await migrate(opened.database);
    for (const locks of locksInTurn) {
      const tenants = servers.size === 0 ? [VICTIM!, STRANGER!] : [];
      servers.set(locks, await serveWith(locks, opened.database, fileStore, tenants));
    }
    const { call, tokenOf } = servers.get(locksInTurn[0]!)!;
    stranger = await fillTenant(call, await tokenOf('admin', STRANGER!), resources, '乙方');
    before = await shownTo(call, stranger, { files });
    victim = await fillTenant(call, await tokenOf('admin', VICTIM!), resources, MARK);
    victimsRows = await rowsOf(opened.administration, VICTIM!);
    // Before any test, because a call answered as for an unknown id may still write a record of the stranger's own.
    for (const [locks, server] of servers) {
      const putBack = locks === 'filter alone' ? await withoutPolicies(opened.database) : null;
      after.set(locks, await shownTo(server.call, stranger, { files, ...(locksInTurn.length > 1 && { locks }) }));
      await putBack?.();
    }
  });
  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
    await opened?.stop();
  });

  describe.each(locksInTurn)(`another tenant’s records on ${on}, with %s`, (locks) => {
    let call: WireCall;
    let putBack: (() => Promise<void>) | null;

    beforeAll(async () => {
      ({ call } = servers.get(locks)!);
      putBack = locks === 'filter alone' ? await withoutPolicies(opened.database) : null;
    });
    afterAll(() => putBack?.());

    it('are there, word for word with their marks, of every resource', () => {
      expect(victim.records.size).toBe(resources.filter(({ calls }) => calls.includes('list')).length);
      expect([...victimsRows.values()].join().split(MARK).length).toBeGreaterThan(30);
      expect(before.size).toBeGreaterThan(resources.length * 3);
    });

    it('change nothing in what the stranger is shown: no list, total, tree, history, form, document or export', () => {
      const shown = after.get(locks)!;
      expect(shown.size).toBeGreaterThan(before.size / 3);
      expect([...after.values()].flatMap((each) => [...each.keys()]).sort()).toEqual([...before.keys()].sort());
      for (const [name, text] of shown) {
        if (!tellsOfAsking(name)) expect(`${name}: ${text}`).toBe(`${name}: ${before.get(name)}`);
        expect(text, name).not.toContain(MARK);
        for (const { id } of victim.records.values()) expect(text, name).not.toContain(String(id));
      }
    });

    it('answer the stranger, named by id in any place of any call, like records that never were', async () => {
      const calls = [...openSpecialCalls(stranger, resources), ...openGenericCalls(stranger, resources)];
      expect(calls.length).toBeGreaterThan(300);
      const namesFor = foreignNames(victim);
      // A call that writes a text of the stranger's own may have stored an id sent before, which the stranger may read.
      const asked = new RegExp([...victim.records.values()].map(({ id }) => String(id)).join('|'), 'g');
      const places = placesAsked(calls, locks);
      expect(places.length).toBeGreaterThan(locks === 'both' ? 40 : 500);
      for (const each of places) {
        const never = await answerTo(each, UNKNOWN);
        for (const name of namesFor(each)) {
          const theirs = await answerTo(each, name);
          // A throttled call is refused before anything is looked up, as is one that counts wrong passwords.
          if (theirs.startsWith('429 ') || theirs.includes('密码错误次数过多')) break;
          const masked = (answer: string) => answer.replaceAll(name, UNKNOWN).replace(asked, UNKNOWN);
          expect(`${each.name}: ${masked(theirs)}`).toBe(`${each.name}: ${masked(never)}`);
        }
      }
      // Many calls, each asked for many records.
    }, 600_000);

    it('cannot be opened by the keys their calculations are explained with', async () => {
      const keys = await keysOf(call, victim);
      // A finding of the risk scan is explained by people, and has no figures behind its key.
      const explaining = specialCalls.filter(
        ({ name, endpoint }) => name.endsWith('.explain') && endpoint.method === 'GET',
      );
      expect(keys.length).toBeGreaterThan(1);
      for (const { endpoint, name } of explaining) {
        for (const key of keys) {
          const asked = (given: string) =>
            call(endpoint.method, endpoint.path, { token: stranger.token, query: { year: YEAR, key: given } });
          const theirs = await asked(key);
          expect(theirs.text, key).not.toContain(MARK);
          // A line of A107012 and the other matters of the year are the stranger’s own.
          if (!/\d{15,}/.test(key)) continue;
          const never = await asked(key.replace(/\d{15,}/g, UNKNOWN));
          expect([name, theirs.status, theirs.text]).toEqual([name, 404, never.text]);
        }
      }
    });

    it('are not what a workbook with the same keys changes', async () => {
      const imported = resources.filter(({ calls }) => calls.includes('import'));
      for (const resource of shareOf(imported, locks)) {
        const pathOf = (name: ResourceCall) => resourceEndpoints(resource).find((each) => each.call === name)!.path;
        const exported = pathOf(resource.calls.includes('export') ? 'export' : 'template');
        const rows = await rowsIn((await call('GET', exported, { token: victim.token })).bytes, exported);
        if (!resource.calls.includes('export')) rows.push(...(await typedRows(resource)));
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
      const listed = resources.filter(({ calls }) => calls.includes('list'));
      for (const resource of shareOf(listed, locks)) {
        for (const named of ['tenantId', 'tenantId_equal', 'tenant_id']) {
          const query = { [named]: VICTIM! };
          const { body } = await call('GET', resourcePath(resource, 'list'), { token: stranger.token, headers, query });
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
        // `remove` is not among them, because it runs only for records that were found.
        const kinds = ['count', 'delete', 'select', 'select by keys', 'select history', 'update'];
        expect([...servers.get(locks)!.statements].sort()).toEqual(expect.arrayContaining(kinds));
      });
    }

    /** The victim's records as they would be typed into the template of a register that is not taken out as a workbook. */
    async function typedRows(resource: Resource): Promise<string[][]> {
      const { body } = await call('GET', resourcePath(resource, 'list'), { token: victim.token });
      const records = body.data.records as Readonly<Record<string, string | null>>[];
      expect(records, resource.name).not.toEqual([]);
      return records.map((record) =>
        (resource.workbook ?? []).map((field) => record[typedFields[field] ?? field] ?? ''),
      );
    }

    /** Status and content of an answer. A workbook is only checked. */
    async function answerTo(each: OpenCall, id: string): Promise<string> {
      const { query, json, sheet } = each.with(id);
      const token = stranger.token;
      const answer = sheet
        ? await call(each.method, each.path, { token, query: { ...query, check: '1' }, body: await workbook(sheet) })
        : await call(each.method, each.path, { token, query, ...(json !== undefined && { json }) });
      return answeredText(answer, each.path);
    }
  });
}

async function workbook(rows: readonly (readonly string[])[]): Promise<FormData> {
  const [headings = [], ...data] = rows;
  const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
  const bytes = await createSpreadsheetWriter().write([{ name: '数据', columns, rows: data }]);
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), '台账.xlsx');
  return form;
}

/** One key of every form that explains a figure of the tenant. */
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

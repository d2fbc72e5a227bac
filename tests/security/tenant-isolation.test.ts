import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/application';
import { recordedOf } from './tenant-records';
import { referencesOf, type Resource } from '@rdm/core/kernel';
import { createSpreadsheetReader } from '@rdm/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { sampleParams, sampleWorkbooks } from '../setup/sample-enterprise';
import { startTestServer, type TestServer } from '../setup/test-server';

const params = sampleParams();
const year = String(params.year);

/** Tenant 100002 brings its year in; 100003 knows every id of it and may have nothing of it. */
describe('another tenant’s records', () => {
  let server: TestServer;
  let call: WireCall;
  let own: string;
  let strange: string;
  /** One record of tenant 100002 by resource name. */
  const records = new Map<string, Record<string, unknown>>();
  const recordOf = (resource: Resource) => records.get(resource.name)!;
  const stored = resources.filter(({ calls }) => calls.includes('list'));
  const list = async (resource: Resource, token: string, query: Record<string, string> = {}) => {
    const { body, status } = await call('GET', resourcePath(resource, 'list'), { token, query });
    expect(status).toBe(200);
    return body.data as unknown as { total: number; records: Record<string, unknown>[] };
  };

  beforeAll(async () => {
    server = await startTestServer(undefined, { tenants: ['100002', '100003'] });
    call = wireCaller(server.url);
    own = await server.tokenOf('admin', '100002');
    strange = await server.tokenOf('admin', '100003');
    for (const { resource, bytes, fileName } of sampleWorkbooks()) {
      const form = new FormData();
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), fileName);
      expect((await call('POST', resourcePath(resource, 'import'), { token: own, body: form })).status).toBe(200);
    }
    const { enterpriseKinds } = params;
    await call('POST', '/api/blade-rdm/enterpriseyear/submit', { token: own, json: { year, enterpriseKinds } });
    await call('POST', endpoints.ledger.saveYearInputs.path, { token: own, json: { year, line43: '1' } });
    await call('POST', endpoints.statistics.save.path, { token: own, query: { year }, json: { amount29: '7' } });
    const rebuilt = await call('GET', endpoints.ledger.recompute.path, { token: own, query: { year } });
    expect(rebuilt.status).toBe(200);
    for (const resource of stored)
      records.set(resource.name, await recordedOf(resource, (query) => list(resource, own, query)));
  });
  afterAll(() => server.stop());

  it('are there: each kind of them has one', () => {
    expect([...records.values()].filter((record) => typeof record.id === 'string')).toHaveLength(stored.length);
  });

  it('are in no list, by no filter, not even by id', async () => {
    for (const resource of stored) {
      const { id } = recordOf(resource);
      const byId: Record<string, string>[] = [
        { id: String(id) },
        { id_in: String(id) },
        { id_ge: String(id), id_le: String(id) },
      ];
      for (const query of byId) {
        expect((await list(resource, own, query)).total).toBe(1);
        expect((await list(resource, strange, query)).total).toBe(0);
      }
      for (const tenantId of ['100002', '%']) {
        const { records: found } = await list(resource, strange, { tenantId, tenantId_equal: tenantId, size: '-1' });
        expect(found.filter((record) => record.tenantId !== '100003')).toEqual([]);
      }
    }
  });

  it('are not found through what references show', async () => {
    for (const resource of stored) {
      for (const [, field] of referencesOf(resource)) {
        for (const shown of Object.keys(field.shows)) {
          const found = await list(resource, strange, { [`${shown}_notnull`]: '1', size: '-1' });
          for (const record of found.records) expect(record.tenantId).toBe('100003');
        }
      }
    }
  });

  it('cannot be read, and the answer is the same as for a record that never was', async () => {
    for (const resource of resources.filter(({ calls }) => calls.includes('detail'))) {
      const path = resourcePath(resource, 'detail');
      const theirs = await call('GET', path, { token: strange, query: { id: String(recordOf(resource).id) } });
      expectRefusal(theirs, 404);
      const never = await call('GET', path, { token: strange, query: { id: '1' } });
      expect(theirs.text).toBe(never.text);
    }
  });

  it('cannot be changed or removed', async () => {
    for (const resource of resources) {
      const record = recordOf(resource);
      const id = String(record.id);
      if (resource.calls.includes('submit')) {
        for (const json of [{ ...record }, { id, tenantId: '100002', version: record.version }]) {
          expectRefusal(await call('POST', resourcePath(resource, 'submit'), { token: strange, json }), 404);
        }
      }
      if (resource.calls.includes('remove')) {
        expectRefusal(
          await call('POST', resourcePath(resource, 'remove'), { token: strange, query: { ids: id } }),
          404,
        );
      }
      const after = await call('GET', resourcePath(resource, 'detail'), { token: own, query: { id } });
      if (resource.calls.includes('detail')) expect(after.body.data).toMatchObject({ id, version: record.version });
    }
  });

  it('cannot be referred to', async () => {
    let tried = 0;
    for (const resource of resources.filter(({ calls }) => calls.includes('submit'))) {
      for (const [name, field] of referencesOf(resource)) {
        if (field.readOnly) continue;
        const { id: _, version: __, ...draft } = recordOf(resource);
        const target = records.get(field.to)?.id;
        const json = { ...draft, [name]: target };
        const answer = await call('POST', resourcePath(resource, 'submit'), { token: strange, json });
        expectRefusal(answer, 400);
        expect(answer.body.data.fields).toContainEqual(expect.objectContaining({ field: name }));
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  it('cannot be claimed by naming their tenant in a new record or a header', async () => {
    const json = { code: 'B1', name: '乙', tenantId: '100002' };
    const headers = { 'Tenant-Id': '100002' };
    const added = await call('POST', '/api/blade-rdm/entpersonnel/submit', { token: strange, json, headers });
    expect(added.body.data.tenantId).toBe('100003');
    const listed = await call('GET', '/api/blade-rdm/entpersonnel/list', { token: strange, headers });
    expect(listed.body.data.total).toBe(1);
    const asked = await call('GET', '/api/blade-rdm/entpersonnel/list?tenantId=100002', { token: strange });
    expect(asked.body.data.total).toBe(1);
    const query = { ids: String(added.body.data.id) };
    expect((await call('POST', '/api/blade-rdm/entpersonnel/remove', { token: strange, query })).status).toBe(200);
  });

  it('are in no export, no tree and no template', async () => {
    for (const resource of resources) {
      if (resource.calls.includes('export')) {
        const url = `${server.url}${resourcePath(resource, 'export')}`;
        const answer = await fetch(url, { headers: { 'Blade-Auth': `bearer ${strange}` } });
        const reading = await createSpreadsheetReader().read(new Uint8Array(await answer.arrayBuffer()));
        if (!reading.ok) throw new Error(`${resource.name}: ${reading.fault.message.en}`);
        const { total } = await list(resource, strange);
        expect(reading.sheet.rows.slice(1).filter((row) => row[0] && row[0] !== '合计')).toHaveLength(total);
      }
      if (resource.calls.includes('tree')) {
        const { text } = await call('GET', resourcePath(resource, 'tree'), { token: strange });
        expect(text).not.toContain(String(recordOf(resource).id));
      }
    }
  });

  it('stand in no special call', async () => {
    const get = (path: string, query: Record<string, string>) => call('GET', path, { token: strange, query });
    const { ledger, statistics } = endpoints;
    expect((await get(ledger.statsAmount.path, { year })).body.data).toEqual([]);
    expect((await get(ledger.statsMonths.path, { year })).body.data).toEqual([]);
    const report = records.get('blade-rdm/projectreport')!;
    expectRefusal(await get(ledger.preferential.path, { reportId: String(report.id) }), 404);
    expectRefusal(await get(statistics.data.path, { reportId: String(report.id) }), 404);
    const form = await get(ledger.preferential.path, { year });
    const lines = Object.values((form.body.data.lines ?? {}) as Record<string, string>);
    expect(lines.filter((line) => Number(line) !== 0 && Number(line) !== 100)).toEqual([]);
    const inputs = [...records].find(([name]) => name.includes('projectreportyear'))![1];
    const clear = await call('POST', ledger.clearYearInputs.path, { token: strange, query: { id: String(inputs.id) } });
    expectRefusal(clear, 404);
  });
});

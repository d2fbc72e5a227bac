import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { costRecord, personnelDetailView, personnelSalary } from '@rdm/core/internal/cost';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { personnel } from '@rdm/core/internal/project';
import type { Resource } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';
import { fillTenant, MONTH, YEAR, type FilledTenant } from './filled-tenant';
import { shownTo } from './shown-to';
import { tenantResources } from './tenant-resources';

const TENANT = '100002';

/** Pay of two people, and what half of their hours makes of it; the project shows the two together. */
const pay = [
  { code: 'PAY1', wages: '31415.93', share: '15707.97' },
  { code: 'PAY2', wages: '27182.81', share: '13591.41' },
] as const;

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');
const secrets = pay.flatMap(({ wages, share }) => [wages, share, grouped(wages), grouped(share)]);

/** What a person is paid is shown to whoever has the right to see it. docs/product.md, People and roles */
describe('pay by person', () => {
  let server: TestServer;
  let call: WireCall;
  let filled: FilledTenant;

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    filled = await fillTenant(call, await server.tokenOf('admin', TENANT), tenantResources, '薪酬');
    const { token } = filled;
    const submit = async (resource: Resource, json: object) => {
      const { body } = await call('POST', resourcePath(resource, 'submit'), { token, json });
      expect([resource.name, body.msg]).toEqual([resource.name, '操作成功']);
      return String(body.data.id);
    };
    const projectId = String(filled.records.get('blade-rdm/project')!.id);
    for (const { code, wages } of pay) {
      const personnelId = await submit(personnel, { code, name: code });
      await submit(personnelSalary, { month: MONTH, personnelId, wages });
      await submit(attendance, { month: MONTH, personnelId, dueHours: '160', actualHours: '160' });
      await submit(workTime, { month: MONTH, personnelId, projectId, hours: '80' });
    }
    await call('GET', endpoints.ledger.recompute.path, { token, query: { year: YEAR } });
  });
  afterAll(() => server.stop());

  /** The names of the answers in which an amount of a person stands. */
  async function telling(account: string): Promise<string[]> {
    const token = await server.tokenOf(account, TENANT);
    return tellingOf(await shownTo(call, { ...filled, token }), token);
  }

  async function tellingOf(shown: Map<string, string>, token: string): Promise<string[]> {
    const path = endpoints.ledger.explain.path;
    const project = String(filled.records.get('blade-rdm/project')!.id);
    for (const key of [`month:${project}:1.1:${MONTH}`, `item:${project}:1.1`, `category:${project}:personnel`]) {
      const { text } = await call('GET', path, { token, query: { year: YEAR, key } });
      shown.set(`ledger.explain ${key}`, text);
    }
    return [...shown].filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([name]) => name);
  }

  it('is in the registers, cost records and traces for finance', async () => {
    const token = await server.tokenOf('finance', TENANT);
    const shown = new Map<string, string>();
    for (const resource of [personnelSalary, personnelDetailView, costRecord]) {
      const path = resourcePath(resource, 'list');
      shown.set(resource.name, (await call('GET', path, { token, query: { size: '-1', year: YEAR } })).text);
    }
    const registers = [...shown.keys()];
    expect(await tellingOf(shown, token)).toEqual([...registers, expect.stringContaining('ledger.explain month:')]);
  });

  it.each(['manager', 'reviewer'])('is in no answer to a %s', async (account) => {
    expect(await telling(account)).toEqual([]);
  });
});

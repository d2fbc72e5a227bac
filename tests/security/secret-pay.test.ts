import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { costRecord, personnelDetailView, personnelSalary } from '@rdm/core/internal/cost';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { personnel } from '@rdm/core/internal/project';
import type { Resource } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';
import { fillTenant, MONTH, YEAR, type FilledTenant } from './filled-tenant';
import { documentText } from './document-text';
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

  const tells = (text: string) => secrets.some((secret) => text.includes(secret));
  const registers = [personnelSalary, personnelDetailView, costRecord];

  /** The registers of pay and what is made of it, the traces, and a file of each kind of printer, as far as answered. */
  async function shownOfPay(token: string): Promise<Map<string, string>> {
    const projectId = String(filled.records.get('blade-rdm/project')!.id);
    const shown = new Map<string, string>();
    for (const resource of registers) {
      const query = { size: '-1', year: YEAR };
      shown.set(resource.name, (await call('GET', resourcePath(resource, 'list'), { token, query })).text);
    }
    for (const key of [`month:${projectId}:1.1:${MONTH}`, `item:${projectId}:1.1`, `category:${projectId}:personnel`]) {
      const { text } = await call('GET', endpoints.ledger.explain.path, { token, query: { year: YEAR, key } });
      shown.set(key.split(':')[0]!, text);
    }
    const files = [
      ['workbook of a register', resourcePath(personnelSalary, 'export')],
      ['workbook of cost records', resourcePath(costRecord, 'export')],
      ['sheet of a ledger with its calculation', endpoints.ledger.exportLedger.path],
      ['sheet of totals', endpoints.costViews.exportPersonnelStats.path],
    ] as const;
    for (const [name, path] of files) {
      const { status, bytes } = await call('GET', path, { token, query: { size: '-1', year: YEAR, projectId } });
      // A file is read whole, with every sheet of it.
      if (status === 200) shown.set(name, documentText(bytes));
    }
    return shown;
  }
  const telling = (shown: ReadonlyMap<string, string>) =>
    [...shown].flatMap(([name, text]) => (tells(text) ? [name] : []));

  it('is in the registers, cost records, traces and files for finance', async () => {
    const shown = await shownOfPay(await server.tokenOf('finance', TENANT));
    expect(telling(shown)).toEqual([
      ...registers.map(({ name }) => name),
      ...['month', 'workbook of a register', 'sheet of a ledger with its calculation'],
    ]);
  });

  it.each(['manager', 'reviewer'])('is in none of these for a %s', async (account) => {
    const shown = await shownOfPay(await server.tokenOf(account, TENANT));
    expect([shown.has('sheet of a ledger with its calculation'), telling(shown)]).toEqual([true, []]);
  });

  it('is in no answer at all to a manager', async () => {
    const token = await server.tokenOf('manager', TENANT);
    const shown = await shownTo(call, { ...filled, token }, { files: false });
    expect([shown.size > 200, telling(shown)]).toEqual([true, []]);
  });
});

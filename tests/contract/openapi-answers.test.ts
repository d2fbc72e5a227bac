import { endpoints, resourcePath, type Endpoint } from '@rdm/blade-protocol';
import { argon2Hasher, demonstrationUsers, officialDivisions } from '@rdm/blade-server';
import { isPlatformOnly, PLATFORM_TENANT, role, tenant, user } from '@rdm/core/internal/access';
import { areaAccess, resources as served } from '@rdm/core/internal/application';
import type { Access, Resource, ResourceCall } from '@rdm/core/internal/records';
import { png } from '../setup/sample-files';
import { seedDivisions } from '@rdm/core/internal/platform';
import { tenantResources as resources } from '../security/tenant-resources';
import { fixedAsset, intangibleAsset, reverseAllocation } from '@rdm/core/internal/cost';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { governmentProjectBudget } from '@rdm/core/internal/funding';
import { importRecord } from '@rdm/core/internal/intake';
import type { Trace } from '@rdm/core/internal/kernel';
import { policy } from '@rdm/core/internal/policy';
import { projectReport } from '@rdm/core/internal/ledger';
import { personnel, project, projectMaster } from '@rdm/core/internal/project';
import { department, parameter } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTenant } from '../security/filled-tenant';
import { installCertifiedTenant } from '../setup/certified-tenant';
import { sampleParams, sampleWorkbooks, typedInputs } from '../setup/sample-enterprise';
import { md5, startTestServer, type TestServer } from '../setup/test-server';
import { Examples, operationAt } from './openapi-examples';
import { wireCaller, type WireAnswer, type WireCall, type WireRequest } from './wire-caller';

const params = sampleParams();
const year = String(params.year);
const [SAMPLE, FILLED] = ['100002', '100003'];
const listed = resources.filter(({ calls }) => calls.includes('list'));

describe('what filled tenants answer', () => {
  let server: TestServer;
  let call: WireCall;
  /** Tokens in the sample enterprise (`clerk`), and where every resource has a record (`admin`). */
  let clerk: string;
  let admin: string;
  /** A token of the platform, whose own tables are hidden from tenants. */
  let root: string;
  /** What was asked in the sample enterprise, by area and call. */
  const asked = new Map<string, () => Promise<WireAnswer>>();

  const recordsOf = ({ body }: WireAnswer) => body.data.records as Record<string, unknown>[];
  const list = (resource: Resource, token: string, query: Record<string, string> = {}) =>
    call('GET', resourcePath(resource, 'list'), { token, query: { size: '200', ...query } });

  beforeAll(async () => {
    server = await startTestServer(undefined, { tenants: [SAMPLE!, FILLED!] });
    call = wireCaller(server.url);
    clerk = await server.tokenOf('admin', SAMPLE);
    admin = await server.tokenOf('admin', FILLED);
    const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
    await installCertifiedTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
    root = await server.tokenOf('admin', PLATFORM_TENANT);
    await seedDivisions(server.application, officialDivisions());
    const ports = await server.signIn('finance', SAMPLE);
    await (
      await server.signIn('admin', SAMPLE)
    )
      .resource(parameter)
      .submit({ paramName: 'AI账号', paramKey: 'ai.account', paramValue: 'admin' });
    for (const { resource, bytes, fileName } of sampleWorkbooks()) {
      await ports.resource(resource).import({ file: bytes, fileName });
    }
    await ports.resource(enterpriseYear).submit({ year, enterpriseKinds: params.enterpriseKinds });
    await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
    await ports.statistics.save({ year, amount29: '7' });
    await ports.ledger.recompute({ year });
    // Whoever asks for his own month of hours is a person.
    const [person] = recordsOf(await list(personnel, clerk));
    await call('POST', resourcePath(personnel, 'submit'), { token: clerk, json: { ...person, account: 'admin' } });
    await fillTenant(call, admin, resources, 'A');
  });
  afterAll(() => server.stop());

  it('are records of every resource, in lists and alone, as described', async () => {
    const examples = new Examples();
    const shown = new Set<Resource>();
    const platformsOwn = served.filter(
      ({ calls, permissions }) => calls.includes('list') && isPlatformOnly(permissions.view),
    );
    for (const [token, asked] of [
      [clerk, listed],
      [admin, listed],
      [root, platformsOwn],
    ] as const) {
      for (const resource of asked) {
        const answer = await list(resource, token);
        examples.add(operationAt(resourcePath(resource, 'list'), 'get'), answer);
        const [record] = recordsOf(answer);
        if (!record) continue;
        shown.add(resource);
        const query = { id: String(record.id) };
        const path = resourcePath(resource, 'detail');
        examples.add(operationAt(path, 'get'), await call('GET', path, { token, query }));
      }
    }
    expect(listed.filter((resource) => !shown.has(resource)).map(({ name }) => name)).toEqual([]);
    expect(await examples.misfits()).toEqual([]);
  });

  it('are of the form each special call declares, for every one that reads', async () => {
    const [first] = recordsOf(await list(project, clerk));
    const [ongoing] = recordsOf(await list(project, clerk, { completion: 'ongoing' }));
    const [report] = recordsOf(await list(projectReport, clerk));
    const { body } = await call('GET', endpoints.ledger.preferential.path, { token: clerk, query: { year } });
    const leafOf = (trace: Trace): Trace => (trace.inputs[0] ? leafOf(trace.inputs[0]) : trace);
    const id = String(first!.id);
    const common: Record<string, string> = { year, month: `${year}-01`, id, ids: id, projectId: id, code: 'sex' };
    const pdf = new FormData();
    pdf.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), '立项决议.pdf');
    const put = await call('POST', endpoints.files.putFile.path, { token: clerk, body: pdf });
    const portrait = new FormData();
    portrait.append('file', new Blob([new Uint8Array(png())]), '照片.png');
    const shown = (await call('POST', endpoints.files.putFile.path, { token: clerk, body: portrait })).body.data;
    const [pictureTenant, pictureId, pictureFile] = String(shown.link).split('/').slice(-3) as [string, string, string];
    const declared = await call('POST', endpoints.declaration.submit.path, {
      token: clerk,
      json: { year, period: 'H1' },
    });
    const declaredId = String(declared.body.data.id);
    const importedId = String(recordsOf(await list(importRecord, clerk))[0]!.id);
    const assetId = String(recordsOf(await list(fixedAsset, clerk))[0]!.id);
    const booked = await call('POST', resourcePath(reverseAllocation, 'submit'), {
      token: clerk,
      json: { month: `${year}-01`, item: '1.1', bookedAmount: '60000' },
    });
    const reversed = { id: String(booked.body.data.id), ids: String(booked.body.data.id) };
    const government = await call('POST', resourcePath(governmentProjectBudget, 'submit'), {
      token: clerk,
      json: {
        ...{ number: 'BE1', name: '课题', level: 'national', fromDate: `${year}-01-01`, toDate: `${year}-12-31` },
      },
    });
    const governmentProject = { projectId: String(government.body.data.id) };
    const evaluated = await call('POST', endpoints.evaluation.save.path, {
      token: clerk,
      json: { kind: 'techSme', year, answers: { staffTotal: '100' } },
    });
    const diagnosis = await call('POST', endpoints.diagnosis.save.path, {
      token: clerk,
      json: { year, question: '归集是否合规', state: 'submitted' },
    });
    const feed = await call('POST', endpoints.deadlines.makeFeed.path, { token: clerk, json: {} });
    const own: Record<string, Record<string, string>> = {
      'diagnosis.detail': { id: String(diagnosis.body.data.id) },
      'diagnosis.print': { id: String(diagnosis.body.data.id) },
      'deadlines.feed': { key: String(feed.body.data.path).split('/').at(-1)! },
      'policies.shelve': { ids: String(recordsOf(await list(policy, clerk))[0]!.id), contentStatus: '1' },
      'reading.readIds': { kind: 'policy' },
      'evaluation.prefill': { kind: 'techSme' },
      'evaluation.print': { id: String(evaluated.body.data.id) },
      'funding.option': governmentProject,
      'funding.export': governmentProject,
      'project.projectPaper': { kind: 'task' },
      'project.sampleTemplate': { kind: 'task' },
      'dictionaryRecords.children': { parentId: '-1' },
      'systemDictionaries.children': { parentId: '-1' },
      'tenants.findByName': { name: '企业' },
      'regions.lazyTree': { code: '' },
      'regions.lazyList': { code: '' },
      'regions.select': { code: '45' },
      'menus.roleTreeKeys': { roleIds: String(recordsOf(await list(role, clerk))[0]!.id) },
      'menus.topTreeKeys': { topMenuIds: '1' },
      'users.platformDetail': { id: String(recordsOf(await list(user, clerk))[0]!.id) },
      'workbooks.sample': { resource: personnel.name },
      'files.download': { id: String(put.body.data.attachId) },
      'files.picture': { tenantId: pictureTenant, id: pictureId, file: pictureFile },
      'files.previewPdf': { id: String(put.body.data.attachId) },
      'files.openOnline': { id: String(put.body.data.attachId) },
      'project.copy': { year: String(params.year + 1) },
      'project.memberBudgets': { leadProjectId: String(first!.id) },
      'masters.years': { id: String(recordsOf(await list(projectMaster, clerk))[0]!.id) },
      'masters.crossYearPreview': { year: String(params.year + 1), id: String(ongoing!.id) },
      'assetSchedules.ofFixedAsset': { id: assetId },
      'assetSchedules.ofIntangible': { id: String(recordsOf(await list(intangibleAsset, clerk))[0]!.id) },
      'imports.changes': { id: importedId },
      'imports.obstacles': { id: importedId },
      'imports.file': { id: importedId },
      'layouts.listDict': { code: 'projectmaterial', column: 'direction' },
      'declaration.readiness': { period: 'H1' },
      'declaration.differences': { id: declaredId },
      'declaration.cancelAssign': { id: declaredId, reason: '更正' },
      'declaration.touchedYears': { resource: fixedAsset.name, id: assetId },
      'monthClose.differences': { group: 'personnel' },
      'reverseAllocation.check': reversed,
      'reverseAllocation.allocate': reversed,
      'reverseAllocation.clearTime': reversed,
      'ledger.ledgerSheet': { reportId: String(report!.id) },
      'finance.subjectsOfReport': { reportId: String(report!.id) },
      'finance.stats': { reportId: String(report!.id) },
      'finance.total': { reportId: String(report!.id), subject2: '2' },
      'enterprise.ofTenant': { tenantId: SAMPLE! },
      'finance.totalAmount': { reportId: String(report!.id) },
      'retention.ofType': { type: 'plan:*:*:*:*:*:*' },
      'retention.init': { projectIds: id },
      'retention.ofProject': { category: 'ledger', code: String(first!.code) },
      'retention.ofYear': { category: 'ledger', code: year },
      'retention.folder': { code: '' },
      'retention.volume': { code: '' },
      'reports.restatsAll': { ids: String(report!.id) },
      'ledger.exportLedger': { projectId: String(report!.projectId) },
      'ledger.exportLedgerRows': { reportId: String(report!.id) },
      // Of a year, not of an application.
      ...Object.fromEntries(
        ['highTechTitle', 'recognitionTitle', 'techSmeTitle', 'aboveScaleTitle', 'gazelleTitle'].flatMap((title) =>
          ['overview', 'document', 'workbook', 'pack'].map((name) => [`${title}.${name}`, { id: '' }]),
        ),
      ),
    };
    common.key = leafOf(body.data.trace as unknown as Trace).deeper!;
    const examples = new Examples();
    examples.add(operationAt(endpoints.files.putFile.path, 'post'), put);
    const workbook = new FormData();
    workbook.append('file', new Blob([sampleWorkbooks()[0]!.bytes as Uint8Array<ArrayBuffer>]), 'a.xlsx');
    const recognised = await call('POST', endpoints.workbooks.recognise.path, { token: clerk, body: workbook });
    expect(recognised.body.data).toMatchObject({ reason: 'headings' });
    examples.add(operationAt(endpoints.workbooks.recognise.path, 'post'), recognised);
    const refused: string[] = [];
    for (const [area, methods] of Object.entries(endpoints)) {
      for (const [name, endpoint] of Object.entries<Endpoint>(methods)) {
        // Code is generated from a separate database, which the contract of the ports covers.
        // A centralised split needs members that agreed, which the case book covers; a list of staff needs members of
        // the project, and a registry of companies is asked, in the contracts of their ports.
        const elsewhere = ['logout', 'downloadCode', 'exportCentralised', 'nameList', 'refresh'];
        if (endpoint.method !== 'GET' || elsewhere.includes(name)) continue;
        // In a list the id is a filter, so it stays empty.
        const ofList = (endpoint.page ?? endpoint.filters) && { id: '' };
        const query: Record<string, string> = { ...common, ...ofList, ...own[`${area}.${name}`] };
        const access = (areaAccess as Record<string, Record<string, Access>>)[area]![name]!;
        const token = typeof access === 'object' && isPlatformOnly(access.permission) ? root : clerk;
        const path = endpoint.path.replace(/\{(\w+)\}/g, (place, name: string) => query[name] ?? place);
        const ask = () => call('GET', path, { token, query });
        if (token === clerk) asked.set(`${area}.${name}`, ask);
        const answer = await ask();
        if (answer.status !== 200) refused.push(`${area}.${name} ${answer.text.slice(0, 200)}`);
        else if (endpoint.answer !== 'download') examples.add(operationAt(endpoint.path, 'get'), answer);
      }
    }
    expect(refused).toEqual([]);
    // A project with all its parts.
    const [whole] = recordsOf(await list(project, admin));
    for (const { path } of [endpoints.project.sheet, endpoints.project.budgetOfProject]) {
      const query = { id: String(whole!.id), projectId: String(whole!.id) };
      examples.add(operationAt(path, 'get'), await call('GET', path, { token: admin, query }));
    }
    expect(examples.operations.length).toBeGreaterThan(9);
    expect(await examples.misfits()).toEqual([]);
  });

  it('are as described for writing, too, and for every kind of refusal', async () => {
    const examples = new Examples();
    const ask = async (expected: number, resource: Resource, name: ResourceCall, request: WireRequest) => {
      const path = resourcePath(resource, name);
      const method = name === 'tree' || name === 'history' || name === 'detail' ? 'get' : 'post';
      const answer = await call(method.toUpperCase(), path, { token: admin, ...request });
      expect([name, answer.status, answer.text]).toEqual([name, expected, expect.any(String)]);
      examples.add(operationAt(path, method), answer);
      return answer.body.data;
    };
    const made = await ask(200, department, 'submit', { json: { deptName: '二室', sort: 2 } });
    const id = String(made.id);
    await ask(400, department, 'submit', { json: { deptName: '' } });
    await ask(401, department, 'submit', { json: { deptName: '三室' }, token: undefined });
    await ask(403, department, 'submit', {
      json: { deptName: '三室' },
      token: await server.tokenOf('reviewer', FILLED),
    });
    await ask(404, department, 'detail', { query: { id: '404' } });
    await ask(409, department, 'submit', { json: { id, deptName: '四室', version: 99 } });
    await ask(200, department, 'submit', { json: { id, deptName: '四室', version: made.version } });
    await ask(415, department, 'submit', { body: '<a/>', headers: { 'Content-Type': 'application/xml' } });
    await ask(413, department, 'submit', { json: { remark: 'x'.repeat(31 * 1024 * 1024) } });
    await ask(200, department, 'tree', {});
    await ask(200, department, 'remove', { query: { ids: id } });
    await ask(200, department, 'restore', { query: { ids: id } });
    await ask(200, department, 'history', { query: { id } });
    const { resource, bytes, fileName } = sampleWorkbooks()[0]!;
    const form = () => {
      const filled = new FormData();
      filled.append('file', new Blob([new Uint8Array(bytes)]), fileName);
      return filled;
    };
    await ask(200, resource, 'import', { body: form(), query: { check: '1' } });
    const faulty = form();
    const corrected = new FormData();
    corrected.append('corrections', JSON.stringify([{ row: 2, column: '姓名', value: '' }]));
    corrected.append('file', faulty.get('file') as File);
    await ask(400, resource, 'import', { body: corrected });
    await ask(400, resource, 'import', {});
    expect(await examples.misfits()).toEqual([]);
  });

  it('are as described around signing in', async () => {
    const examples = new Examples();
    const { token, logout } = endpoints.session;
    const query = { tenantId: SAMPLE!, username: 'finance', password: md5('finance') };
    const sign = async (request: WireRequest) => {
      const answer = await call('POST', token.path, request);
      examples.add(operationAt(token.path, 'post'), answer);
      return answer.status;
    };
    expect(await sign({ query })).toBe(200);
    expect(await sign({ query: { ...query, password: 'x' } })).toBe(400);
    expect(await sign({ query, headers: { Authorization: '' } })).toBe(401);
    examples.add(operationAt(logout.path, 'get'), await call('GET', logout.path));
    expect(await examples.misfits()).toEqual([]);
  });

  it('are given on when the term of use is over, but by calls that write', async () => {
    const [ended] = recordsOf(await list(tenant, root, { code: SAMPLE! }));
    const setting = { ids: String(ended!.id), expireTime: '2020-01-01 00:00:00' };
    expect((await call('POST', endpoints.tenants.setting.path, { token: root, json: setting })).status).toBe(200);
    const refused: string[] = [];
    for (const [name, ask] of asked) {
      const { status, text } = await ask();
      if (status === 403 && text.includes('使用期限已于')) refused.push(name);
    }
    expect(asked.size).toBeGreaterThan(150);
    // These take over, compute or copy, though they are asked by GET; the preview does so and takes it back.
    const taken = ['initEquipmentPower', 'initFixedAssets', 'initIntangibles', 'initPersonnel', 'initPower'];
    expect(refused.sort()).toEqual([
      ...taken.map((name) => `cost.${name}`),
      ...[
        'ledger.previewRecompute',
        'ledger.recompute',
        'project.copy',
        'reports.restatsAll',
        'reverseAllocation.allocate',
      ],
    ]);
  });

  it('would be seen to differ: a missing, a wrong and an unknown property are', async () => {
    const operation = operationAt(resourcePath(project, 'detail'), 'get');
    const [record] = recordsOf(await list(project, clerk));
    const { name: _, ...withoutName } = record!;
    const misfitsOf = async (data: Record<string, unknown>) => {
      const examples = new Examples();
      examples.add(operation, { status: 200, body: { code: 200, success: true, data, msg: '' } });
      return (await examples.misfits()).join('\n');
    };
    const found = await misfitsOf({ ...withoutName, budgetAmount: 5, nobodyDeclared: 'x' });
    for (const name of ["'name'", 'budgetAmount', 'nobodyDeclared']) expect(found).toContain(name);
  });
});

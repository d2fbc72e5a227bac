import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { argon2Hasher, demonstrationUsers } from '@rdm/blade-server';
import { areaAccess, resources } from '@rdm/core/internal/application';
import { resourceAccess, type Access, type Resource, type ResourceCall } from '@rdm/core/internal/records';
import { PLATFORM_TENANT, platformRole, standardRoles } from '@rdm/core/internal/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { installCertifiedTenant } from '../setup/certified-tenant';
import { startTestServer, type TestServer } from '../setup/test-server';

interface Served {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Whether the call writes when it is allowed. */
  readonly writes: boolean;
}

/** Arguments that pass every schema, so that only the permission decides. */
const fitting = {
  year: '2024',
  month: '2024-01',
  id: '1',
  ids: '1',
  key: 'line:51',
  code: 'sex',
  newPassword: 'x',
  newPassword1: 'x',
  tenantId: '100002',
};
const reading = new Set<ResourceCall>(['list', 'detail', 'history', 'tree', 'template', 'export']);
const ones = (call: ResourceCall): Record<string, string> | undefined =>
  call === 'detail' ? { id: '1' } : call === 'remove' ? { ids: '1' } : undefined;

const special: Served[] = Object.entries(endpoints).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table as Record<string, Endpoint>).flatMap(([name, { method, path, aliases, body }]) =>
    [path, ...(aliases ?? [])].map((each) => ({
      name: `${area}.${name}`,
      method,
      path: each,
      access: (areaAccess as Record<string, Record<string, Access>>)[area]![name]!,
      query: fitting,
      ...(body && { json: { year: '2024' } }),
      writes:
        // Some calls fetch a file with POST, as the product's clients make them.
        (method === 'POST' && name !== 'downloadMaterials') ||
        name === 'recompute' ||
        name === 'copy' ||
        name === 'allocate' ||
        name === 'clearTime' ||
        name.startsWith('init'),
    })),
  ),
);

const generic = (adding: boolean): Served[] =>
  resources.flatMap((resource: Resource) =>
    resourceEndpoints(resource).map(({ call, method, path }) => ({
      name: `${call}${call === 'submit' ? (adding ? ' new' : ' changed') : ''}`,
      method,
      path,
      access: resourceAccess(resource, call, adding),
      query: ones(call),
      ...(call === 'submit' && { json: adding ? {} : { id: '1' } }),
      writes: !reading.has(call),
    })),
  );

/** Who signs in with a role: its alias, the account, the tenant. */
const accounts = [
  ['admin', 'admin', '100002'],
  ['user', 'finance', '100002'],
  ['projectmanager', 'manager', '100002'],
  ['reviewer', 'reviewer', '100002'],
  ['expert', 'expert', '100002'],
  ['member', 'member', '100002'],
  ['administrator', 'admin', PLATFORM_TENANT],
] as const;

/**
 * Whether an administrator need not be asked: a call that answers a role with fewer rights for this permission asks for
 * nothing else. What only administrators may do they are asked for.
 */
const isAnsweredToLesser = (alias: string, permission: string): boolean =>
  alias.startsWith('admin') &&
  standardRoles.some(({ alias: other, grants }) => other !== 'admin' && grants(permission));

const everything = [...special, ...generic(true), ...generic(false).filter(({ name }) => name === 'submit changed')];

describe('every call of the server', () => {
  let server: TestServer;
  let call: WireCall;
  const ask = ({ method, path, query, json }: Served, token?: string): Promise<WireAnswer> =>
    call(method, path, { token, query, ...(json !== undefined && { json }) });

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
    await installCertifiedTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
  });
  afterAll(() => server.stop());

  it('is in this walk: as many as the tables hold', () => {
    expect(special.length).toBeGreaterThanOrEqual(18);
    expect(new Set(everything.map(({ method, path }) => `${method} ${path}`)).size).toBeGreaterThan(150);
  });

  it('answers 401 to nobody and to a token that opens nothing, unless it is public', async () => {
    // Both are told apart before the call is known; so each call is asked with one of the two, in turn.
    for (const [at, each] of everything.entries()) {
      for (const token of each.access === 'public' ? [undefined, 'nothing'] : [at % 2 === 0 ? undefined : 'nothing']) {
        const answer = await ask(each, token);
        if (each.access === 'public') expect([each.path, answer.body.code]).not.toEqual([each.path, 401]);
        else expectRefusal(answer, 401, '请求未授权');
      }
    }
  });

  it('is public for signing in and out, what comes before it, menus, a self-assessment that keeps nothing, and a calendar and a picture by their addresses', () => {
    const open = new Set(everything.filter(({ access }) => access === 'public').map(({ name }) => name));
    const registering = ['check', 'k3Login', 'register', 'retrievePassword', 'sendCode', 'terms'];
    expect([...open].sort()).toEqual([
      'deadlines.feed',
      'evaluation.noLoginEvaluate',
      'files.picture',
      ...registering.map((name) => `registration.${name}`),
      'session.captcha',
      'session.logout',
      'session.routes',
      'session.sources',
      'session.token',
      'tenants.info',
    ]);
  });

  it('refuses a stranger before it takes in what he sends', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = `"${'x'.repeat(31 * 1024 * 1024)}"`;
    expectRefusal(await call('POST', '/api/blade-rdm/project/submit', { body, headers }), 401, '请求未授权');
    expectRefusal(await call('POST', '/api/blade-rdm/project/import', { body: new FormData() }), 401, '请求未授权');
  });

  it('is walked by every role there is', () => {
    const roles = [...standardRoles, platformRole].map(({ alias }) => alias);
    expect(accounts.map(([alias]) => alias).sort()).toEqual(roles.sort());
  });

  it.each(accounts)(
    'asks the role %s for the permission it names, and for nothing else',
    async (alias, account, tenantId) => {
      const token = await server.tokenOf(account, tenantId);
      const role = [...standardRoles, platformRole].find((each) => each.alias === alias)!;
      let refused = 0;
      let allowed = 0;
      for (const each of everything) {
        if (typeof each.access === 'string' || each.path.endsWith('/restats-amount')) continue;
        if (isAnsweredToLesser(alias, each.access.permission)) continue;
        const answer = await ask(each, token);
        const told = `${account} ${each.method} ${each.path} (${each.name}): ${answer.status}`;
        if (role.grants(each.access.permission)) {
          expect(told).not.toMatch(/: (401|403|500)$/);
          allowed += 1;
        } else {
          expectRefusal(answer, 403);
          expect(answer.body.msg, told).toContain(each.access.permission);
          refused += 1;
        }
      }
      expect(allowed).toBeGreaterThan(0);
      if (!['admin', 'administrator'].includes(alias)) expect(refused).toBeGreaterThan(0);
    },
  );

  it('that writes is closed to a reviewer, but for passing or returning what others hand in', async () => {
    // The card of the enterprise is printed by a POST. Taking an import back asks for the right to import into its register or to remove from it.
    const reviews = ['declaration_review', 'bizcert_review', 'titlereview_review', 'projectcompletion_review'];
    const apart = [...reviews, 'importrecord_view', 'enterprise_export'];
    const token = await server.tokenOf('reviewer');
    const closed = everything.filter(
      ({ writes, access }) => writes && typeof access !== 'string' && !apart.includes(access.permission),
    );
    expect(closed.length).toBeGreaterThan(60);
    for (const each of closed) expectRefusal(await ask(each, token), 403);
  });

  it('that brings vouchers or accounts in is closed to a project manager', async () => {
    const token = await server.tokenOf('manager');
    for (const path of ['financialaccount', 'financialaccount/match']) {
      const form = new FormData();
      form.append('file', new Blob(['x']), 'x.xlsx');
      expectRefusal(await call('POST', `/api/blade-rdm/${path}/import`, { token, body: form }), 403);
      expectRefusal(await call('GET', `/api/blade-rdm/${path}/import/template`, { token }), 403);
      expectRefusal(await call('POST', `/api/blade-rdm/${path}/submit`, { token, json: {} }), 403);
    }
    expectRefusal(await call('GET', '/api/blade-rdm/projectreportdetaillist/restats-amount?year=2024', { token }), 403);
  });
});

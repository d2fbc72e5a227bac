import { createBladeClient } from '@rdm/blade-client';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { dataScope, role, user } from '@rdm/core/internal/access';
import { createMemoryFileStore } from '@rdm/memory';
import { migrate, openDatabase } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { embeddedMemory } from '../setup/embedded-memory';
import { serveDatabase } from '../setup/server-on-database';
import { md5 } from '../setup/test-server';
import { answeredText } from './answered-text';
import { fillTenant, type FilledTenant } from './filled-tenant';
import { foreignNames, MARK } from './foreign-names';
import { oneOfAlike } from './places-asked';
import { shownTo } from './shown-to';
import { openGenericCalls, openSpecialCalls, UNKNOWN, type OpenCall } from './strange-calls';
import { tenantResources } from './tenant-resources';

const TENANT = '100002';
const ACCOUNT = 'onlooker';
const OWN = 'Sees-nothing-7';

/** Registers of the enterprise that a data scope can limit; the others are the platform's. */
const limitable = tenantResources.filter(({ calls, sharing }) => calls.includes('list') && sharing === 'tenant');

/** Calls that show records of registers regardless of data scopes, with the reason. */
const whole: Readonly<Record<string, string>> = {
  'departments.posts': 'forms let choose among all posts',
  'ledger.preferential': 'A107012 is of the whole enterprise, and has a right of its own',
  'ledger.previewRecompute': 'a year is rebuilt as a whole, which takes a right of its own',
  'scenario.base': 'a what-if is of the same form, and has a right of its own',
  'ledger.exportPreferential': 'as above',
  'highTechAnnex.projectInfo':
    'the tables of an application are of the whole enterprise, and have a right of their own',
  'highTechAnnex.printProjectInfo': 'as above',
  'highTechAnnex.relateActivities': 'as above',
  'highTechAnnex.printRelateActivities': 'as above',
  'highTechAnnex.projectDeveloping': 'as above',
  'highTechAnnex.printProjectDeveloping': 'as above',
  'allocationVouchers.month': 'a voucher books the cost of the whole enterprise',
  'costSources.overview': 'where the cost of a year is taken from is decided for the whole enterprise',
};

/**
 * A user with every permission whose data scopes hide every record of every register: all answers are as if nothing had
 * been entered. docs/wire.md, Scopes
 */
describe('whoever may do everything and sees nothing', () => {
  let url: string;
  let call: WireCall;
  let filled: FilledTenant;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const database = await openDatabase(embeddedMemory);
    await migrate(database);
    const server = await serveDatabase(database, [TENANT], createMemoryFileStore());
    stop = async () => {
      await server.stop();
      await database.close();
    };
    ({ url } = server);
    call = wireCaller(url);
    const admin = await server.tokenOf('admin', TENANT);
    const entered = await fillTenant(call, admin, tenantResources, MARK);
    filled = { ...entered, token: await signInLimited(admin) };
  });
  afterAll(() => stop());

  /** Creates a user with all permissions and data scopes that match nothing, and signs in. */
  async function signInLimited(admin: string) {
    const submit = async (path: string, json: object) => {
      const { status, body } = await call('POST', path, { token: admin, json });
      expect([path, status, body.msg]).toEqual([path, 200, '操作成功']);
      return body.data;
    };
    const scopes = await Promise.all(
      limitable.map(({ name }, at) =>
        submit(resourcePath(dataScope, 'submit'), {
          resourceCode: `nothing${at}`,
          scopeName: 'nothing',
          scopeClass: name,
          scopeType: '5',
          scopeValue: JSON.stringify([{ field: 'id', is: 'equal', value: UNKNOWN }]),
        }),
      ),
    );
    const tree = await call('GET', endpoints.menus.grantTree.path, { token: admin });
    const { id } = await submit(resourcePath(role, 'submit'), { roleName: '旁观', roleAlias: ACCOUNT });
    await submit(endpoints.roles.grant.path, {
      roleIds: [id],
      menuIds: (tree.body.data.menu as readonly Branch[]).flatMap(idsBelow),
      dataScopeIds: scopes.map((scope) => scope.id),
    });
    const { firstPassword } = await submit(resourcePath(user, 'submit'), { account: ACCOUNT, roleId: [id] });
    return choosePassword(String(firstPassword));
  }

  /** Replaces the initial password, with which the account has no permission at all; returns the token. */
  async function choosePassword(initial: string): Promise<string> {
    const anyone = createBladeClient({ origin: url, token: () => null });
    const first = await anyone.session.token({ tenantId: TENANT, username: ACCOUNT, password: md5(initial) });
    const person = createBladeClient({ origin: url, token: () => first.accessToken });
    await person.session.updateDefaultPassword({ newPassword: md5(OWN), newPassword1: md5(OWN) });
    return first.accessToken;
  }

  it('is shown no record by any list, total, form, document or export', async () => {
    const shown = await shownTo(call, filled);
    expect(shown.size).toBeGreaterThan(300);
    const ids = limitable.map(({ name }) => String(filled.records.get(name)!.id));
    const tells = (text: string) => text.includes(MARK) || ids.some((id) => text.includes(id));
    const telling = [...shown].filter(([, text]) => tells(text)).map(([name]) => name);
    const allowed = new RegExp(`^(?:${Object.keys(whole).join('|')}) |/param/`);
    expect(telling.filter((name) => !allowed.test(name))).toEqual([]);
    // Every exception must still occur, so that the list stays accurate.
    for (const name of Object.keys(whole)) expect(telling.some((each) => each.startsWith(name))).toBe(true);
  });

  it('is answered about a record by its id as about one that never was', async () => {
    const calls = [
      ...openSpecialCalls(filled, tenantResources),
      ...openGenericCalls(filled, tenantResources).filter(isOfRecord),
    ];
    expect(calls.length).toBeGreaterThan(300);
    const namesFor = foreignNames(filled);
    const differing: string[] = [];
    for (const each of oneOfAlike(calls.filter(({ name }) => !nameOthers.has(name)))) {
      const never = await answerTo(each, UNKNOWN);
      for (const name of namesFor(each)) {
        const theirs = await answerTo(each, name);
        // Limited calls, and those that count wrong passwords, answer differently after a while, whatever they name.
        if (theirs.startsWith('429 ') || theirs.includes('密码错误次数过多')) break;
        if (theirs.replaceAll(name, UNKNOWN) !== never.replaceAll(name, UNKNOWN))
          differing.push(`${each.name}: ${theirs}`);
      }
    }
    expect(differing).toEqual([]);
  }, 300_000);

  async function answerTo(each: OpenCall, id: string): Promise<string> {
    const { query, json } = each.with(id);
    const given = { token: filled.token, query, ...(json !== undefined && { json }) };
    return answeredText(await call(each.method, each.path, given), each.path);
  }
});

interface Branch {
  readonly id: string;
  readonly children?: readonly Branch[];
}

const idsBelow = ({ id, children = [] }: Branch): string[] => [id, ...children.flatMap(idsBelow)];

/**
 * Places that take ids of files: a reference is looked up in the whole register it names, regardless of data scopes.
 */
const nameOthers = new Set(['project.saveDetail planTaskFiles', 'project.saveDetail resolutionFiles']);

/** The calls on one record; of list filters the one by id. */
const isOfRecord = ({ name, of, with: made }: OpenCall): boolean =>
  of !== 'any' &&
  !name.startsWith(`${of.name} export `) &&
  limitable.includes(of) &&
  name.startsWith(`${of.name} `) &&
  made(UNKNOWN).sheet === undefined &&
  / (?:\?id\w*|id(?: without version| alone)?)$/.test(name);

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { role } from '@rdm/core/internal/access';
import type { TreeNode } from '@rdm/core/internal/records';
import { md5, startTestServer, type TestServer } from '../../setup/test-server';
import { platformAdministrator } from '../ports/platform-administrator';
import { wireCaller, type WireCall } from '../wire-caller';

/** What clients of the family save as they have opened it, which must change nothing. */
describe('saved as it was opened', () => {
  let server: TestServer;
  let admin: Ports;
  let call: WireCall;
  const tokens = { enterprise: '', platform: '' };
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.signIn('admin');
    call = wireCaller(server.url);
    tokens.enterprise = await server.tokenOf('admin');
    await platformAdministrator({ ...server, secretOf: md5 });
    tokens.platform = await server.tokenOf('platform.root', '000000');
  });
  afterAll(() => server.stop());

  describe('a role', () => {
    let nodes: readonly TreeNode[];
    let leaves: string[];
    let all: string[];
    beforeAll(async () => {
      nodes = (await admin.menus.grantTree()).menu;
      const under = (each: readonly TreeNode[]): TreeNode[] =>
        each.flatMap((node) => [node, ...under(node.children ?? [])]);
      all = under(nodes).map(({ id }) => id);
      leaves = under(nodes).flatMap(({ id, children }) => (children?.length ? [] : [id]));
    });

    /** What the role holds, folders included. */
    const heldBy = async (id: string) => {
      const { menu, menuPartly } = await admin.menus.roleTreeKeys({ roleIds: id });
      return [...menu, ...menuPartly].toSorted();
    };
    const granted = async (menuIds: readonly string[]) => {
      const { id } = await admin.resource(role).submit({ roleName: '试', roleAlias: `tried${(made += 1)}` });
      await admin.roles.grant({ roleIds: [id], menuIds: [...menuIds], exact: true });
      return id;
    };
    let made = 0;
    const some = () => fc.subarray(all, { maxLength: 12 });

    it('in a tree that ticks all below what is ticked, and sends what is ticked with all below it', async () => {
      await fc.assert(
        fc.asyncProperty(some(), async (menuIds) => {
          const id = await granted(menuIds);
          const before = await heldBy(id);
          const { menu } = await admin.menus.roleTreeKeys({ roleIds: id });
          await admin.roles.grant({ roleIds: [id], menuIds: sentByCascade(nodes, new Set(menu)) });
          expect(await heldBy(id)).toEqual(before);
        }),
        { numRuns: 25, examples: [[[leaves[0]!]], [[all[0]!]]] },
      );
    });

    it('in a tree that ticks each by itself', async () => {
      await fc.assert(
        fc.asyncProperty(some(), async (menuIds) => {
          const id = await granted(menuIds);
          const before = await heldBy(id);
          const { menu } = await admin.menus.roleTreeKeys({ roleIds: id });
          await admin.roles.grant({ roleIds: [id], menuIds: [...menu] });
          expect(await heldBy(id)).toEqual(before);
        }),
        { numRuns: 15 },
      );
    });
  });

  const word = fc.string({ unit: fc.constantFrom('研', '发', 'a', 'B', '7', '-', '（'), minLength: 1, maxLength: 12 });
  const digit = fc.constantFrom(1, 2, 3);
  let made = 0;
  const alone = () => `t${(made += 1)}`;

  it.each([
    [
      'a user',
      'enterprise',
      'blade-user',
      fc.record({
        realName: word,
        name: word,
        sex: digit,
        code: word,
        userType: digit,
        password: fc.constant('Kept#2024begun'),
      }),
      () => ({ account: alone() }),
    ],
    [
      'a department',
      'enterprise',
      'blade-system/dept',
      fc.record({ fullName: word, deptCategory: digit, sort: fc.nat(99), remark: word }),
      () => ({ deptName: alone() }),
    ],
    [
      'a post',
      'enterprise',
      'blade-system/post',
      fc.record({ postName: word, category: digit, sort: fc.nat(99) }),
      () => ({ postCode: alone() }),
    ],
    [
      'a menu',
      'platform',
      'blade-system/menu',
      fc.record({
        alias: word,
        remark: word,
        category: fc.constantFrom(1, 2),
        action: fc.constantFrom(0, 1, 2, 3),
        isOpen: fc.constantFrom(0, 1, 2),
        sort: fc.nat(99),
        path: fc.constant('/tried'),
      }),
      () => ({ code: alone(), name: alone() }),
    ],
    [
      'a client',
      'platform',
      'blade-system/client',
      fc.record({ clientSecret: word, authorizedGrantTypes: fc.constant('password'), scope: word }),
      () => ({ clientId: alone() }),
    ],
  ] as const)('%s', async (_, whose, path, values, key) => {
    const token = tokens[whose];
    await fc.assert(
      fc.asyncProperty(values as fc.Arbitrary<object>, async (value) => {
        const added = await call('POST', `/api/${path}/submit`, { token, json: { ...value, ...key() } });
        expect(added.body.msg).toBe('操作成功');
        const query = { id: String(added.body.data.id) };
        const opened = (await call('GET', `/api/${path}/detail`, { token, query })).body.data;
        const saved = await call('POST', `/api/${path}/submit`, { token, json: opened });
        expect(saved.body.msg).toBe('操作成功');
        expect((await call('GET', `/api/${path}/detail`, { token, query })).body.data).toEqual(opened);
      }),
      { numRuns: 10 },
    );
  });
});

/** What a tree sends that ticks everything below a ticked node, and a node all of whose children are ticked. */
function sentByCascade(nodes: readonly TreeNode[], told: ReadonlySet<string>): string[] {
  const sent: string[] = [];
  const tick = ({ id, children = [] }: TreeNode, above: boolean): boolean => {
    const isTold = above || told.has(id);
    const below = children.map((child) => tick(child, isTold));
    const isTicked = children.length === 0 ? isTold : below.every(Boolean);
    if (isTicked) sent.push(id);
    return isTicked;
  };
  for (const node of nodes) tick(node, false);
  return sent;
}

import { dataScope, apiScope, menu, role, topMenu, user, type MenuNode } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import type { TreeNode } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { department, post } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { platformAdministrator } from './platform-administrator';
import { refusal } from './refusal';

const INITIAL = 'Start-2024';
const PASSWORD = '0123456789abcdef0123456789abcdef';
const BEYOND = refusal(403, '不能授予或管理本人没有的角色/权限，请联系上级管理员');

interface Nodes {
  readonly id: string;
  readonly children?: readonly Nodes[];
}
const idsIn = (nodes: readonly Nodes[]): string[] => nodes.flatMap(({ id, children = [] }) => [id, ...idsIn(children)]);
const codesIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codesIn(children)]);
const titlesIn = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ title, children = [] }) => [title, ...titlesIn(children)]);

/** Roles, menus and scopes. docs/wire.md, Roles, Menus and Scopes */
export function rightsContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  let admin: Ports;
  let root: Ports;
  const menuIds = (...codes: string[]) =>
    stack().application.inTenant(code, async ({ records }) => {
      const found = await records.find(menu, { where: [{ field: 'code', is: 'in', value: codes }] });
      expect(found).toHaveLength(codes.length);
      return found.map(({ id }) => id);
    });
  const madeRole = async (roleAlias: string, codes: readonly string[], parentId?: string) => {
    const made = await admin.resource(role).submit({ roleName: roleAlias, roleAlias, parentId });
    await admin.roles.grant({ roleIds: [made.id], menuIds: await menuIds(...codes) });
    return made.id;
  };
  const keysOf = async (roleIds: string) => {
    const { menu, menuPartly } = await admin.menus.roleTreeKeys({ roleIds });
    return [...menu, ...menuPartly];
  };
  /** A user with one role who has changed the initial password. */
  const person = async (account: string, roleId: string, more: object = {}) => {
    await admin.resource(user).submit({ account, roleId: [roleId], password: INITIAL, ...more });
    const token = (password: string) => stack().anyone().session.token({ tenantId: code, username: account, password });
    const first = await stack().withToken((await token(stack().secretOf(INITIAL))).accessToken);
    await first.session.updateDefaultPassword({ newPassword: PASSWORD, newPassword1: PASSWORD });
    const { accessToken } = await token(PASSWORD);
    return () => stack().withToken(accessToken);
  };

  beforeAll(async () => {
    admin = await stack().signIn('admin', code);
    root = await platformAdministrator(stack());
  });

  describe('roles', () => {
    it('stand as a tree, whose names and aliases can be looked for', async () => {
      const above = await admin.resource(role).submit({ roleName: '财务部', roleAlias: 'financeteam' });
      await admin.resource(role).submit({ roleName: '出纳', roleAlias: 'cashier', parentId: above.id });
      const tree = await admin.roles.list();
      expect(tree.find(({ id }) => id === above.id)).toMatchObject({
        roleAlias: 'financeteam',
        parentName: '顶级',
        children: [{ roleAlias: 'cashier', parentName: '财务部' }],
      });
      expect((await admin.roles.list({ roleName: '出纳' })).map(({ roleAlias }) => roleAlias)).toEqual(['cashier']);
      expect(titlesIn(await admin.resource(role).tree())).toContain('出纳');
    });

    it('are granted menus, scopes and buttons by granting alone, with the folders they lie in', async () => {
      const ids = await menuIds('personnel_view').catch(() => menuIds('entpersonnel_view'));
      const made = await admin.resource(role).submit({ roleName: '人事', roleAlias: 'people', menuIds: ids });
      expect(await keysOf(made.id)).toEqual([]);
      await admin.roles.grant({ roleIds: [made.id], menuIds: ids });
      const held = await keysOf(made.id);
      expect(held).toEqual(expect.arrayContaining([...ids, ...(await menuIds('entpersonnel', 'rdmproject'))]));
      await admin.resource(role).submit({ id: made.id, roleName: '人事部', menuIds: '' });
      expect(await keysOf(made.id)).toEqual(held);
    });

    it('below one lose what it loses, at once for those who hold them', async () => {
      const above = await madeRole('above', ['project_view', 'entpersonnel_view', 'entpersonnel_add']);
      const below = await madeRole('below', ['entpersonnel_view', 'entpersonnel_add'], above);
      const somebody = await person('somebody', below);
      await (await somebody()).resource(personnel).submit({ code: 'E1', name: '王小明' });
      await admin.roles.grant({ roleIds: [above], menuIds: await menuIds('project_view', 'entpersonnel_view') });
      expect(await keysOf(below)).not.toEqual(expect.arrayContaining(await menuIds('entpersonnel_add')));
      const ports = await somebody();
      expect(await ports.resource(personnel).list({})).toMatchObject({ total: 1 });
      await expect(ports.resource(personnel).submit({ code: 'E2', name: '甲' })).rejects.toMatchObject(refusal(403));
    });

    it('give nobody more than who grants them holds, and are changed by nobody who holds less', async () => {
      const own = await madeRole('granter', ['role_view', 'role_add', 'role_edit', 'role_delete', 'project_view']);
      const granter = await (await person('granter', own))();
      const adminRole = (await admin.roles.list()).find(({ roleAlias }) => roleAlias === 'admin')!.id;
      const shown = new Set(idsIn((await granter.menus.grantTree()).menu));
      for (const id of await menuIds('user_role')) expect(shown.has(id)).toBe(false);
      const made = await granter.resource(role).submit({ roleName: '新', roleAlias: 'fresh' });
      const grant = (roleId: string, ids: readonly string[]) =>
        granter.roles.grant({ roleIds: [roleId], menuIds: ids });
      const [roleButton, more, platforms, some] = [
        await menuIds('user_role'),
        await menuIds('role_edit', 'project_view', 'project_edit'),
        await menuIds('tenant_view'),
        await menuIds('project_view'),
      ];
      for (const wanted of [
        () => grant(made.id, roleButton),
        () => grant(own, more),
        () => grant(made.id, platforms),
        () => grant(adminRole, some),
        () => grant(made.id, ['404']),
        () => granter.resource(role).submit({ id: adminRole, roleName: '空' }),
      ]) {
        await expect(wanted()).rejects.toMatchObject(BEYOND);
      }
      await grant(made.id, await menuIds('project_view'));
      await granter.resource(role).remove({ ids: [made.id] });
    });

    it('of the platform are not to be had in an enterprise, by menu or by name', async () => {
      const alias = refusal(400, '无权限创建超管角色！');
      const boss = { roleName: '超管', roleAlias: 'administrator' };
      await expect(admin.resource(role).submit(boss)).rejects.toMatchObject(alias);
      const made = await admin.resource(role).submit({ roleName: '次', roleAlias: 'second' });
      await expect(admin.resource(role).submit({ ...boss, id: made.id })).rejects.toMatchObject(alias);
      const wanted = await menuIds('tenant_view', 'menu_edit');
      await expect(admin.roles.grant({ roleIds: [made.id], menuIds: wanted })).rejects.toMatchObject(BEYOND);
      for (const id of wanted) expect(idsIn((await admin.menus.grantTree()).menu)).not.toContain(id);
      for (const id of wanted) expect(idsIn((await root.menus.grantTree()).menu)).toContain(id);
    });

    it('that people hold stay, and so does one’s own', async () => {
      const [held, mine] = [await madeRole('heldrole', ['project_view']), (await admin.session.userInfo()).roleId];
      await person('holder', held);
      await expect(admin.resource(role).remove({ ids: [held] })).rejects.toMatchObject(refusal(400));
      await expect(admin.resource(role).remove({ ids: [mine] })).rejects.toMatchObject(refusal(400));
    });

    it('of another enterprise are not there', async () => {
      const stranger = await stack().signIn('admin', other);
      const id = await madeRole('hidden', ['project_view']);
      const ids = await menuIds('project_view');
      await expect(stranger.roles.grant({ roleIds: [id], menuIds: ids })).rejects.toMatchObject(refusal(404));
      expect(await stranger.menus.roleTreeKeys({ roleIds: id })).toEqual({
        ...{ menu: [], menuPartly: [] },
        ...{ dataScope: [], apiScope: [] },
      });
      expect(JSON.stringify(await stranger.roles.list())).not.toContain('hidden');
    });
  });

  describe('menus', () => {
    it('are the platform’s, told apart by code and name, and removed from the leaves up', async () => {
      const menus = root.resource(menu);
      const above = await menus.submit({ name: '外部系统', code: 'outside', path: '/outside', alias: 'folder' });
      const below = await menus.submit({ name: '帮助', code: 'help', path: 'https://example.cn', parentId: above.id });
      const taken = refusal(400, '菜单名或编号已存在!');
      await expect(menus.submit({ name: '别的', code: 'help', path: '/x' })).rejects.toMatchObject(taken);
      await expect(menus.submit({ name: '帮助', code: 'help2', path: '/x' })).rejects.toMatchObject(taken);
      for (const path of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
        await expect(menus.submit({ name: '坏', code: 'bad', path })).rejects.toMatchObject(refusal(400));
      }
      await expect(menus.remove({ ids: [above.id] })).rejects.toMatchObject(refusal(400, '请先删除子节点!'));
      expect((await root.menus.lazyList({ parentId: above.id })).map((each) => [each.code, each.hasChildren])).toEqual([
        ['help', false],
      ]);
      expect(await root.menus.lazyList({ code: 'outside' })).toMatchObject([{ parentName: '顶级', hasChildren: true }]);
      expect(codesIn(await root.session.routes())).toContain('help');
      expect(codesIn(await root.menus.menuList())).not.toContain('project_view');
      expect(codesIn(await root.menus.list({ code: 'externalunits_view' }))).toEqual(['externalunits_view']);
      expect(titlesIn(await root.resource(menu).tree())).toContain('帮助');
      await menus.remove({ ids: [below.id] });
      await menus.remove({ ids: [above.id] });
    });

    it('are not an enterprise’s to change or to see as a whole', async () => {
      const forbidden = refusal(403);
      await expect(admin.resource(menu).submit({ name: 'x', code: 'x' })).rejects.toMatchObject(forbidden);
      await expect(admin.resource(menu).list({})).rejects.toMatchObject(forbidden);
      await expect(admin.menus.list()).rejects.toMatchObject(forbidden);
      await expect(admin.menus.grantTop({ topMenuIds: ['1'], menuIds: [] })).rejects.toMatchObject(forbidden);
      const shown = (await admin.menus.lazyMenuList()).map((each) => each.code);
      expect(shown).toContain('system');
      expect(shown).not.toContain('base');
    });

    it('of the top bar narrow the side bar to what is granted of them', async () => {
      const top = await root
        .resource(topMenu)
        .submit({ name: '研发', code: 'rd', sort: 1, menuIds: await menuIds('dept') });
      expect(await root.menus.topTreeKeys({ topMenuIds: top.id })).toEqual({ menu: [] });
      await root.menus.grantTop({ topMenuIds: [top.id], menuIds: await menuIds('project', 'tenant') });
      expect((await admin.menus.topMenu()).map(({ name }) => name)).toEqual(['研发']);
      expect(codesIn(await admin.session.routes({ topMenuId: top.id }))).toEqual(['rdmproject', 'project']);
      expect(codesIn(await root.session.routes({ topMenuId: top.id }))).toEqual(
        expect.arrayContaining(['project', 'tenant']),
      );
      expect(await admin.session.routes({ topMenuId: '404' })).toEqual([]);
      expect((await admin.menus.authRoutes()).find((each) => '/rdm/project/list' in each)).toEqual({
        '/rdm/project/list': { authority: ['admin'] },
      });
    });
  });

  describe('departments and posts', () => {
    it('are read level by level, and added together or not at all', async () => {
      const above = await admin.resource(department).submit({ deptName: '集团' });
      const made = await admin.departments.batchSubmit({
        departments: [
          { deptName: '一部', parentId: above.id, sort: 1 },
          { deptName: '二部', parentId: above.id, sort: 2 },
        ],
      });
      expect(made.map(({ deptName }) => deptName)).toEqual(['一部', '二部']);
      const below = await admin.departments.lazyList({ parentId: above.id });
      expect(below.map(({ deptName, ancestors, hasChildren }) => [deptName, ancestors, hasChildren])).toEqual([
        ['一部', `0,${above.id}`, false],
        ['二部', `0,${above.id}`, false],
      ]);
      expect(await admin.departments.lazyTree({ parentId: '0' })).toMatchObject([{ title: '集团', hasChildren: true }]);
      expect(await admin.departments.lazyList({ deptName: '二' })).toMatchObject([{ parentName: '集团' }]);
      const half = [{ deptName: '三部' }, { deptName: '' }];
      await expect(admin.departments.batchSubmit({ departments: half })).rejects.toMatchObject(refusal(400));
      expect(await admin.resource(department).list({})).toMatchObject({ total: 3 });
      const own = { id: above.id, parentId: above.id };
      await expect(admin.resource(department).submit(own)).rejects.toMatchObject(refusal(400, '父节点不可选择自身!'));
    });

    it('have posts that can be chosen', async () => {
      await admin.resource(post).submit({ category: '1', postCode: 'ceo', postName: '首席执行官', sort: 1 });
      expect((await admin.departments.posts()).map(({ postName }) => postName)).toEqual(['首席执行官']);
      expect(await (await stack().signIn('admin', other)).departments.posts()).toEqual([]);
    });
  });

  describe('a data scope', () => {
    const opened = [
      'entpersonnel_view',
      'entpersonnel_add',
      'entpersonnel_edit',
      'entpersonnel_delete',
      'entpersonnel_export',
    ];
    const limited = async (name: string, scope: object, more: object = {}) => {
      const scoped = await admin
        .resource(dataScope)
        .submit({ resourceCode: name, scopeName: name, scopeClass: personnel.name, ...scope });
      const roleId = await madeRole(name, opened);
      await admin.roles.grant({ roleIds: [roleId], menuIds: await menuIds(...opened), dataScopeIds: [scoped.id] });
      return person(name, roleId, more);
    };

    it('shows the records of its register that are one’s own, everywhere', async () => {
      const theirs = await admin.resource(personnel).submit({ code: 'S1', name: '他人' });
      const ports = await (await limited('ownonly', { scopeType: '2' }))();
      const own = await ports.resource(personnel).submit({ code: 'S2', name: '本人' });
      expect((await ports.resource(personnel).list({})).records.map(({ id }) => id)).toEqual([own.id]);
      const missing = refusal(404);
      await expect(ports.resource(personnel).detail({ id: theirs.id })).rejects.toMatchObject(missing);
      await expect(ports.resource(personnel).submit({ id: theirs.id, name: 'x' })).rejects.toMatchObject(missing);
      await expect(ports.resource(personnel).remove({ ids: [theirs.id, own.id] })).rejects.toMatchObject(missing);
      await expect(ports.resource(personnel).submit({ code: 'S1', name: 'x' })).rejects.toMatchObject({ fault: {} });
      await expect(ports.resource(personnel).history({ id: theirs.id })).rejects.toMatchObject(missing);
      await admin.resource(personnel).remove({ ids: [theirs.id] });
      await expect(ports.resource(personnel).restore({ ids: [theirs.id] })).rejects.toMatchObject(missing);
      await admin.resource(personnel).restore({ ids: [theirs.id] });
      expect(await admin.resource(personnel).detail({ id: theirs.id })).toMatchObject({ name: '他人' });
      await ports.resource(personnel).remove({ ids: [own.id] });
    });

    it('shows those of one’s department, alone or with those below it, and none to who belongs to none', async () => {
      const above = await admin.resource(department).submit({ deptName: '华东' });
      const below = await admin.resource(department).submit({ deptName: '上海', parentId: above.id });
      const at = { scopeColumn: 'deptId' };
      await admin.resource(personnel).submit({ code: 'D1', name: '一', deptId: above.id });
      await admin.resource(personnel).submit({ code: 'D2', name: '二', deptId: below.id });
      const seen = async (open: () => Promise<Ports>) =>
        (await (await open()).resource(personnel).list({})).records.map((each) => each.code);
      expect(await seen(await limited('dept', { ...at, scopeType: '3' }, { deptId: above.id }))).toEqual(['D1']);
      expect(await seen(await limited('deptbelow', { ...at, scopeType: '4' }, { deptId: above.id }))).toEqual([
        'D1',
        'D2',
      ]);
      expect(await seen(await limited('nodept', { ...at, scopeType: '4' }))).toEqual([]);
    });

    it('shows what its declared conditions let through, and lets nobody write beyond them', async () => {
      const scopeValue = JSON.stringify([{ field: 'code', is: 'likeRight', value: 'C' }]);
      const ports = await (await limited('declared', { scopeType: '5', scopeValue }))();
      const made = await ports.resource(personnel).submit({ code: 'C1', name: '甲' });
      const outside = refusal(403, '该数据超出您的数据权限范围，请联系企业管理员');
      await expect(ports.resource(personnel).submit({ code: 'X1', name: '乙' })).rejects.toMatchObject(outside);
      await expect(ports.resource(personnel).submit({ id: made.id, code: 'X1' })).rejects.toMatchObject(outside);
      expect((await ports.resource(personnel).list({})).records.map((each) => each.code)).toEqual(['C1']);
    });

    it('is refused when it says nothing that can be understood, or names what is not a register', async () => {
      const scope = (more: object) =>
        admin.resource(dataScope).submit({ resourceCode: 'bad', scopeName: 'x', scopeClass: personnel.name, ...more });
      const wrong = refusal(400);
      for (const scopeValue of [
        '',
        '[]',
        '1=1',
        '[{"field":"password","is":"equal","value":"x"}]',
        '[{"field":"code","is":"equal"}]',
        '[{"field":"code; drop table x","is":"equal","value":1}]',
      ]) {
        await expect(scope({ scopeType: '5', scopeValue })).rejects.toMatchObject(wrong);
      }
      await expect(scope({ scopeType: '2', scopeColumn: 'nothing' })).rejects.toMatchObject(wrong);
      await expect(scope({ scopeType: '2', scopeClass: 'blade-system/menu' })).rejects.toMatchObject(wrong);
      await expect(scope({ scopeType: '9' })).rejects.toMatchObject(wrong);
    });
  });

  describe('an API scope', () => {
    it('names a path of the server, and none without which nothing could be put right', async () => {
      const scope = (scopePath: string) =>
        admin.resource(apiScope).submit({ resourceCode: scopePath.slice(0, 50), scopeName: 'x', scopePath });
      for (const path of [
        'x',
        '/etc/passwd',
        '/api/**',
        '/api/blade-auth/**',
        '/api/blade-system/role/grant',
        '/api/../x',
      ]) {
        await expect(scope(path)).rejects.toMatchObject(refusal(400));
      }
      expect(await scope('/api/blade-rdm/externalunits/list/')).toMatchObject({
        scopePath: '/api/blade-rdm/externalunits/list',
      });
    });
  });
}

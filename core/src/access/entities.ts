import { crud, defineResource, integer, referenceMany, string, text, time, treeReference } from '../kernel';

/* The records behind signing in. They have no generic calls: what may be done with them is said by use cases. */

/** The tenant whose people look after the installation. */
export const PLATFORM_TENANT = '000000';

/** Tenant (租户). The records belong to the platform tenant. `blade-wire.md` §3.10 */
export const tenant = defineResource('blade-system/tenant', {
  label: text('租户', 'Tenant'),
  fields: {
    code: string({
      label: text('租户编号', 'Tenant number'),
      required: text('请输入租户编号', 'Enter the tenant number'),
    }),
    tenantName: string({ label: text('租户名称', 'Name'), required: text('请输入租户名称', 'Enter the name') }),
    domain: string({ label: text('域名', 'Domain') }),
    accountNumber: integer({ label: text('账号额度', 'Accounts allowed') }),
    expireTime: time({ label: text('过期时间', 'Expires') }),
  },
  naturalKey: ['code'],
  title: 'tenantName',
  calls: [],
  sharing: 'platform',
  permissions: crud('tenant'),
});

/** User (用户). The password is kept as argon2id over the md5 hex of the wire. `blade-wire.md` §3.1 */
export const user = defineResource('blade-user', {
  label: text('用户', 'User'),
  fields: {
    account: string({ label: text('登录账号', 'Account'), required: text('请输入登录账号', 'Enter the account') }),
    password: string({ label: text('密码', 'Password'), secret: true, maxLength: 500 }),
    name: string({ label: text('昵称', 'Nickname') }),
    realName: string({ label: text('姓名', 'Name') }),
    roleIds: referenceMany('blade-system/role', {
      label: text('所属角色', 'Roles'),
      by: 'roleAlias',
      shows: { roleName: { from: 'roleName', label: text('所属角色', 'Roles') } },
    }),
    deptId: treeReference('blade-system/dept', {
      label: text('所属部门', 'Department'),
      by: 'deptName',
      shows: { deptName: { from: 'deptName', label: text('所属部门', 'Department') } },
    }),
    mustChangePassword: integer({ label: text('须修改密码', 'Must change the password'), min: 0, max: 1 }),
    avatar: string({ label: text('头像', 'Avatar'), maxLength: 500 }),
  },
  naturalKey: ['account'],
  title: 'account',
  calls: [],
  permissions: crud('user'),
});

/** Role (角色): the menus and buttons it grants. `blade-wire.md` §3.3 */
export const role = defineResource('blade-system/role', {
  label: text('角色', 'Role'),
  fields: {
    roleName: string({ label: text('角色名称', 'Name'), required: text('请输入角色名称', 'Enter the name') }),
    roleAlias: string({ label: text('角色别名', 'Alias'), required: text('请输入角色别名', 'Enter the alias') }),
    sort: integer({ label: text('排序', 'Order') }),
    menuIds: referenceMany('blade-system/menu', { label: text('菜单权限', 'Menus'), by: 'code', shows: {} }),
  },
  naturalKey: ['roleAlias'],
  title: 'roleName',
  calls: [],
  permissions: crud('role'),
});

/** Menu (category 1) or button (category 2). The records belong to the platform tenant. `blade-wire.md` §3.4 */
export const menu = defineResource('blade-system/menu', {
  label: text('菜单', 'Menu'),
  fields: {
    parentId: treeReference('blade-system/menu', { label: text('上级菜单', 'Parent'), by: 'code', shows: {} }),
    code: string({ label: text('菜单编号', 'Code'), required: text('请输入菜单编号', 'Enter the code') }),
    name: string({ label: text('菜单名称', 'Name'), required: text('请输入菜单名称', 'Enter the name') }),
    nameEn: string({ label: text('英文名称', 'English name') }),
    alias: string({ label: text('菜单别名', 'Alias') }),
    path: string({ label: text('路由地址', 'Path') }),
    source: string({ label: text('菜单图标', 'Icon') }),
    sort: integer({ label: text('菜单排序', 'Order') }),
    category: integer({ label: text('菜单类型', 'Kind') }),
    action: integer({ label: text('按钮功能', 'Place of the button') }),
    isOpen: integer({ label: text('是否打开新页面', 'Opens a new page') }),
  },
  naturalKey: ['code'],
  title: 'name',
  order: [{ field: 'sort' }],
  calls: [],
  parent: 'parentId',
  sharing: 'platform',
  permissions: crud('menu'),
});

/** A sign-in that has not been signed out: refresh tokens live and die with it. */
export const session = defineResource('access/session', {
  label: text('会话', 'Session'),
  fields: {
    userId: string({ label: text('用户', 'User'), required: text('缺少用户', 'The user is missing') }),
    sessionKey: string({ label: text('会话标识', 'Key'), required: text('缺少会话标识', 'The key is missing') }),
    expiresAt: time({ label: text('失效时间', 'Expires'), required: text('缺少失效时间', 'The expiry is missing') }),
  },
  naturalKey: ['sessionKey'],
  title: 'sessionKey',
  calls: [],
  permissions: crud('session'),
  origin: 'derived',
});

export const accessResources = [tenant, user, role, menu, session] as const;

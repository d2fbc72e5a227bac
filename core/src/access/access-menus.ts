import { text } from '../kernel';
import { registerMenu, type MenuEntry } from './register-menu';

/* The menus of people, roles, menus and scopes. docs/wire.md, Menus */

const four = ['view', 'add', 'edit', 'delete'] as const;

const users = registerMenu('user', text('用户管理', 'Users'), '/system/user', [...four, 'export']);

/** Granting roles and resetting passwords have permissions of their own. */
export const userMenu: MenuEntry = {
  ...users,
  buttons: [
    ...(users.buttons ?? []),
    { code: 'user_role', name: text('角色配置', 'Assign roles'), action: 1 },
    { code: 'user_reset', name: text('密码重置', 'Reset passwords'), action: 1 },
  ],
};

const tokens = registerMenu('apitoken', text('访问令牌', 'Access tokens'), '/system/apitoken', ['view']);

/** The tokens of all accounts; everybody makes and revokes their own on their own page. */
export const tokenMenu: MenuEntry = {
  ...tokens,
  buttons: [...tokens.buttons!, { code: 'apitoken_revoke', name: text('撤销', 'Revoke'), action: 2 }],
};

const deliveries = registerMenu('webhookdelivery', text('推送记录', 'Deliveries'), '/system/webhook-delivery', [
  'view',
]);

/** For programs that want to be told of changes. */
export const webhookMenus: readonly MenuEntry[] = [
  registerMenu('webhook', text('事件推送', 'Webhooks'), '/system/webhook', four),
  {
    ...deliveries,
    buttons: [
      ...deliveries.buttons!,
      { code: 'webhookdelivery_resend', name: text('重新发送', 'Send again'), action: 2 },
    ],
  },
];

export const postMenu = registerMenu('post', text('岗位管理', 'Posts'), '/system/post', [...four, 'export']);

const topMenus = registerMenu('topmenu', text('顶部菜单', 'Top menus'), '/system/topmenu', four);

/** Platform only: maintenance of the menus themselves. */
export const menuMenus: readonly MenuEntry[] = [
  registerMenu('menu', text('菜单管理', 'Menus'), '/system/menu', four),
  {
    ...topMenus,
    buttons: [
      ...(topMenus.buttons ?? []),
      { code: 'topmenu_setting', name: text('菜单配置', 'Assign menus'), action: 1 },
    ],
  },
];

const scopeMenu = (code: string, name: MenuEntry['name'], path: string): MenuEntry => ({
  code,
  name,
  path,
  buttons: [{ code: `${code}_setting`, name: text('权限配置', 'Set up'), action: 2 }],
});

export const authorityMenu: MenuEntry = {
  code: 'authority',
  name: text('权限管理', 'Rights'),
  path: '/authority',
  icon: 'iconfont icon-bofangqi-suoping',
  children: [
    registerMenu('role', text('角色管理', 'Roles'), '/authority/role', four),
    scopeMenu('data_scope', text('数据权限', 'Data scopes'), '/authority/datascope'),
    scopeMenu('api_scope', text('接口权限', 'API scopes'), '/authority/apiscope'),
  ],
};

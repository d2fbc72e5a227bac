import { text } from '../kernel';
import { registerMenu, type MenuEntry } from './register-menu';

/* The menus of the platform's own tables: notices, logs, resources, divisions, settings. docs/wire.md, Menus */

const four = ['view', 'add', 'edit', 'delete'] as const;
const withExport = [...four, 'export'] as const;

export const deskMenu: MenuEntry = {
  code: 'desk',
  name: text('工作台', 'Desk'),
  path: '/desk',
  icon: 'iconfont iconicon_airplay',
  children: [
    registerMenu('deadline', text('年度事项', 'Deadlines'), '/rdm/calendar', withExport),
    registerMenu('policynews', text('政策资讯', 'Policy news'), '/notice', ['view']),
    registerMenu('policies', text('政策管理', 'Policies'), '/desk/policies', withExport),
    registerMenu('notice', text('通知公告', 'Notices'), '/desk/notice', withExport),
  ],
};

export const monitorMenu: MenuEntry = {
  code: 'monitor',
  name: text('系统监控', 'Monitoring'),
  path: '/monitor',
  icon: 'iconfont icon-yanzhengma',
  children: [
    registerMenu('log_usual', text('通用日志', 'Event log'), '/monitor/log/usual', ['view']),
    registerMenu('log_api', text('接口日志', 'Call log'), '/monitor/log/api', ['view']),
    registerMenu('log_error', text('错误日志', 'Error log'), '/monitor/log/error', ['view']),
  ],
};

/** The menu of a register with one active record: activating one has a permission of its own. */
function choiceMenu(code: string, name: MenuEntry['name'], path: string): MenuEntry {
  const menu = registerMenu(code, name, path, four);
  return {
    ...menu,
    buttons: [...menu.buttons!, { code: `${code}_enable`, name: text('启用', 'Enable'), action: 2 }],
  };
}

export const resourceMenu: MenuEntry = {
  code: 'resource',
  name: text('资源管理', 'Resources'),
  path: '/resource',
  icon: 'iconfont iconicon_coinpurse_line',
  children: [
    choiceMenu('oss', text('对象存储', 'Object stores'), '/resource/oss'),
    choiceMenu('sms', text('短信配置', 'Text messages'), '/resource/sms'),
    registerMenu('smsoutbox', text('短信记录', 'Sent messages'), '/resource/sms-outbox', ['view']),
  ],
};

/** Tools for developers who build on the product. */
export const toolMenu: MenuEntry = {
  code: 'tool',
  name: text('研发工具', 'Developer tools'),
  path: '/tool',
  icon: 'iconfont icon-wxbgongju',
  children: [
    registerMenu('code', text('代码生成', 'Code generator'), '/tool/code', four),
    registerMenu('datasource', text('数据源管理', 'Data sources'), '/tool/datasource', four),
  ],
};

export const baseMenu: MenuEntry = {
  code: 'base',
  name: text('基础配置', 'Basics'),
  path: '/base',
  icon: 'iconfont iconicon_affiliations_li',
  children: [registerMenu('region', text('行政区划', 'Administrative divisions'), '/base/region', four)],
};

const parameters = registerMenu('param', text('参数管理', 'Parameters'), '/system/param', withExport);

/** The server's caches are cleared in a dialog of the top bar, which has no menu of its own. */
const parameterMenu: MenuEntry = {
  ...parameters,
  buttons: [
    ...parameters.buttons!,
    { code: 'cache_view', name: text('查看缓存', 'View caches'), action: 2 },
    { code: 'cache_delete', name: text('清除缓存', 'Clear caches'), action: 2 },
  ],
};

/** The entries of 系统管理 beside users and departments. */
export const platformSystemMenus: readonly MenuEntry[] = [
  registerMenu('dict', text('系统字典', 'System dictionary'), '/system/dict', withExport),
  parameterMenu,
  registerMenu('tenant', text('租户管理', 'Tenants'), '/system/tenant', four),
  registerMenu('useterm', text('使用期限', 'Licence terms'), '/system/useterm', four),
  registerMenu('client', text('应用管理', 'Clients'), '/system/client', four),
];

const under = (menus: readonly string[], code: string): boolean =>
  menus.some((menu) => code === menu || code.startsWith(`${menu}_`));

/** Managed by users of the platform only. */
const ofThePlatform = ['base', 'region', 'sms', 'smsoutbox', 'dict', 'tenant', 'useterm', 'client', 'cache'];
const menusOfThePlatform = ['menu', 'topmenu', 'tool', 'code', 'datasource'];

/** Whether a menu or button is for the platform only: roles of other tenants never grant it, whatever they contain. */
export const isPlatformOnly = (code: string): boolean => under([...ofThePlatform, ...menusOfThePlatform], code);

/** Within an enterprise, managed by its administrators only. */
const ofAdministrators = [
  'monitor',
  'log_usual',
  'log_api',
  'log_error',
  'param',
  'user',
  'resource',
  'oss',
  'apitoken',
  'webhook',
  'webhookdelivery',
];
const rightsOfAdministrators = ['authority', 'role', 'data_scope', 'api_scope'];
/** Everybody sees notices and policies, and which modules are in use. */
const changesOfNotices = ['notice', 'policies'].flatMap((menu) =>
  ['add', 'edit', 'delete'].map((action) => `${menu}_${action}`),
);
const changesOfModules = [
  'functionenable',
  ...['add', 'edit', 'delete', 'export'].map((action) => `functionenable_${action}`),
];

export const isForAdministrators = (code: string): boolean =>
  under([...ofAdministrators, ...rightsOfAdministrators], code) ||
  [...changesOfNotices, ...changesOfModules].includes(code);

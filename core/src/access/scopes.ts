import {
  defineResource,
  dictionary,
  longText,
  string,
  treeReference,
  type ResourcePermissions,
  type RecordOf,
} from '../records';
import { text } from '../kernel';

/** One permission covers all operations on scopes. docs/wire.md, Menus */
const setBy = (menu: string): ResourcePermissions => {
  const setting = `${menu}_setting` as const;
  return { view: setting, add: setting, edit: setting, remove: setting, import: setting, export: setting };
};

const menuId = treeReference('blade-system/menu', {
  label: text('所属菜单', 'Menu'),
  by: 'code',
  shows: { menuName: { from: 'name', label: text('所属菜单', 'Menu') } },
});
const resourceCode = string({
  label: text('权限编号', 'Code'),
  required: text('请输入权限编号', 'Enter the code'),
});
const scopeName = string({ label: text('权限名称', 'Name'), required: text('请输入权限名称', 'Enter the name') });
const remark = string({ label: text('备注', 'Remark') });

/**
 * Data scope (数据权限): which records of a register the holders of a role see. `scopeClass` names the register by its path
 * under /api, e.g. `blade-rdm/project`; `scopeColumn` the field that holds the owner or department. Declared conditions
 * are stored in `scopeValue` as JSON, e.g. `[{"field":"year","is":"equal","value":"2024"}]`, never as SQL.
 * docs/wire.md, Scopes
 */
export const dataScope = defineResource('blade-system/data-scope', {
  label: text('数据权限', 'Data scope'),
  fields: {
    menuId,
    resourceCode,
    scopeName,
    scopeClass: string({
      label: text('权限类名', 'Register'),
      required: text('请输入权限类名', 'Enter the register'),
      example: 'blade-rdm/project',
    }),
    scopeField: string({ label: text('可见字段', 'Fields shown'), initial: () => '*' }),
    scopeColumn: string({ label: text('权限字段', 'Field of the owner') }),
    scopeType: dictionary('data_scope_type', {
      label: text('规则类型', 'Rule'),
      required: text('请选择规则类型', 'Choose the rule'),
    }),
    scopeValue: longText({ label: text('规则值', 'Conditions') }),
    remark,
  },
  naturalKey: ['resourceCode'],
  title: 'scopeName',
  search: ['menuId', 'scopeName', 'resourceCode'],
  whenEmpty: text(
    '没有数据权限时，角色能看到所授菜单中本企业的全部数据',
    'Without a data scope a role sees all data of the enterprise in the menus granted to it',
  ),
  columns: ['menuName', 'scopeName', 'resourceCode', 'scopeClass', 'scopeColumn', 'scopeType'],
  order: [{ field: 'resourceCode' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove'],
  permissions: setBy('data_scope'),
  binding: 'entity',
});

/**
 * API scope (接口权限): a path of the server that is closed to users whose roles do not hold it. `scopePath` ends with
 * `/**` for all paths below. docs/wire.md, Scopes
 */
export const apiScope = defineResource('blade-system/api-scope', {
  label: text('接口权限', 'API scope'),
  fields: {
    menuId,
    resourceCode,
    scopeName,
    scopePath: string({
      label: text('接口地址', 'Path'),
      required: text('请输入接口地址', 'Enter the path'),
      example: '/api/blade-rdm/project/remove',
    }),
    scopeType: dictionary('api_scope_type', { label: text('接口类型', 'Kind') }),
    remark,
  },
  naturalKey: ['resourceCode'],
  title: 'scopeName',
  search: ['menuId', 'scopeName', 'resourceCode'],
  whenEmpty: text(
    '没有接口权限时，接口只按菜单和按钮权限开放',
    'Without an API scope paths are open by the menus and buttons of a role alone',
  ),
  columns: ['menuName', 'scopeName', 'resourceCode', 'scopePath', 'scopeType'],
  order: [{ field: 'resourceCode' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove'],
  permissions: setBy('api_scope'),
  binding: 'entity',
});

export type DataScopeRecord = RecordOf<typeof dataScope>;
export type ApiScopeRecord = RecordOf<typeof apiScope>;

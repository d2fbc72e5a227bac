import { crud, defineResource, integer, referenceMany, string, treeReference, type RecordOf } from '../records';
import { text } from '../kernel';

/**
 * Role (角色): the menus and buttons it grants, and the scopes it holds. What it grants is written by granting alone,
 * never by a form. docs/wire.md, Roles
 */
export const role = defineResource('blade-system/role', {
  label: text('角色', 'Role'),
  fields: {
    roleName: string({ label: text('角色名称', 'Name'), required: text('请输入角色名称', 'Enter the name') }),
    roleAlias: string({ label: text('角色别名', 'Alias'), required: text('请输入角色别名', 'Enter the alias') }),
    parentId: treeReference('blade-system/role', {
      label: text('上级角色', 'Parent'),
      by: 'roleAlias',
      shows: { parentName: { from: 'roleName', label: text('上级角色', 'Parent') } },
    }),
    sort: integer({ label: text('角色排序', 'Order'), initial: () => 1 }),
    menuIds: referenceMany('blade-system/menu', {
      label: text('菜单权限', 'Menus'),
      by: 'code',
      shows: {},
      readOnly: true,
    }),
    dataScopeIds: referenceMany('blade-system/data-scope', {
      label: text('数据权限', 'Data scopes'),
      by: 'resourceCode',
      shows: {},
      readOnly: true,
    }),
    apiScopeIds: referenceMany('blade-system/api-scope', {
      label: text('接口权限', 'API scopes'),
      by: 'resourceCode',
      shows: {},
      readOnly: true,
    }),
  },
  naturalKey: ['roleAlias'],
  title: 'roleName',
  search: ['roleName', 'roleAlias'],
  columns: ['roleName', 'roleAlias', 'parentName', 'sort'],
  order: [{ field: 'sort' }, { field: 'roleAlias' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'tree'],
  parent: 'parentId',
  permissions: crud('role'),
});

export type RoleRecord = RecordOf<typeof role>;

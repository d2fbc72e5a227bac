import { crud, defineResource, integer, string, treeReference, type RecordOf } from '../records';
import { text } from '../kernel';

/** Menu (category 1) or button (category 2). The records belong to the platform tenant. docs/wire.md, Menus */
export const menu = defineResource('blade-system/menu', {
  label: text('菜单', 'Menu'),
  fields: {
    name: string({ label: text('菜单名称', 'Name'), required: text('请输入菜单名称', 'Enter the name') }),
    nameEn: string({ label: text('英文名称', 'English name') }),
    code: string({ label: text('菜单编号', 'Code'), required: text('请输入菜单编号', 'Enter the code') }),
    parentId: treeReference('blade-system/menu', {
      label: text('上级菜单', 'Parent'),
      by: 'code',
      shows: { parentName: { from: 'name', label: text('上级菜单', 'Parent') } },
    }),
    category: integer({
      label: text('菜单类型', 'Kind'),
      min: 1,
      max: 2,
      initial: () => 1,
      names: { 1: text('菜单', 'Menu'), 2: text('按钮', 'Button') },
    }),
    alias: string({ label: text('菜单别名', 'Alias') }),
    path: string({ label: text('路由地址', 'Path') }),
    source: string({ label: text('菜单图标', 'Icon') }),
    sort: integer({ label: text('菜单排序', 'Order'), initial: () => 1 }),
    action: integer({
      label: text('按钮功能', 'Place of the button'),
      min: 0,
      max: 3,
      initial: () => 0,
      names: {
        0: text('无', 'None'),
        1: text('工具栏', 'Toolbar'),
        2: text('操作栏', 'Row'),
        3: text('工具操作栏', 'Toolbar and row'),
      },
    }),
    isOpen: integer({
      label: text('是否打开新页面', 'Opens a new page'),
      // Some clients of the family send 0 for no.
      min: 0,
      max: 2,
      initial: () => 1,
      names: { 0: text('否', 'No'), 1: text('否', 'No'), 2: text('是', 'Yes') },
    }),
    remark: string({ label: text('菜单备注', 'Remark') }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['name', 'code', 'alias'],
  columns: ['name', 'path', 'source', 'code', 'alias', 'category', 'sort'],
  order: [{ field: 'sort' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'tree'],
  parent: 'parentId',
  treeForAll: true,
  sharing: 'platform',
  permissions: crud('menu'),
});

export type MenuRecord = RecordOf<typeof menu>;

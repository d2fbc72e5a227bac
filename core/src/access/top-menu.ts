import { crud, defineResource, integer, referenceMany, string, type RecordOf } from '../records';
import { text } from '../kernel';

/** Top menu (顶部菜单): a subset of the menus that the side bar is narrowed to. docs/wire.md, Top menus */
export const topMenu = defineResource('blade-system/topmenu', {
  label: text('顶部菜单', 'Top menu'),
  fields: {
    name: string({ label: text('菜单名称', 'Name'), required: text('请输入菜单名称', 'Enter the name') }),
    code: string({ label: text('菜单编号', 'Code'), required: text('请输入菜单编号', 'Enter the code') }),
    source: string({ label: text('菜单图标', 'Icon') }),
    path: string({ label: text('菜单路由', 'Path') }),
    sort: integer({ label: text('菜单排序', 'Order'), initial: () => 1 }),
    menuIds: referenceMany('blade-system/menu', {
      label: text('菜单', 'Menus'),
      by: 'code',
      shows: {},
      readOnly: true,
    }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['name', 'code'],
  whenEmpty: text(
    '没有顶部菜单时，侧栏显示全部菜单；菜单较多时可按工作分组，从页面顶部切换',
    'Without a top menu the side bar shows every menu; where there are many, top menus switch between parts of them',
  ),
  columns: ['name', 'code', 'source', 'sort'],
  order: [{ field: 'sort' }, { field: 'code' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove'],
  sharing: 'platform',
  permissions: crud('topmenu'),
  binding: 'entity',
});

export type TopMenuRecord = RecordOf<typeof topMenu>;

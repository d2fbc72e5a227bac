import { menu, topMenu } from '@rdm/core/access';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, idList, optional } from './parameters';

const menus = `/api/${menu.name}`;
const text = optional(v.string());
const looked = { name: text, code: text, alias: text };
const ids = v.array(id);

/** Menus, what of them may be granted, and those of the top bar. docs/wire.md, Menus */
export const menuEndpoints: EndpointTable['menus'] = {
  list: { method: 'GET', path: `${menus}/list`, query: v.object(looked) },
  menuList: { method: 'GET', path: `${menus}/menu-list`, query: v.object(looked) },
  lazyList: { method: 'GET', path: `${menus}/lazy-list`, query: v.object({ ...looked, parentId: optional(id) }) },
  lazyMenuList: {
    method: 'GET',
    path: `${menus}/lazy-menu-list`,
    query: v.object({ ...looked, parentId: optional(id) }),
  },
  grantTree: { method: 'GET', path: `${menus}/grant-tree` },
  roleTreeKeys: { method: 'GET', path: `${menus}/role-tree-keys`, query: v.object({ roleIds: idList }) },
  grantTopTree: { method: 'GET', path: `${menus}/grant-top-tree` },
  topTreeKeys: { method: 'GET', path: `${menus}/top-tree-keys`, query: v.object({ topMenuIds: idList }) },
  topMenu: { method: 'GET', path: `${menus}/top-menu`, record: topMenu },
  grantTop: {
    method: 'POST',
    path: `/api/${topMenu.name}/grant`,
    body: v.object({ topMenuIds: ids, menuIds: ids }),
  },
  authRoutes: { method: 'GET', path: `${menus}/auth-routes` },
};

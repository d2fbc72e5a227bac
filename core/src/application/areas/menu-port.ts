import {
  authRoutes,
  grantTopMenus,
  grantTopTree,
  grantTree,
  lazyMenus,
  menu,
  menuTreeOf,
  ownRights,
  role,
  roleTreeKeys,
  topMenu,
  topMenuKeys,
  topMenus,
  type MenuPort,
} from '../../access';
import { withinScope } from '../access/within-scope';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.menus;

export const menuPort = ({ run }: AreaRunner): MenuPort => ({
  list: (asked) => run(access.list, (call) => menuTreeOf(withinScope(call, menu), asked)),
  menuList: (asked) => run(access.menuList, (call) => menuTreeOf(withinScope(call, menu), asked, false)),
  lazyList: (asked = {}) =>
    run(access.lazyList, (call) => lazyMenus(withinScope(call, menu), asked, { buttons: true })),
  lazyMenuList: (asked = {}) =>
    run(access.lazyMenuList, async (call) =>
      lazyMenus(call, asked, { buttons: false, only: (await ownRights(call)).menuIds }),
    ),
  grantTree: () => run(access.grantTree, grantTree),
  roleTreeKeys: ({ roleIds }) => run(access.roleTreeKeys, (call) => roleTreeKeys(withinScope(call, role), roleIds)),
  grantTopTree: () => run(access.grantTopTree, grantTopTree),
  topTreeKeys: ({ topMenuIds }) =>
    run(access.topTreeKeys, (call) => topMenuKeys(withinScope(call, topMenu), topMenuIds)),
  topMenu: () => run(access.topMenu, topMenus),
  grantTop: (args) => run(access.grantTop, (call) => grantTopMenus(withinScope(call, topMenu), args)),
  authRoutes: () => run(access.authRoutes, authRoutes),
});

import {
  apiScope,
  authRoutes,
  dataScope,
  grantTopMenus,
  grantTopTree,
  grantTree,
  lazyMenus,
  menuTreeOf,
  ownRights,
  role,
  roleTreeKeys,
  topMenuKeys,
  topMenus,
  type MenuPort,
} from '../../access';
import { withinScope } from '../../records';
import type { AreaRunner } from './area-runner';
import { areaAccess } from '../permissions';

const access = areaAccess.menus;

export const menuPort = ({ run }: AreaRunner): MenuPort => ({
  list: (asked) => run(access.list, (call) => menuTreeOf(call, asked)),
  menuList: (asked) => run(access.menuList, (call) => menuTreeOf(call, asked, false)),
  lazyList: (asked = {}) => run(access.lazyList, (call) => lazyMenus(call, asked, { buttons: true })),
  lazyMenuList: (asked = {}) =>
    run(access.lazyMenuList, async (call) =>
      lazyMenus(call, asked, { buttons: false, only: (await ownRights(call)).menuIds }),
    ),
  grantTree: () => run(access.grantTree, (call) => grantTree([dataScope, apiScope].reduce(withinScope, call))),
  roleTreeKeys: ({ roleIds }) => run(access.roleTreeKeys, (call) => roleTreeKeys(withinScope(call, role), roleIds)),
  grantTopTree: () => run(access.grantTopTree, grantTopTree),
  topTreeKeys: ({ topMenuIds }) => run(access.topTreeKeys, (call) => topMenuKeys(call, topMenuIds)),
  topMenu: () => run(access.topMenu, topMenus),
  grantTop: (args) => run(access.grantTop, (call) => grantTopMenus(call, args)),
  authRoutes: () => run(access.authRoutes, authRoutes),
});

import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { menuNodeEntries } from './menu-node';
import { grantTopTree, grantTree, roleTreeKeys } from './use-cases/grant-trees';
import { lazyMenus, lazyOwnMenus, menusAndButtons, menusOnly, type MenuRowNode } from './use-cases/menu-lists';
import { authRoutes, grantTopMenus, topMenuKeys, topMenus } from './use-cases/top-menus';

const optionalText = argument.optional(v.string());
const lookedFor = { name: optionalText, code: optionalText, alias: optionalText };
const level = v.object({ ...lookedFor, parentId: argument.optional(argument.id) });
const menuRowEntries = {
  ...menuNodeEntries,
  parentName: v.string(),
  categoryName: v.string(),
  actionName: v.string(),
  isOpenName: v.string(),
  remark: v.string(),
  ...answer.notDeleted,
};
const menuRowForm: v.GenericSchema<unknown, MenuRowNode> = v.object({
  ...menuRowEntries,
  children: v.optional(v.array(v.lazy(() => menuRowForm))),
});
const lazyMenu = v.object({ ...menuRowEntries, hasChildren: v.boolean() });
const nodes = v.array(answer.treeNode);
const keys = v.array(answer.id);
const ids = v.array(argument.id);

/** Calls about menus, the menus that may be granted, and the top menus. docs/wire.md, Menus */
export const menusCalls = calls({
  list: {
    needs: 'menu_view',
    about: text('菜单与按钮树', 'Menus and buttons as a tree.'),
    takes: v.object(lookedFor),
    answers: v.array(menuRowForm),
    does: menusAndButtons,
  },
  menuList: {
    needs: 'menu_view',
    about: text('菜单树', 'Menus without buttons, as a tree.'),
    takes: v.object(lookedFor),
    answers: v.array(menuRowForm),
    does: menusOnly,
  },
  lazyList: {
    needs: 'menu_view',
    about: text('逐级查询菜单', 'Menus and buttons directly below one, or what is looked for on all levels.'),
    takes: level,
    answers: v.array(lazyMenu),
    does: lazyMenus,
  },
  lazyMenuList: {
    needs: 'signedIn',
    about: text('逐级查询本人菜单', 'The same without buttons, of what the caller himself may open.'),
    takes: level,
    answers: v.array(lazyMenu),
    does: lazyOwnMenus,
  },
  grantTree: {
    needs: 'role_view',
    about: text('可授权的菜单与权限', 'What the caller may give to roles; scopes stand under their menus.'),
    answers: v.object({ menu: nodes, dataScope: nodes, apiScope: nodes }),
    does: grantTree,
  },
  roleTreeKeys: {
    needs: 'role_view',
    about: text(
      '角色已有的权限',
      'Ids of what these roles hold together; `menuPartly` are the menus held without all that stands below them.',
    ),
    takes: v.object({ roleIds: argument.idList }),
    answers: v.object({ menu: keys, menuPartly: keys, dataScope: keys, apiScope: keys }),
    does: roleTreeKeys,
  },
  grantTopTree: {
    needs: 'topmenu_setting',
    about: text('顶部菜单可选的菜单', 'What menus of the top bar may be made of.'),
    answers: v.object({ menu: nodes }),
    does: grantTopTree,
  },
  topTreeKeys: {
    needs: 'topmenu_setting',
    about: text('顶部菜单已有的菜单', 'Ids of the menus these top menus are made of.'),
    takes: v.object({ topMenuIds: argument.idList }),
    answers: v.object({ menu: keys }),
    does: topMenuKeys,
  },
  topMenu: {
    needs: 'signedIn',
    about: text('顶部菜单', 'The menus of the top bar, by their order.'),
    does: topMenus,
  },
  grantTop: {
    needs: 'topmenu_setting',
    about: text('配置顶部菜单', 'Makes top menus of these menus, in place of those they have.'),
    takes: v.object({ topMenuIds: ids, menuIds: ids }),
    does: grantTopMenus,
  },
  authRoutes: {
    needs: 'signedIn',
    about: text('页面授权', 'Per path of a page the aliases of the caller’s roles that open it.'),
    answers: v.array(v.record(v.string(), v.object({ authority: v.array(v.string()) }))),
    does: authRoutes,
  },
});

export type MenuPort = PortOf<typeof menusCalls>;

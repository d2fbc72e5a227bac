import type { MenuPort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { treeNode } from './resource';
import { menuNode } from './session';
import { id } from './wire-values';

const integer = v.pipe(v.number(), v.integer());
const lazyMenu = v.object({
  id,
  parentId: id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  alias: v.string(),
  path: v.string(),
  source: v.string(),
  sort: integer,
  category: integer,
  action: integer,
  isOpen: integer,
  parentName: v.string(),
  hasChildren: v.boolean(),
});
const nodes = v.array(treeNode);
const keys = v.array(id);

export const menuAnswers: AnswersOf<MenuPort> = {
  list: { about: text('菜单与按钮树', 'Menus and buttons as a tree.'), schema: v.array(menuNode) },
  menuList: { about: text('菜单树', 'Menus without buttons, as a tree.'), schema: v.array(menuNode) },
  lazyList: {
    about: text('逐级查询菜单', 'Menus and buttons directly below one, or what is looked for on all levels.'),
    schema: v.array(lazyMenu),
  },
  lazyMenuList: {
    about: text('逐级查询本人菜单', 'The same without buttons, of what the caller himself may open.'),
    schema: v.array(lazyMenu),
  },
  grantTree: {
    about: text('可授权的菜单与权限', 'What the caller may give to roles; scopes stand under their menus.'),
    schema: v.object({ menu: nodes, dataScope: nodes, apiScope: nodes }),
  },
  roleTreeKeys: {
    about: text('角色已有的权限', 'Ids of what these roles hold together.'),
    schema: v.object({ menu: keys, dataScope: keys, apiScope: keys }),
  },
  grantTopTree: {
    about: text('顶部菜单可选的菜单', 'What menus of the top bar may be made of.'),
    schema: v.object({ menu: nodes }),
  },
  topTreeKeys: {
    about: text('顶部菜单已有的菜单', 'Ids of the menus these top menus are made of.'),
    schema: v.object({ menu: keys }),
  },
  topMenu: { about: text('顶部菜单', 'The menus of the top bar, by their order.'), many: true },
  grantTop: { about: text('配置顶部菜单', 'Makes top menus of these menus, in place of those they have.') },
  authRoutes: {
    about: text('页面授权', 'Per path of a page the aliases of the caller’s roles that open it.'),
    schema: v.array(v.record(v.string(), v.object({ authority: v.array(v.string()) }))),
  },
};

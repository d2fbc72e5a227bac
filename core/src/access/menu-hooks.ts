import { completeMenu } from './use-cases/menu-rules';
import { menu } from './menu';
import { requirePlatform } from './use-cases/top-menus';
import { topMenu } from './top-menu';
import { hooksOn, type HooksByName } from '../records';

/** What is particular about menus among the generic calls: they are the platform's, and its alone. */
export const menuHooks: HooksByName = {
  ...hooksOn(menu, {
    treeWhere: [{ field: 'category', is: 'equal', value: 1 }],
    beforeSubmit: completeMenu,
    beforeRemove: requirePlatform,
  }),
  ...hooksOn(topMenu, {
    beforeSubmit: (call, values, before) => {
      requirePlatform(call);
      values.menuIds = before?.menuIds ?? null;
    },
    beforeRemove: requirePlatform,
  }),
};

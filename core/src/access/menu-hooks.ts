import { menu, type MenuRecord } from './menu';
import { requirePlatform } from './use-cases/top-menus';
import { topMenu } from './top-menu';
import { hooksOn, type HooksByName, type Call, type Condition, type DraftValues } from '../records';
import { ownRights } from './use-cases/held-rights';
import { faults, Refusal, text } from '../kernel';

const taken = text('菜单名或编号已存在!', 'There is a menu of this name or code already');
const wrongPath = text('路由地址应以 / 或 http:// 或 https:// 开头', 'The path must begin with /, http:// or https://');

/** Refuses a menu whose code or, among menus, name is taken, and addresses that a page must not open. */
async function completeMenu(call: Call, values: DraftValues<typeof menu>, before: MenuRecord | null): Promise<void> {
  requirePlatform(call);
  const path = (values.path ?? '').trim();
  if (path !== '' && !/^(\/(?!\/)|https?:\/\/)/i.test(path)) {
    throw new Refusal(faults.invalid(wrongPath, [{ field: 'path', message: wrongPath }]));
  }
  const isTaken = async (field: 'code' | 'name', kinds: readonly number[]) => {
    const value = values[field];
    if (!value || value === before?.[field] || !kinds.includes(values.category ?? 0)) return false;
    const found = await call.records.find(menu, { where: [{ field, is: 'equal', value }] });
    return found.some((each) => each.id !== before?.id && kinds.includes(each.category ?? 0));
  };
  if ((await isTaken('code', [1, 2])) || (await isTaken('name', [1]))) throw new Refusal(faults.invalid(taken));
}

/** Menus without buttons; whoever may not view them all sees those he holds. */
async function choosableMenus(call: Call): Promise<readonly Condition[]> {
  const menusAlone = { field: 'category', is: 'equal', value: 1 } as const;
  if (call.caller.permissions.has(menu.permissions.view)) return [menusAlone];
  return [menusAlone, { field: 'id', is: 'in', value: [...(await ownRights(call)).menuIds] }];
}

/** Hooks that menus add to the generic calls: only the platform may write them. */
export const menuHooks: HooksByName = {
  ...hooksOn(menu, {
    treeWhere: choosableMenus,
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

import type { MenuPort, SessionPort } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import type { Toasts } from '../../../components';
import { Granting } from '../../../resource/layout/Granting';
import { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { menuNames } from '../../../shell/menu/menu-names';

const said = text('菜单配置成功', 'The menus are chosen');

export interface TopMenuServices {
  readonly menus: Pick<MenuPort, 'grantTopTree' | 'topTreeKeys' | 'grantTop'>;
  /** Only menus one holds can be chosen, so the own ones supply all the names needed. */
  readonly session: Pick<SessionPort, 'routes'>;
}

/** The menus that top menus are made of; saving replaces them in each. */
export function topMenuChoice(
  { menus, session }: TopMenuServices,
  toast: Toasts,
  topMenuIds: readonly string[],
): Granting<CheckTreeViewModel> {
  return new Granting(toast, {
    said,
    async read() {
      const [tree, held, routes] = await Promise.all([
        menus.grantTopTree(),
        menus.topTreeKeys({ topMenuIds: topMenuIds.join(',') }),
        session.routes(),
      ]);
      const names = menuNames(routes);
      return new CheckTreeViewModel(tree.menu, held.menu, 'all', ({ id, title }) => names.get(id) ?? title);
    },
    give: ({ ticked }) => menus.grantTop({ topMenuIds, menuIds: [...ticked] }),
  });
}

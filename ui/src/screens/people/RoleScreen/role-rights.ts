import type { MenuPort, RolePort, SessionPort } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import type { TreeNode } from '@rdm/core/internal/records';
import type { Toasts } from '../../../components';
import { Granting } from '../../../resource/layout/Granting';
import { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { menuNames } from '../../../shell/menu/menu-names';

const said = text('权限设置成功', 'The rights are set');

export interface RoleRightsServices {
  readonly menus: Pick<MenuPort, 'grantTree' | 'roleTreeKeys'>;
  readonly roles: Pick<RolePort, 'grant'>;
  /** Users can grant only rights they hold, so their own menus and buttons supply all the names needed. */
  readonly session: Pick<SessionPort, 'routes' | 'buttons'>;
}

/** The three kinds of rights a role holds. */
export interface RoleRights {
  readonly menu: CheckTreeViewModel;
  readonly dataScope: CheckTreeViewModel;
  readonly apiScope: CheckTreeViewModel;
}

/** What roles are to hold: menus with their buttons, data scopes and API scopes; granting replaces all three. */
export function roleRights(
  { menus, roles, session }: RoleRightsServices,
  toast: Toasts,
  roleIds: readonly string[],
): Granting<RoleRights> {
  return new Granting(toast, {
    said,
    async read() {
      const [tree, held, routes, buttons] = await Promise.all([
        menus.grantTree(),
        menus.roleTreeKeys({ roleIds: roleIds.join(',') }),
        session.routes(),
        session.buttons(),
      ]);
      const names = menuNames([...routes, ...buttons]);
      const titleOf = ({ id, title }: TreeNode) => names.get(id) ?? title;
      // Scopes are leaves under their menus, which only group them.
      return {
        menu: new CheckTreeViewModel(tree.menu, [...held.menu, ...held.menuPartly], 'all', titleOf),
        dataScope: new CheckTreeViewModel(tree.dataScope, held.dataScope, 'leaves', titleOf),
        apiScope: new CheckTreeViewModel(tree.apiScope, held.apiScope, 'leaves', titleOf),
      };
    },
    give: ({ menu, dataScope, apiScope }) =>
      roles.grant({
        roleIds,
        menuIds: [...menu.ticked],
        dataScopeIds: [...dataScope.ticked],
        apiScopeIds: [...apiScope.ticked],
        exact: true,
      }),
  });
}

import { makeAutoObservable } from 'mobx';
import type { MenuPort, RolePort, SessionPort } from '@rdm/core/internal/access';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { TreeNode } from '@rdm/core/internal/records';
import type { Toasts } from '../../../components';
import { Loader } from '../../../resource/Loader';
import { Task } from '../../../resource/Task';
import { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { menuNames } from '../../../shell/menu/menu-names';

const said = { granted: text('权限设置成功', 'The rights are set') };

export interface GrantServices {
  readonly menus: Pick<MenuPort, 'grantTree' | 'roleTreeKeys'>;
  readonly roles: Pick<RolePort, 'grant'>;
  /** Users can grant only rights they hold, so their own menus and buttons supply all the names needed. */
  readonly session: Pick<SessionPort, 'routes' | 'buttons'>;
  readonly toast: Toasts;
}

/** The three kinds of rights a role holds. */
export interface GrantTrees {
  readonly menu: CheckTreeViewModel;
  readonly dataScope: CheckTreeViewModel;
  readonly apiScope: CheckTreeViewModel;
}

/** What roles are to hold: menus with their buttons, data scopes and API scopes; granting replaces all three. */
export class GrantViewModel {
  readonly #services: GrantServices;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    services: GrantServices,
    readonly roleIds: readonly string[],
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this, { roleIds: false });
  }

  get saving(): boolean {
    return this.#task.running;
  }

  get trees(): GrantTrees | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** Loads the grantable rights and those the roles hold in total. */
  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Replaces the rights of the roles by the ticked ones; returns whether it succeeded. */
  async save(): Promise<boolean> {
    const { trees } = this;
    if (!trees) return false;
    const { roles, toast } = this.#services;
    const granted = await this.#task.run(async () => {
      await roles.grant({
        roleIds: this.roleIds,
        menuIds: [...trees.menu.ticked],
        dataScopeIds: [...trees.dataScope.ticked],
        apiScopeIds: [...trees.apiScope.ticked],
        exact: true,
      });
      toast.success(said.granted);
    });
    return granted !== null;
  }

  async #read(): Promise<GrantTrees> {
    const { menus, session } = this.#services;
    const [tree, held, routes, buttons] = await Promise.all([
      menus.grantTree(),
      menus.roleTreeKeys({ roleIds: this.roleIds.join(',') }),
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
  }
}

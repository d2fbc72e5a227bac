import { makeAutoObservable } from 'mobx';
import type { MenuPort, SessionPort } from '@rdm/core/internal/access';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { Toasts } from '../../../components';
import { Loader } from '../../../resource/Loader';
import { Task } from '../../../resource/Task';
import { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { menuNames } from '../../../shell/menu/menu-names';

const said = { saved: text('菜单配置成功', 'The menus are chosen') };

export interface TopMenuServices {
  readonly menus: Pick<MenuPort, 'grantTopTree' | 'topTreeKeys' | 'grantTop'>;
  /** Only menus one holds can be chosen, so the own ones supply all the names needed. */
  readonly session: Pick<SessionPort, 'routes'>;
  readonly toast: Toasts;
}

/** The menus that top menus are made of; saving replaces them in each. */
export class TopMenuViewModel {
  readonly #services: TopMenuServices;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    services: TopMenuServices,
    readonly topMenuIds: readonly string[],
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this, { topMenuIds: false });
  }

  get saving(): boolean {
    return this.#task.running;
  }

  get tree(): CheckTreeViewModel | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Returns whether it succeeded. */
  async save(): Promise<boolean> {
    const { tree } = this;
    if (!tree) return false;
    const { menus, toast } = this.#services;
    const saved = await this.#task.run(async () => {
      await menus.grantTop({ topMenuIds: this.topMenuIds, menuIds: [...tree.ticked] });
      toast.success(said.saved);
    });
    return saved !== null;
  }

  async #read(): Promise<CheckTreeViewModel> {
    const { menus, session } = this.#services;
    const [tree, held, routes] = await Promise.all([
      menus.grantTopTree(),
      menus.topTreeKeys({ topMenuIds: this.topMenuIds.join(',') }),
      session.routes(),
    ]);
    const names = menuNames(routes);
    return new CheckTreeViewModel(tree.menu, held.menu, 'all', ({ id, title }) => names.get(id) ?? title);
  }
}

import { makeAutoObservable } from 'mobx';
import type { MenuNode, MenuPort, SessionPort } from '@rdm/core/internal/access';
import { Loader } from '../../resource/Loader';
import { callFault } from '../fault-message';
import { firstTopMenus } from '../first-readings';

type TopMenu = Awaited<ReturnType<MenuPort['topMenu']>>[number];

/** The menus of the top bar, and the one the side bar is narrowed to. Nothing else depends on that choice. */
export class TopMenusViewModel {
  /** The id of the top menu chosen; null shows every menu. */
  chosen: string | null = null;
  readonly #all: Loader<readonly TopMenu[]>;
  readonly #narrowed: Loader<readonly MenuNode[], [id: string]>;

  constructor(menus: Pick<MenuPort, 'topMenu'>, session: Pick<SessionPort, 'routes'>) {
    this.#all = new Loader<readonly TopMenu[]>(() => firstTopMenus.take(menus), { faultOf: callFault });
    this.#narrowed = new Loader((topMenuId) => session.routes({ topMenuId }), { faultOf: callFault });
    makeAutoObservable(this);
  }

  get all(): readonly TopMenu[] {
    return this.#all.value ?? [];
  }

  /** The menus of the one chosen; null where every menu is shown, or they have not come. */
  get narrowed(): readonly MenuNode[] | null {
    return this.chosen === null ? null : this.#narrowed.value;
  }

  async load(): Promise<void> {
    await this.#all.load();
  }

  /** Narrows the side bar to a top menu, or shows every menu again. Where its menus do not come, all stay. */
  async choose(id: string | null): Promise<void> {
    this.chosen = id;
    this.#narrowed.clear();
    if (id !== null) await this.#narrowed.load(id);
  }
}

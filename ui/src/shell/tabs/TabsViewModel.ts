import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { text, type Text } from '@rdm/core/kernel';
import type { SaberStorage } from '../session/SaberStorage';

export interface PageTab {
  readonly path: string;
  /** The query last seen under this path, with its `?`. */
  readonly search: string;
  readonly title: Text;
}

export const homePath = '/wel/index';
const home: PageTab = { path: homePath, search: '', title: text('首页', 'Home') };

/** The visited pages. Home is always the first and is never closed. */
export class TabsViewModel {
  tabs: readonly PageTab[] = [home];
  active = homePath;

  /** @param session its end closes every tab. */
  constructor(
    private readonly storage: SaberStorage,
    session: { readonly signedIn: boolean },
  ) {
    const kept = storage.entry('tagList')?.content;
    if (session.signedIn && Array.isArray(kept)) {
      this.tabs = [home, ...kept.filter(isPageTab).filter(({ path }) => path !== homePath)];
    }
    makeAutoObservable<this, 'storage'>(this, { storage: false, tabs: observableRef }, { autoBind: true });
    reaction(
      () => session.signedIn,
      (signedIn) => {
        if (!signedIn) this.closeAll();
      },
    );
  }

  get activeTab(): PageTab {
    return this.tabs.find(({ path }) => path === this.active) ?? home;
  }

  /** Called for every page shown: adds its tab or brings it to the front. */
  visit(path: string, search: string, title: Text): void {
    const known = this.tabs.some((tab) => tab.path === path);
    if (path !== homePath) {
      const tab = { path, search, title };
      this.#keep(known ? this.tabs.map((each) => (each.path === path ? tab : each)) : [...this.tabs, tab]);
    }
    this.active = path;
  }

  /** Closes a tab and answers the one to show: the left neighbour where the active one went. */
  close(path: string): PageTab {
    const at = this.tabs.findIndex((tab) => tab.path === path);
    if (at > 0) {
      const neighbour = this.tabs[at - 1] ?? home;
      this.#keep(this.tabs.filter((tab) => tab.path !== path));
      if (this.active === path) this.active = neighbour.path;
    }
    return this.activeTab;
  }

  /** Leaves home and one tab, and answers that one. */
  closeOthers(path: string = this.active): PageTab {
    this.#keep(this.tabs.filter((tab) => tab.path === homePath || tab.path === path));
    this.active = this.tabs.at(-1)?.path ?? homePath;
    return this.activeTab;
  }

  closeAll(): PageTab {
    this.#keep([home]);
    this.active = homePath;
    return home;
  }

  #keep(tabs: readonly PageTab[]): void {
    this.tabs = tabs;
    this.storage.write('tagList', tabs, 'session');
  }
}

function isPageTab(value: unknown): value is PageTab {
  if (typeof value !== 'object' || value === null) return false;
  const { path, search, title } = value as Readonly<Record<string, unknown>>;
  return typeof path === 'string' && typeof search === 'string' && isText(title);
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const { zh, en } = value as Readonly<Record<string, unknown>>;
  return typeof zh === 'string' && typeof en === 'string';
}

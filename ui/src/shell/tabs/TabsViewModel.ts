import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Unsaved } from '../../resource/hold-unsaved';
import type { SaberStorage } from '../storage/SaberStorage';

export interface PageTab {
  readonly path: string;
  /** The query last seen under this path, with its `?`. */
  readonly search: string;
  readonly title: Text;
}

export const homePath = '/wel/index';
/** The signed-in person's own page. */
export const infoPath = '/info/index';
const home: PageTab = { path: homePath, search: '', title: text('首页', 'Home') };

/** The visited pages. Home is always the first and is never closed. */
export class TabsViewModel {
  tabs: readonly PageTab[] = [home];
  active = homePath;
  /** By page path. Held until the tab closes, because the effects of a hidden page are unmounted. */
  readonly #unsaved = new Map<string, readonly Unsaved[]>();

  /** @param session its end closes every tab. */
  constructor(
    private readonly storage: SaberStorage,
    session: { readonly signedIn: boolean },
  ) {
    const kept = storage.entry('tagList')?.content;
    if (session.signedIn && Array.isArray(kept)) {
      this.tabs = [home, ...kept.filter(isPageTab).filter(({ path }) => path !== homePath)];
      const active = storage.text('tag');
      if (this.tabs.some(({ path }) => path === active)) this.active = active ?? homePath;
    }
    makeAutoObservable<this, 'storage'>(this, { storage: false, tabs: observableRef }, { autoBind: true });
    reaction(
      () => session.signedIn,
      (signedIn) => {
        if (!signedIn) this.#leave([home]);
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
    this.#show(path);
  }

  /** Registers unsaved input to ask about before the tab of a path closes. */
  hold(path: string, unsaved: Unsaved): void {
    const others = this.#held(path).filter((each) => each !== unsaved && each.isUnsaved);
    this.#unsaved.set(path, [...others, unsaved]);
  }

  /**
   * Closes a tab and returns the one to show: the left neighbour if the active one was closed. With unsaved input it
   * asks first and closes nothing if declined; so do the two methods below.
   */
  async close(path: string): Promise<PageTab> {
    const at = this.tabs.findIndex((tab) => tab.path === path);
    const neighbour = this.tabs[at - 1];
    if (!neighbour) return this.activeTab;
    return this.#closeTo(
      this.tabs.filter((tab) => tab.path !== path),
      this.active === path ? neighbour.path : this.active,
    );
  }

  /** Closes all but home and one tab, and returns that one. */
  async closeOthers(path: string = this.active): Promise<PageTab> {
    const kept = this.tabs.filter((tab) => tab.path === homePath || tab.path === path);
    return this.#closeTo(kept, kept.at(-1)?.path ?? homePath);
  }

  async closeAll(): Promise<PageTab> {
    return this.#closeTo([home], homePath);
  }

  async #closeTo(kept: readonly PageTab[], active: string): Promise<PageTab> {
    const closing = this.tabs.filter((tab) => !kept.includes(tab));
    for (const { path } of closing) {
      for (const unsaved of this.#held(path)) if (!(await unsaved.mayLeave())) return this.activeTab;
    }
    runInAction(() => this.#leave(kept, active));
    return this.activeTab;
  }

  #held(path: string): readonly Unsaved[] {
    return this.#unsaved.get(path) ?? [];
  }

  #leave(kept: readonly PageTab[], active = homePath): void {
    for (const { path } of this.tabs) if (!kept.some((tab) => tab.path === path)) this.#unsaved.delete(path);
    this.#keep(kept);
    this.#show(active);
  }

  #show(path: string): void {
    this.active = path;
    this.storage.write('tag', path, 'session');
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

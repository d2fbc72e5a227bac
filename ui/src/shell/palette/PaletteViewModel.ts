import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MenuNode } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { menusFor, type Found, type RecordFinder } from './find-everything';

export interface PaletteGroup {
  readonly key: 'menus' | 'projects' | 'people';
  readonly label: Text;
  readonly found: readonly Found[];
}

const labels = {
  menus: text('菜单', 'Menus'),
  projects: text('研发项目', 'R&D projects'),
  people: text('研发人员', 'R&D personnel'),
};
/** Debounce in ms, so that no request is sent for a partial word. */
const pause = 200;

/** Finds menus immediately, projects and people once the server responds; one row is chosen. */
export class PaletteViewModel {
  typed = '';
  chosen = 0;
  searching = false;
  projects: readonly Found[] = [];
  people: readonly Found[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly menus: readonly MenuNode[],
    private readonly finder: RecordFinder,
  ) {
    makeAutoObservable<this, 'menus' | 'finder'>(
      this,
      { menus: false, finder: false, projects: observableRef, people: observableRef },
      { autoBind: true },
    );
  }

  /** The non-empty groups. */
  get groups(): readonly PaletteGroup[] {
    const groups: readonly PaletteGroup[] = [
      { key: 'menus', label: labels.menus, found: menusFor(this.menus, this.typed) },
      { key: 'projects', label: labels.projects, found: this.projects },
      { key: 'people', label: labels.people, found: this.people },
    ];
    return groups.filter(({ found }) => found.length > 0);
  }

  get all(): readonly Found[] {
    return this.groups.flatMap(({ found }) => found);
  }

  get chosenRow(): Found | undefined {
    return this.all[Math.min(this.chosen, this.all.length - 1)];
  }

  type(typed: string): void {
    this.typed = typed;
    this.chosen = 0;
    clearTimeout(this.#timer);
    const wanted = typed.trim();
    this.searching = wanted !== '';
    if (wanted === '') this.#show([], []);
    else this.#timer = setTimeout(() => void this.#search(wanted), pause);
  }

  choose(row: Found): void {
    this.chosen = this.all.indexOf(row);
  }

  /** @param step −1 or 1; wraps around. */
  move(step: number): void {
    const { length } = this.all;
    if (length > 0) this.chosen = (Math.min(this.chosen, length - 1) + step + length) % length;
  }

  /** Cancels the pending search. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  async #search(wanted: string): Promise<void> {
    const none = () => [];
    const [projects, people] = await Promise.all([
      this.finder.projects(wanted).catch(none),
      this.finder.people(wanted).catch(none),
    ]);
    runInAction(() => {
      // Otherwise the result is stale: a newer query is pending.
      if (this.typed.trim() === wanted) this.#show(projects, people);
    });
  }

  #show(projects: readonly Found[], people: readonly Found[]): void {
    const before = this.chosenRow;
    this.projects = projects;
    this.people = people;
    this.searching = false;
    // The same row stays chosen even if others were inserted before it.
    if (before)
      this.chosen = Math.max(
        0,
        this.all.findIndex(({ key }) => key === before.key),
      );
  }
}

import { makeAutoObservable, observable, observableRef } from 'mobx';
import { text, type Fault, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../Loader';
import type { TreeRow } from './TreeRow';

/** A node of a tree whose children are loaded when it is opened. */
export interface LazyNode {
  readonly id: string;
  readonly title: string | Text;
  readonly hasChildren: boolean;
}

/** Loads the direct children of a node; the root nodes without one. */
export type Children = (parentId: string | undefined) => Promise<readonly LazyNode[]>;

const everything = text('全部', 'All');
/** Id of the first row, which clears the choice. */
const ALL = '';

/** A lazily loaded tree and the node chosen in it. */
export class LazyTreeViewModel {
  open: ReadonlySet<string> = new Set();
  chosen: string | null = null;
  readonly #children: Children;
  /** The children of each requested node, by its id; the root nodes under the empty id. */
  readonly #levels = observable.map<string, Loader<readonly LazyNode[]>>({}, { deep: false });

  constructor(children: Children) {
    this.#children = children;
    makeAutoObservable(this, { open: observableRef });
  }

  /** The nodes whose children are being loaded. */
  get busy(): ReadonlySet<string> {
    return new Set([...this.#levels].filter(([, { loading }]) => loading).map(([id]) => id));
  }

  get fault(): Fault | null {
    return [...this.#levels.values()].find(({ fault }) => fault)?.fault ?? null;
  }

  get loaded(): boolean {
    return this.#below(ALL) !== null;
  }

  /** The title of the chosen node; empty without one. */
  get chosenTitle(): string | Text {
    const nodes = [...this.#levels.values()].flatMap(({ value }) => value ?? []);
    return nodes.find(({ id }) => id === this.chosen)?.title ?? '';
  }

  /** The visible rows, below one that clears the choice. */
  get rows(): readonly TreeRow[] {
    return [{ id: ALL, title: everything, level: 1, open: null, selected: this.chosen === null }, ...this.nodeRows];
  }

  /** What is shown of the tree itself. */
  get nodeRows(): readonly TreeRow[] {
    const under = (id: string, level: number): TreeRow[] =>
      (this.#below(id) ?? []).flatMap((node) => [
        {
          id: node.id,
          title: node.title,
          level,
          open: node.hasChildren ? this.open.has(node.id) : null,
          busy: this.busy.has(node.id),
          selected: this.chosen === node.id,
        },
        ...(this.open.has(node.id) ? under(node.id, level + 1) : []),
      ]);
    return under(ALL, 1);
  }

  /** Reads the tree as far as it is open. */
  async load(): Promise<void> {
    for (const level of this.#levels.values()) level.drop();
    await Promise.all([ALL, ...this.open].map((id) => this.#fetch(id)));
  }

  async setOpen(id: string, open: boolean): Promise<void> {
    const next = new Set(this.open);
    if (open) next.add(id);
    else next.delete(id);
    this.open = next;
    if (open && this.#below(id) === null) await this.#fetch(id);
  }

  /** Chooses a node; the first row clears the choice. */
  choose(id: string): void {
    this.chosen = id === ALL ? null : id;
  }

  #below(id: string): readonly LazyNode[] | null {
    return this.#levels.get(id)?.value ?? null;
  }

  async #fetch(id: string): Promise<void> {
    const level = this.#levels.get(id) ?? new Loader(() => this.#children(id === ALL ? undefined : id));
    this.#levels.set(id, level);
    await level.load();
  }
}

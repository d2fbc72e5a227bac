import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Fault, type Text } from '@rdm/core/kernel';
import { faultOf } from '../fault-of';
import type { TreeRow } from './TreeRow';

/** A node of a tree whose children are asked for when it is opened. */
export interface LazyNode {
  readonly id: string;
  readonly title: string | Text;
  readonly hasChildren: boolean;
}

/** What stands right below a node; at the top without one. */
export type Children = (parentId: string | undefined) => Promise<readonly LazyNode[]>;

const everything = text('全部', 'All');
/** The first row, which stands for no choice. */
const ALL = '';

/** A tree that is read level by level, and the node chosen in it. */
export class LazyTreeViewModel {
  /** The nodes below a node that were fetched; those at the top under the empty id. */
  below: ReadonlyMap<string, readonly LazyNode[]> = new Map();
  open: ReadonlySet<string> = new Set();
  busy: ReadonlySet<string> = new Set();
  chosen: string | null = null;
  fault: Fault | null = null;
  readonly #children: Children;

  constructor(children: Children) {
    this.#children = children;
    makeAutoObservable(this, {
      below: observableRef,
      open: observableRef,
      busy: observableRef,
      fault: observableRef,
    });
  }

  get loaded(): boolean {
    return this.below.has(ALL);
  }

  /** What the chosen node is called; empty without one. */
  get chosenTitle(): string | Text {
    for (const nodes of this.below.values()) {
      const node = nodes.find(({ id }) => id === this.chosen);
      if (node) return node.title;
    }
    return '';
  }

  /** What is shown, below a row that takes the choice back. */
  get rows(): readonly TreeRow[] {
    return [{ id: ALL, title: everything, level: 1, open: null, selected: this.chosen === null }, ...this.nodeRows];
  }

  /** What is shown of the tree itself. */
  get nodeRows(): readonly TreeRow[] {
    const under = (id: string, level: number): TreeRow[] =>
      (this.below.get(id) ?? []).flatMap((node) => [
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
    await Promise.all([ALL, ...this.open].map((id) => this.#fetch(id)));
  }

  async setOpen(id: string, open: boolean): Promise<void> {
    const next = new Set(this.open);
    if (open) next.add(id);
    else next.delete(id);
    this.open = next;
    if (open && !this.below.has(id)) await this.#fetch(id);
  }

  /** Chooses a node; the first row takes the choice back. */
  choose(id: string): void {
    this.chosen = id === ALL ? null : id;
  }

  async #fetch(id: string): Promise<void> {
    this.#setBusy(id, true);
    try {
      const nodes = await this.#children(id === ALL ? undefined : id);
      runInAction(() => {
        this.below = new Map([...this.below, [id, nodes]]);
        this.fault = null;
      });
    } catch (error) {
      runInAction(() => void (this.fault = faultOf(error)));
    } finally {
      this.#setBusy(id, false);
    }
  }

  #setBusy(id: string, busy: boolean): void {
    runInAction(() => {
      const others = [...this.busy].filter((each) => each !== id);
      this.busy = new Set(busy ? [...others, id] : others);
    });
  }
}

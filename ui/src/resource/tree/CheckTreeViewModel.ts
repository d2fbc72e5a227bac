import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '@rdm/core/internal/kernel';
import type { TreeNode } from '@rdm/core/internal/records';
import type { TreeRow } from './TreeRow';

/**
 * A tree with checkboxes. Ticking a node also ticks its descendants and ancestors; unticking it also unticks its
 * descendants, but not its ancestors.
 */
export class CheckTreeViewModel {
  ticked: ReadonlySet<string>;
  open: ReadonlySet<string> = new Set();
  readonly #byId = new Map<string, TreeNode>();
  readonly #above = new Map<string, string>();

  /**
   * Ids not in the tree are dropped, because the user could neither see nor untick them. If only leaves count, their
   * ancestors serve for navigation and are never ticked themselves.
   */
  constructor(
    readonly nodes: readonly TreeNode[],
    ticked: readonly string[],
    readonly counts: 'all' | 'leaves' = 'all',
    /** The label of a node; by default its title. */
    readonly titleOf: (node: TreeNode) => string | Text = ({ title }) => title,
  ) {
    this.#index(nodes);
    const known = new Set(nodes.flatMap((node) => this.#idsWithin(node)));
    this.ticked = new Set(ticked.filter((id) => known.has(id)));
    makeAutoObservable(this, {
      nodes: false,
      counts: false,
      titleOf: false,
      ticked: observableRef,
      open: observableRef,
    });
  }

  get rows(): readonly TreeRow[] {
    const under = (nodes: readonly TreeNode[], level: number): TreeRow[] =>
      nodes.flatMap((node) => {
        const { id, children = [] } = node;
        const title = this.titleOf(node);
        const open = children.length > 0 ? this.open.has(id) : null;
        return [{ id, title, level, open, checked: this.#checked(node) }, ...(open ? under(children, level + 1) : [])];
      });
    return under(this.nodes, 1);
  }

  setOpen(id: string, open: boolean): void {
    const next = new Set(this.open);
    if (open) next.add(id);
    else next.delete(id);
    this.open = next;
  }

  toggle(id: string): void {
    const node = this.#byId.get(id);
    if (!node) return;
    const within = this.#idsWithin(node);
    const above = this.counts === 'all' ? this.#ancestors(id) : [];
    const next = new Set(this.ticked);
    if (this.#checked(node) === true) for (const each of within) next.delete(each);
    else for (const each of [...within, ...above]) next.add(each);
    this.ticked = next;
  }

  #checked(node: TreeNode): boolean | 'mixed' {
    const within = this.#idsWithin(node);
    const count = within.filter((id) => this.ticked.has(id)).length;
    return count === within.length ? true : count > 0 && 'mixed';
  }

  #idsWithin({ id, children = [] }: TreeNode): string[] {
    const own = this.counts === 'all' || children.length === 0 ? [id] : [];
    return [...own, ...children.flatMap((child) => this.#idsWithin(child))];
  }

  #ancestors(id: string): string[] {
    const above = this.#above.get(id);
    return above === undefined ? [] : [above, ...this.#ancestors(above)];
  }

  #index(nodes: readonly TreeNode[], above?: string): void {
    for (const node of nodes) {
      this.#byId.set(node.id, node);
      if (above !== undefined) this.#above.set(node.id, above);
      this.#index(node.children ?? [], node.id);
    }
  }
}

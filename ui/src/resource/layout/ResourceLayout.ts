import type { Ports } from '@rdm/core/application';
import type { Condition, Draft, StoredRecord } from '@rdm/core/records';
import type { Text } from '@rdm/core/kernel';
import type { LazyNode } from '../tree/LazyTreeViewModel';

/** A register beside a tree: what is chosen in it narrows the list, and a new record starts there. */
export interface SplitLayout {
  readonly kind: 'split';
  /** Names the tree. */
  readonly label: Text;
  /** Who may not read the tree sees the register alone. */
  readonly permission?: string;
  /** What stands right below a node; at the top without one. */
  readonly children: (ports: Ports, parentId: string | undefined) => Promise<readonly LazyNode[]>;
  /** The field that holds the chosen node's id. */
  readonly narrows: string;
}

/** A register in two lists: its heads, and what belongs to the one that is chosen. */
export interface PairLayout {
  readonly kind: 'pair';
  /** Side by side, or one above the other. */
  readonly direction: 'horizontal' | 'vertical';
  readonly heads: readonly Condition[];
  /** Names the second list before anything is chosen: how to fill it. */
  readonly choose: Text;
  /** Heads the second list, from the name of the head. */
  readonly titleOf: (name: string) => Text;
  readonly entriesOf: (head: StoredRecord) => readonly Condition[];
  /** What a new record of the second list starts with. */
  readonly given: (head: StoredRecord) => Draft;
}

/** How a register is laid out whose records are looked at by what they stand under. */
export type ResourceLayout = SplitLayout | PairLayout;

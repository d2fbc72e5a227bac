import type { Ports } from '@rdm/core/internal/application';
import type { Condition, Draft, StoredRecord } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import type { LazyNode } from '../tree/LazyTreeViewModel';

/** A register beside a tree: the chosen node filters the list and is preset in a new record. */
export interface SplitLayout {
  readonly kind: 'split';
  /** Names the tree. */
  readonly label: Text;
  /** Without this permission only the register is shown. */
  readonly permission?: string;
  /** The direct children of a node; the root nodes without one. */
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
  /** Shown in place of the second list before a head is chosen. */
  readonly choose: Text;
  /** Title of the second list, from the name of the head. */
  readonly titleOf: (name: string) => Text;
  readonly entriesOf: (head: StoredRecord) => readonly Condition[];
  /** What a new record of the second list starts with. */
  readonly given: (head: StoredRecord) => Draft;
}

/** The layout of a register whose records are browsed by their parent. */
export type ResourceLayout = SplitLayout | PairLayout;

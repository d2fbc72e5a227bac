import type { Call, Condition, Draft, Order, StoredRecord, Text } from '../kernel';

/** Where behaviour of its own hooks into the generic calls of a resource, by name. A hook refuses by throwing. */
export interface ResourceHooks {
  /** All rows a list shows under these conditions, in order, where more is shown than is stored. */
  readonly shown?: (call: Call, asked: ShownQuery) => Promise<StoredRecord[]>;
  /** What the conditions of a list or export mean, e.g. a department for all below it. */
  readonly conditionsMeant?: (call: Call, where: readonly Condition[]) => Promise<readonly Condition[]>;
  /** Which of the records the tree of a tree resource shows. */
  readonly treeWhere?: readonly Condition[];
  /** What a submit means that names a record otherwise than by its id. */
  readonly draftMeant?: (draft: Draft) => Draft;
  /** The ids of the records that a removal names otherwise. */
  readonly idsMeant?: (call: Call, ids: readonly string[]) => Promise<readonly string[]>;
  /** May complete the values that are about to be written; sees what was sent where a form was submitted. */
  readonly beforeSubmit?: (
    call: Call,
    values: Record<string, unknown>,
    before: StoredRecord | null,
    draft?: Draft,
  ) => Promise<void> | void;
  /** Runs after the record was written, within the same transaction; not when nothing differed. */
  readonly afterSubmit?: (call: Call, after: StoredRecord, before: StoredRecord | null) => Promise<void> | void;
  readonly beforeRemove?: (call: Call, rows: readonly StoredRecord[]) => Promise<void> | void;
  /** Runs after the records were removed, within the same transaction. */
  readonly afterRemove?: (call: Call, rows: readonly StoredRecord[]) => Promise<void> | void;
  /** Runs after removals were taken back, within the same transaction. */
  readonly afterRestore?: (call: Call, rows: readonly StoredRecord[]) => Promise<void> | void;
  /** Looks over the right rows of a workbook beside what is stored: may complete them, and answers what is wrong. */
  readonly reviewImport?: (call: Call, rows: readonly ReviewedRow[]) => Promise<readonly RowFault[]>;
  /** Looks over all rows an import is about to write; runs inside its transaction. */
  readonly beforeImport?: (call: Call, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<void> | void;
  /** Runs after an import has written, with the records it has changed. */
  readonly afterImport?: (call: Call, changes: readonly ImportedChange[]) => Promise<void> | void;
}

export interface ShownQuery {
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
}

/** A row of a workbook, and the record with its natural key. */
export interface ReviewedRow {
  readonly values: Record<string, unknown>;
  readonly before: StoredRecord | null;
}

/** What is wrong with one of the reviewed rows. */
export interface RowFault {
  /** Its place among them. */
  readonly at: number;
  readonly field: string;
  readonly message: Text;
  /** A warning is told and does not keep the row from being written. */
  readonly level?: 'error' | 'warning';
}

export interface ImportedChange {
  readonly before: StoredRecord;
  /** The fields that were written. */
  readonly values: Readonly<Record<string, unknown>>;
}

import type { Call, StoredRecord } from '../kernel';

/** Where behaviour of its own hooks into the generic calls of a resource, by name. A hook refuses by throwing. */
export interface ResourceHooks {
  readonly beforeSubmit?: (
    call: Call,
    values: Record<string, unknown>,
    before: StoredRecord | null,
  ) => Promise<void> | void;
  /** Runs after the record was written, within the same transaction; not when nothing differed. */
  readonly afterSubmit?: (call: Call, after: StoredRecord, before: StoredRecord | null) => Promise<void> | void;
  readonly beforeRemove?: (call: Call, rows: readonly StoredRecord[]) => Promise<void> | void;
  /** Looks over all rows an import is about to write; runs inside its transaction. */
  readonly beforeImport?: (call: Call, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<void> | void;
}

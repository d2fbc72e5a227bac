import { isVisible, validateRecord } from '../declaration/validate-record';
import { sameValue } from '../declaration/write-records';
import type { Call } from '../call';
import type { Resource, StoredRecord } from '../declaration/resource';
import type { ReadRow } from './read-rows';
import type { SheetColumn } from './sheet-columns';

/** What a valid row would write: over `before`, or as a new record. `values` are null when nothing differs. */
export interface ImportChange {
  readonly row: ReadRow;
  readonly before: StoredRecord | null;
  readonly values: Record<string, unknown> | null;
}

export const keyOf = (resource: Resource, values: Readonly<Record<string, unknown>>) =>
  JSON.stringify(resource.naturalKey.map((name) => values[name] ?? null));

/** The stored records with the natural keys of rows, by key. */
export type Stored = ReadonlyMap<string, StoredRecord>;

export async function storedBehind(call: Call, resource: Resource, rows: readonly ReadRow[]): Promise<Stored> {
  const right = rows.filter(({ errors, ofWhole }) => errors.length === (ofWhole?.length ?? 0));
  const keys = right.map((row) => row.values);
  return new Map((await call.records.findByKeys(resource, keys)).map((record) => [keyOf(resource, record), record]));
}

/** The rows, where those that change a draft need not be complete: they are what an export has written of it. */
export function forDrafts(resource: Resource, rows: readonly ReadRow[], stored: Stored): readonly ReadRow[] {
  return rows.map((row) => {
    const { ofWhole } = row;
    const before = ofWhole && stored.get(keyOf(resource, row.values));
    if (!before || !resource.draft?.when(before)) return row;
    return { ...row, errors: row.errors.filter((error) => !ofWhole.includes(error)) };
  });
}

/** Compares the valid rows with the stored records. */
export function changesOf(
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  stored: Stored,
): ImportChange[] {
  const right = rows.filter((row) => row.errors.length === 0);
  return right.map((row) => {
    const before = stored.get(keyOf(resource, row.values)) ?? null;
    return { row, before, values: before ? changedValues(resource, columns, row, before) : row.values };
  });
}

/**
 * What a row writes over its record; null when nothing differs. A reference whose code several records share keeps its
 * current record.
 */
function changedValues(
  resource: Resource,
  columns: readonly SheetColumn[],
  { values, alternatives, set = [] }: ReadRow,
  before: StoredRecord,
): Record<string, unknown> | null {
  const inSheet = new Set(columns.map(({ name }) => name));
  const given: Record<string, unknown> = {};
  for (const { name } of columns) {
    const isNamedAlready = alternatives[name]?.includes(String(before[name]));
    given[name] = isNamedAlready ? before[name] : (values[name] ?? null);
  }
  // Fields without a column in the workbook enter computations as stored, and are cleared where they are hidden now.
  const whole = validateRecord(resource, { ...before, ...given }).values;
  for (const [name, field] of Object.entries(resource.fields)) {
    const isHidden = !inSheet.has(name) && !isVisible(field, whole);
    if (field.kind === 'computed' || isHidden) given[name] = whole[name];
    // Not what a new record would start with, but what the resource's own review has set.
    else if (!inSheet.has(name) && set.includes(name)) given[name] = values[name];
  }
  return Object.keys(given).some((name) => !sameValue(before[name], given[name])) ? given : null;
}

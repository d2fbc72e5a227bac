import { columnHeading, columnOf, type Resource } from '../declaration/resource';
import { inPortions } from '../../kernel';
import { wholly, type Call, type ResourceHooks, type RowFault } from '../call';
import type { ImportError } from '../declaration/resource-port';
import { keyOf, type ImportChange, type Stored } from './import-changes';
import type { ReadRow } from './read-rows';
import type { SheetColumn } from './sheet-columns';

/** The rows with what the resource's own review finds wrong with the right ones. */
export async function reviewed(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  stored: Stored,
): Promise<readonly ReadRow[]> {
  if (!hooks.reviewImport) return rows;
  const right = rows.filter((row) => row.errors.length === 0);
  const found = await hooks.reviewImport(
    wholly(call),
    right.map(({ values }) => ({ values, before: stored.get(keyOf(resource, values)) ?? null })),
  );
  return withFaults(call, resource, columns, rows, right, found);
}

/** The rows with what keeps their changes from being written, e.g. a month that is locked. */
export async function withRefused(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  changes: readonly ImportChange[],
): Promise<readonly ReadRow[]> {
  const written = changes.filter(({ values }) => values !== null);
  if (written.length === 0) return rows;
  const refused = await call.refusedWrites(
    resource,
    await inPortions(call.clock, written, ({ before, values }) => ({
      before,
      after: before ? { ...before, ...values } : values,
    })),
  );
  const found = refused.map(({ at, field, fault }) => ({ at, field, message: fault.message }));
  return withFaults(
    call,
    resource,
    columns,
    rows,
    written.map(({ row }) => row),
    found,
  );
}

/** The rows with faults found in those of them that were `right`. */
function withFaults(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  right: readonly ReadRow[],
  found: readonly RowFault[],
): readonly ReadRow[] {
  if (found.length === 0) return rows;
  const further = { error: new Map<number, ImportError[]>(), warning: new Map<number, ImportError[]>() };
  for (const { at, field, message, level = 'error' } of found) {
    const { number, cells } = right[at]!;
    const column = columns.find(({ name }) => name === field);
    const said = {
      row: number,
      column: column?.heading ?? columnHeading(columnOf(resource, field)!),
      value: String((column && cells[column.at]) ?? ''),
      message: message[call.language],
    };
    const ofRow = further[level].get(number);
    if (ofRow) ofRow.push(said);
    else further[level].set(number, [said]);
  }
  return rows.map((row) => {
    const errors = further.error.get(row.number);
    const warnings = further.warning.get(row.number);
    if (!errors && !warnings) return row;
    return { ...row, errors: row.errors.concat(errors ?? []), warnings: row.warnings.concat(warnings ?? []) };
  });
}

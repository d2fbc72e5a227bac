import { fill } from '../../kernel';
import { columnHeading, columnOf, type Resource } from '../declaration/resource';
import { wholly, type Call, type ResourceHooks, type RowFault } from '../call';
import type { ImportError } from '../declaration/resource-port';
import type { ReferenceField } from '../declaration/field';
import { idsIn } from '../shown-values';
import { unknownReference } from './find-references';
import { sameValue } from '../declaration/write-records';
import { keyOf, type ImportChange, type Stored } from './import-changes';
import { isVisible } from '../declaration/validate-record';
import { EMPTY, type ReadRow } from './read-rows';
import { headingIn, requiredInRow, type SheetColumn } from './sheet-columns';

/** The rows, with the faults that the resource's own review finds in the valid ones. */
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
  const read = right.map(({ values }) => ({ ...values }));
  const found = await hooks.reviewImport(
    wholly(call),
    right.map(({ values }) => ({ values, before: stored.get(keyOf(resource, values)) ?? null })),
  );
  const set = new Map(right.map(({ index, values }, at) => [index, changedNames(read[at]!, values)]));
  const looked = rows.map((row) => (set.get(row.index)?.length ? { ...row, set: set.get(row.index)! } : row));
  return withFaults(call, resource, columns, looked, right, found);
}

const changedNames = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.keys(after).filter((name) => !sameValue(before[name] ?? null, after[name] ?? null));

/** The rows, with the reasons why their changes must not be written, e.g. a locked month. */
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
    written.map(({ before, values }) => ({
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

/**
 * The rows, with errors for fields that their values call for while neither the sheet nor the stored record has them, e.g.
 * the date of a registration whose number is given.
 */
export function withUntold(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  changes: readonly ImportChange[],
): readonly ReadRow[] {
  const inSheet = new Set(columns.map(({ name }) => name));
  const untold = (resource.workbook ?? []).flatMap((name) => {
    const column = columnOf(resource, name)!;
    const isAsked = 'field' in column && column.field.when !== undefined && requiredInRow(column.field);
    return isAsked && !inSheet.has(name) ? [{ name, column, field: column.field }] : [];
  });
  const found = changes.flatMap(({ before, values }, at) => {
    const whole = { ...before, ...values };
    return untold.flatMap(({ name, column, field }): RowFault[] =>
      isVisible(field, whole) && (whole[name] ?? null) === null
        ? [{ at, field: name, message: fill(EMPTY, { label: columnHeading(column) }) }]
        : [],
    );
  });
  return withFaults(
    call,
    resource,
    columns,
    rows,
    changes.map(({ row }) => row),
    found,
  );
}

/** The rows, with errors for references to records removed since the check; `planned` holds ids yet to be added. */
export async function withLostReferences(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
  planned: ReadonlySet<string>,
): Promise<readonly ReadRow[]> {
  const found: RowFault[] = [];
  for (const { name, field, at: place } of columns) {
    if (!('to' in field)) continue;
    const referred = call.resourceNamed((field as ReferenceField).to);
    const named = rows.map(({ values }) => idsIn(values[name]));
    const ids = [...new Set(named.flat())].filter((id) => !planned.has(id));
    const lost = await lostOf(call, referred, ids);
    for (const [at, own] of lost.size ? named.entries() : []) {
      if (!own.some((id) => lost.has(id))) continue;
      found.push({ at, field: name, message: unknownReference(referred, String(rows[at]!.cells[place] ?? '')) });
    }
  }
  return withFaults(call, resource, columns, rows, rows, found);
}

/** The ids without a record. */
async function lostOf(call: Call, resource: Resource, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const where = [{ field: 'id', is: 'in' as const, value: ids }];
  if (ids.length === 0 || (await call.records.count(resource, where)) === ids.length) return new Set();
  const there = new Set((await call.records.find(resource, { where })).map(({ id }) => id));
  return new Set(ids.filter((id) => !there.has(id)));
}

/** The rows, with the faults found in the `right` ones. */
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
    const row = right[at]!;
    const { index, number, cells } = row;
    const column = columns.find(({ name }) => name === field);
    const said = {
      row: number,
      column: column ? headingIn(column, row) : columnHeading(columnOf(resource, field)!),
      value: String((column && cells[column.at]) ?? ''),
      message: message[call.language],
    };
    const ofRow = further[level].get(index);
    if (ofRow) ofRow.push(said);
    else further[level].set(index, [said]);
  }
  return rows.map((row) => {
    const errors = further.error.get(row.index);
    const warnings = further.warning.get(row.index);
    if (!errors && !warnings) return row;
    return { ...row, errors: row.errors.concat(errors ?? []), warnings: row.warnings.concat(warnings ?? []) };
  });
}

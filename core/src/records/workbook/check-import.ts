import { fill, text } from '../../kernel';
import type { Call, ResourceHooks } from '../call';
import type { ImportError, ImportReport, LeftOutRow } from '../declaration/resource-port';
import type { RegisterSheet } from '../layout/laid-out-sheet';
import { columnHeading, columnOf, type Resource, type StoredRecord } from '../declaration/resource';
import { ruledIn } from '../ruled-in';
import { changesOf, forDrafts, keyOf, storedBehind, type ImportChange, type Stored } from './import-changes';
import { emptyReport, faulty, nothingKnown } from './import-report';
import { createRowReader, type ReadRow, type RowReader, type UnknownReference } from './read-rows';
import { reviewed, withRefused, withUntold } from './row-faults';
import { dataRows, findColumns, headingIn, type SheetColumn, type SheetRow } from './sheet-columns';
import { shownChanges } from './shown-changes';
import { cellMarker, type CellMarker } from './uploaded-place';

const NO_ROWS = text('文件中没有数据行，请在列名下方填写', 'The file holds no data; fill it in under the headings');
const DUPLICATE = text('与第{row}行重复（{key}相同）', 'Repeats row {row}: the same {key}');

const DUPLICATE_WITHOUT = text(
  '与第{row}行重复（{key}相同）；如确为不同的行，请增加“{missing}”列分别编号',
  'Repeats row {row}: the same {key}; if these are different lines, number them in a column {missing}',
);

/**
 * Rows checked between two reads of the store, some 20 ms of work: each read yields to the event loop, so that other
 * requests are served meanwhile.
 */
const BLOCK = 250;

export interface CheckOptions {
  /** Skips rows with errors instead of refusing the workbook. */
  readonly validOnly: boolean;
  /** The sheet is truncated, so a missing data row is no error. */
  readonly begun?: boolean;
  /** The report shows what would change, cell by cell. */
  readonly shows?: boolean;
}

/** A change that is to be written. */
export type PlannedChange = ImportChange & { readonly values: Record<string, unknown> };

/** The result of a check, for the transaction that writes it. */
export interface CheckedImport {
  readonly report: ImportReport;
  readonly columns: readonly SheetColumn[];
  readonly changes: readonly PlannedChange[];
  /** Rows to be added first because a reference `createsMissing`, by resource name. */
  readonly missing: readonly (readonly [name: string, rows: readonly StoredRecord[]])[];
  /** For errors that a second look finds. */
  readonly withCells: CellMarker;
}

/** Rows that were read, with duplicate keys marked, and the stored records with these keys. */
interface ReadBlock {
  readonly rows: readonly ReadRow[];
  readonly stored: Stored;
}

/**
 * Reads a workbook and checks it whole; writes nothing. Rows match existing records by the natural key.
 * @throws Refusal with every error, unless `validOnly`
 */
export async function checkImport(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: RegisterSheet,
  { validOnly, begun = false, shows = false }: CheckOptions,
): Promise<CheckedImport> {
  const ruled = await ruledIn(call, resource);
  const { columns, errors: headingErrors } = findColumns(ruled, sheet, call.language);
  const rows = dataRows(sheet);
  const withCells = cellMarker(sheet);
  if (headingErrors.length) throw faulty(rows.length, withCells(headingErrors));
  if (rows.length === 0 && begun) return { report: emptyReport, columns, changes: [], missing: [], withCells };
  if (rows.length === 0) throw faulty(0, [{ row: 2, column: '', value: '', message: NO_ROWS[call.language] }]);

  const reader = await createRowReader(call, ruled, columns, sheet.origin?.leavesOutUnknown);
  const blocks = readBlocks(call, resource, columns, reader, rows);
  const looked: ReadRow[] = [];
  const leftOut: LeftOutRow[] = (sheet.origin?.leftOut ?? []).map(({ row, why }) => ({ row, why: why[call.language] }));
  const changes: ImportChange[] = [];
  for await (const block of hooks.reviewImport ? reviewedWhole(call, resource, hooks, columns, blocks) : blocks) {
    const found = changesOf(ruled, columns, block.rows, block.stored);
    const told = withUntold(call, resource, columns, block.rows, found);
    looked.push(...(await withRefused(call, resource, columns, told, found)));
    changes.push(...found);
  }
  const right = looked.filter((row) => row.errors.length === 0);
  const plan = planOf(changes, right);
  const errors = withCells(looked.flatMap((row) => row.errors));
  leftOut.push(...reader.unknown.map(({ error: { row, message } }) => ({ row, why: message })));
  const warnings = withCells(looked.flatMap((row) => row.warnings));
  const updated = plan.filter(({ before }) => before !== null).length;
  const report: ImportReport = {
    rows: rows.length - reader.unknown.length,
    inserted: plan.length - updated,
    updated,
    unchanged: right.length - plan.length,
    errors,
    ...(warnings.length > 0 && { warnings }),
    ...(leftOut.length > 0 && { leftOut: leftOut.sort((one, other) => one.row - other.row) }),
    ...(shows && { changes: await shownChanges(call, ruled, columns, changes, plan) }),
  };
  if (report.rows === 0 && !begun) {
    const registers = new Set(reader.unknown.map(({ to }) => call.resourceNamed(to).label));
    throw nothingKnown(report, withCells(firstOfEach(reader.unknown)), rows.length, [...registers]);
  }
  if (errors.length && !validOnly) throw faulty(report.rows, errors, report);
  return { report, columns, changes: plan, missing: missingOf(reader, right), withCells };
}

async function* readBlocks(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  reader: RowReader,
  rows: readonly SheetRow[],
): AsyncGenerator<ReadBlock> {
  const markDuplicates = duplicateMarker(call, resource, columns);
  for (let from = 0; from < rows.length; from += BLOCK) {
    const read = (await reader.read(rows.slice(from, from + BLOCK))).map(markDuplicates);
    const stored = await storedBehind(call, resource, read);
    yield { rows: forDrafts(resource, read, stored), stored };
  }
}

/** The blocks with the faults found by the resource's review, which needs all rows together. */
async function* reviewedWhole(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  columns: readonly SheetColumn[],
  blocks: AsyncIterable<ReadBlock>,
): AsyncGenerator<ReadBlock> {
  const all: ReadBlock[] = [];
  for await (const block of blocks) all.push(block);
  const rows = all.flatMap((block) => block.rows);
  const stored = new Map(all.flatMap((block) => [...block.stored]));
  const looked = await reviewed(call, resource, hooks, columns, rows, stored);
  let from = 0;
  for (const block of all) {
    yield { ...block, rows: looked.slice(from, from + block.rows.length) };
    from += block.rows.length;
  }
}

/** Of two rows of one file with the same natural key, marks the later one as an error. */
function duplicateMarker(
  { language }: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
): (row: ReadRow) => ReadRow {
  const first = new Map<string, number>();
  const keyColumns = columns.filter(({ name }) => resource.naturalKey.includes(name));
  const headings = keyColumns.map(({ heading }) => heading).join('、');
  const missing = (resource.workbook ?? [])
    .filter((name) => resource.naturalKey.includes(name) && !keyColumns.some((column) => column.name === name))
    .map((name) => columnHeading(columnOf(resource, name)!))
    .join('、');
  return (row) => {
    if (keyColumns.some(({ heading }) => row.errors.some(({ column }) => column === heading))) return row;
    // A key with an unreadable part, e.g. the month of an invalid date, is not compared.
    if (row.errors.length && resource.naturalKey.some((name) => (row.values[name] ?? null) === null)) return row;
    const key = keyOf(resource, row.values);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, row.number);
      return row;
    }
    const column = keyColumns.at(-1)!;
    const error = {
      row: row.number,
      column: headingIn(column, row),
      value: String(row.cells[column.at] ?? ''),
      message: fill(missing ? DUPLICATE_WITHOUT : DUPLICATE, { row: earlier, key: headings, missing })[language],
    };
    return { ...row, errors: [...row.errors, error] };
  };
}

/** The first cell that names each of the records which are not registered. */
function firstOfEach(unknown: readonly UnknownReference[]): ImportError[] {
  const first = new Map<string, ImportError>();
  for (const { to, error } of unknown) {
    const key = `${to} ${error.value}`;
    if (!first.has(key)) first.set(key, error);
  }
  return [...first.values()];
}

/** The changes of rows that passed all checks; valid rows that change nothing are left out. */
function planOf(changes: readonly ImportChange[], right: readonly ReadRow[]): PlannedChange[] {
  const indexes = new Set(right.map(({ index }) => index));
  return changes.filter((change): change is PlannedChange => change.values !== null && indexes.has(change.row.index));
}

/** The records references would create, limited to those that a valid row names. */
function missingOf({ planned }: RowReader, right: readonly ReadRow[]): CheckedImport['missing'] {
  const named = new Set(planned.size ? right.flatMap(({ values }) => Object.values(values)) : []);
  return [...planned].map(([name, rows]) => [name, rows.filter(({ id }) => named.has(id))] as const);
}

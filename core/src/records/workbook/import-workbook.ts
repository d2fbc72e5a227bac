import { faults, fill, inPortions, Refusal, text, type Language, type SheetContent, type Text } from '../../kernel';
import { insertRecords, insertRows, updateRecords } from '../declaration/write-records';
import { wholly, type Call, type ResourceHooks } from '../call';
import type { ImportError, ImportReport } from '../declaration/resource-port';
import type { Resource, StoredRecord } from '../declaration/resource';
import { changesOf, keyOf, storedBehind, type ImportChange } from './import-changes';
import { readRows, type ReadRow } from './read-rows';
import { reviewed, withRefused } from './row-faults';
import { dataRows, findColumns, type SheetColumn } from './sheet-columns';

const NO_ROWS = text('工作簿中没有数据行，请从第2行开始填写', 'The workbook holds no data; fill it in from row 2');
const DUPLICATE = text('与第{row}行重复（{key}相同）', 'Repeats row {row}: the same {key}');
const REFUSED = text('导入文件中有{count}处错误，未写入任何数据', 'Faults in the file: {count}; nothing was written');

export interface ImportOptions {
  readonly check: boolean;
  readonly validOnly: boolean;
  /** The sheet is the beginning of one: that it holds no rows yet says nothing. */
  readonly begun?: boolean;
  /** The import is all that its transaction does: nothing after it looks at what it has written. */
  readonly isAlone?: boolean;
}

/** The answer for a file that cannot even be read as a workbook. */
export function unreadable(fileName: string, message: Text, language: Language): Refusal {
  const errors = [{ row: 1, column: '', value: fileName, message: message[language] }];
  return refusal({ rows: 0, inserted: 0, updated: 0, unchanged: 0, errors }, message);
}

/**
 * Brings a workbook in: checked whole first, then written in one transaction. Rows match existing records by the
 * natural key, so the same file brought in again changes nothing.
 */
export async function importWorkbook(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
  options: ImportOptions,
): Promise<ImportReport> {
  const { columns, errors: headingErrors } = findColumns(resource, sheet, call.language);
  const rows = dataRows(sheet);
  if (headingErrors.length) throw faulty(rows.length, headingErrors);
  if (rows.length === 0 && options.begun) return { rows: 0, inserted: 0, updated: 0, unchanged: 0, errors: [] };
  if (rows.length === 0) throw faulty(0, [{ row: 2, column: '', value: '', message: NO_ROWS[call.language] }]);
  const { rows: complete, planned } = await readRows(call, resource, columns, rows);
  const single = await markDuplicates(call, resource, columns, complete);
  const stored = await storedBehind(call, resource, single);
  const looked = await reviewed(call, resource, hooks, columns, single, stored);
  const changes = await changesOf(call, resource, columns, looked, stored);
  const read = await withRefused(call, resource, columns, looked, changes);
  const errors = read.flatMap((row) => row.errors);
  const warnings = read.flatMap((row) => row.warnings);
  const right = read.filter((row) => row.errors.length === 0);
  const plan = planOf(changes, right);
  const report: ImportReport = {
    rows: rows.length,
    inserted: plan.added.length,
    updated: plan.changed.length,
    unchanged: right.length - plan.added.length - plan.changed.length,
    errors,
    ...(warnings.length > 0 && { warnings }),
  };
  if (errors.length && !options.validOnly) throw faulty(rows.length, errors, report);
  if (options.check) return report;
  await hooks.beforeImport?.(
    wholly(call),
    right.map((row) => row.values),
  );
  const named = new Set(planned.size ? right.flatMap(({ values }) => Object.values(values)) : []);
  const missing = [...planned].map(([name, rows]) => [name, rows.filter(({ id }) => named.has(id))] as const);
  const writes = writesOf(call, resource, missing, plan);
  if (options.isAlone && !hooks.afterImport) await call.records.portions(writes, (write) => write());
  else for (const write of writes) await write();
  await hooks.afterImport?.(wholly(call), plan.changed);
  return report;
}

type Missing = readonly (readonly [name: string, rows: readonly StoredRecord[]])[];

function* writesOf(call: Call, resource: Resource, missing: Missing, plan: Plan): Generator<() => Promise<unknown>> {
  for (const [name, rows] of missing) yield () => insertRows(call, call.resourceNamed(name), rows);
  for (const added of portionsOf(plan.added, ADDED_AT_ONCE)) yield () => insertRecords(call, resource, added);
  for (const changed of portionsOf(plan.changed, CHANGED_AT_ONCE)) {
    yield async () => {
      const stale = await updateRecords(call, resource, changed);
      // Another transaction may have changed them since they were compared.
      if (stale.length) throw new Refusal(faults.staleVersion());
    };
  }
}

/**
 * Records written at a time, some 40 milliseconds of work: others may have to wait for it, and a record being written stands
 * in memory several times over, with its history and as JSON.
 */
const ADDED_AT_ONCE = 250;
const CHANGED_AT_ONCE = 150;

function* portionsOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** What is wrong with a workbook and what looks odd in it; nothing is written. */
export async function importFindings(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
): Promise<Pick<ImportReport, 'errors' | 'warnings'>> {
  try {
    return await importWorkbook(call, resource, hooks, sheet, { check: true, validOnly: true });
  } catch (error) {
    const report = error instanceof Refusal ? (error.fault.data as ImportReport | undefined) : undefined;
    if (!report) throw error;
    return report;
  }
}

function faulty(rows: number, errors: readonly ImportError[], report?: ImportReport): Refusal {
  return refusal(
    { ...(report ?? { inserted: 0, updated: 0, unchanged: 0 }), rows, errors },
    fill(REFUSED, { count: errors.length }),
  );
}

function refusal(report: ImportReport, message: Text): Refusal {
  return new Refusal({ code: 400, name: 'IMPORT_REFUSED', message, data: report });
}

/** Two rows of one file with the same natural key: the later one is wrong. */
function markDuplicates(
  { language, clock }: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
): Promise<ReadRow[]> {
  const first = new Map<string, number>();
  const keyColumns = columns.filter(({ name }) => resource.naturalKey.includes(name));
  const headings = keyColumns.map(({ heading }) => heading).join('、');
  return inPortions(clock, rows, (row) => {
    if (keyColumns.some(({ heading }) => row.errors.some(({ column }) => column === heading))) return row;
    // A part of the key that could not be read, e.g. the month of a date that is none, makes no two rows alike.
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
      column: column.heading,
      value: String(row.cells[column.at] ?? ''),
      message: fill(DUPLICATE, { row: earlier, key: headings })[language],
    };
    return { ...row, errors: [...row.errors, error] };
  });
}

interface Plan {
  readonly added: Record<string, unknown>[];
  readonly changed: { before: StoredRecord; values: Record<string, unknown> }[];
}

/** Of the changes those of rows that are right to the end; the other right rows stay as they are. */
function planOf(changes: readonly ImportChange[], right: readonly ReadRow[]): Plan {
  const numbers = new Set(right.map(({ number }) => number));
  const plan: Plan = { added: [], changed: [] };
  for (const { row, before, values } of changes) {
    if (values === null || !numbers.has(row.number)) continue;
    if (before) plan.changed.push({ before, values });
    else plan.added.push(values);
  }
  return plan;
}

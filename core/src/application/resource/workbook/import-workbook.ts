import {
  columnHeading,
  columnOf,
  faults,
  fill,
  insertRecords,
  insertRows,
  isVisible,
  Refusal,
  sameValue,
  text,
  updateRecords,
  validateRecord,
  type Call,
  type ImportError,
  type ImportReport,
  type Language,
  type Resource,
  type SheetContent,
  type StoredRecord,
  type Text,
} from '../../../kernel';
import type { ResourceHooks } from '../../resource-hooks';
import { readRows, type ReadRow } from './read-rows';
import { dataRows, findColumns, type SheetColumn } from './sheet-columns';

const NO_ROWS = text('工作簿中没有数据行，请从第2行开始填写', 'The workbook holds no data; fill it in from row 2');
const DUPLICATE = text('与第{row}行重复（{key}相同）', 'Repeats row {row}: the same {key}');
const REFUSED = text('导入文件中有{count}处错误，未写入任何数据', 'Faults in the file: {count}; nothing was written');

export interface ImportOptions {
  readonly check: boolean;
  readonly validOnly: boolean;
}

/** The answer for a file that cannot even be read as a workbook. */
export function unreadable(fileName: string, message: Text, language: Language): Refusal {
  const errors = [{ row: 1, column: '', value: fileName, message: message[language] }];
  return refusal({ rows: 0, inserted: 0, updated: 0, unchanged: 0, errors }, message);
}

/**
 * Brings a workbook in: checked whole first, then written in one transaction. Rows match existing records by the
 * natural key, so the same file brought in again changes nothing. `product.md` §4
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
  if (rows.length === 0) throw faulty(0, [{ row: 2, column: '', value: '', message: NO_ROWS[call.language] }]);
  const { rows: complete, planned } = await readRows(call, resource, columns, rows);
  const single = markDuplicates(call.language, resource, columns, complete);
  const stored = await storedBehind(call, resource, single);
  const read = await reviewed(call, resource, hooks, columns, single, stored);
  const errors = read.flatMap((row) => row.errors);
  const right = read.filter((row) => row.errors.length === 0);
  const plan = compare(resource, columns, right, stored);
  const report: ImportReport = {
    rows: rows.length,
    inserted: plan.added.length,
    updated: plan.changed.length,
    unchanged: right.length - plan.added.length - plan.changed.length,
    errors,
  };
  if (errors.length && !options.validOnly) throw faulty(rows.length, errors, report);
  if (options.check) return report;
  await hooks.beforeImport?.(
    call,
    right.map((row) => row.values),
  );
  for (const [name, missing] of planned) {
    const named = missing.filter(({ id }) => right.some(({ values }) => Object.values(values).includes(id)));
    await insertRows(call, call.resourceNamed(name), named);
  }
  await insertRecords(call, resource, plan.added);
  const stale = await updateRecords(call, resource, plan.changed);
  // On a server another transaction may have changed them since they were compared.
  if (stale.length) throw new Refusal(faults.staleVersion());
  await hooks.afterImport?.(call, plan.changed);
  return report;
}

/** What is wrong with a workbook; nothing is written. */
export async function importErrors(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
): Promise<readonly ImportError[]> {
  try {
    return (await importWorkbook(call, resource, hooks, sheet, { check: true, validOnly: true })).errors;
  } catch (error) {
    const report = error instanceof Refusal ? (error.fault.data as ImportReport | undefined) : undefined;
    if (!report) throw error;
    return report.errors;
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

const keyOf = (resource: Resource, values: Readonly<Record<string, unknown>>) =>
  JSON.stringify(resource.naturalKey.map((name) => values[name] ?? null));

/** Two rows of one file with the same natural key: the later one is wrong. */
function markDuplicates(
  language: Language,
  resource: Resource,
  columns: readonly SheetColumn[],
  rows: readonly ReadRow[],
): ReadRow[] {
  const first = new Map<string, number>();
  const keyColumns = columns.filter(({ name }) => resource.naturalKey.includes(name));
  const headings = keyColumns.map(({ heading }) => heading).join('、');
  return rows.map((row) => {
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

type Stored = ReadonlyMap<string, StoredRecord>;

/** The records that bear the rows' natural keys, by their key. */
async function storedBehind(call: Call, resource: Resource, rows: readonly ReadRow[]): Promise<Stored> {
  const right = rows.filter((row) => row.errors.length === 0);
  const keys = right.map((row) => row.values);
  return new Map((await call.records.findByKeys(resource, keys)).map((record) => [keyOf(resource, record), record]));
}

/** The rows with what the resource's own review finds wrong with the right ones. */
async function reviewed(
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
    call,
    right.map(({ values }) => ({ values, before: stored.get(keyOf(resource, values)) ?? null })),
  );
  const errors = new Map<number, ImportError[]>();
  for (const { at, field, message } of found) {
    const { number, cells } = right[at]!;
    const column = columns.find(({ name }) => name === field);
    const error = {
      row: number,
      column: column?.heading ?? columnHeading(columnOf(resource, field)!),
      value: String((column && cells[column.at]) ?? ''),
      message: message[call.language],
    };
    errors.set(number, [...(errors.get(number) ?? []), error]);
  }
  return rows.map((row) => ({ ...row, errors: [...row.errors, ...(errors.get(row.number) ?? [])] }));
}

/**
 * Sets the rows beside what is stored: new ones, changed ones, and the rest that stays as it is. A reference whose code
 * several records bear stays with the one it names already.
 */
function compare(resource: Resource, columns: readonly SheetColumn[], rows: readonly ReadRow[], stored: Stored): Plan {
  const inSheet = new Set(columns.map(({ name }) => name));
  const plan: Plan = { added: [], changed: [] };
  for (const { values, alternatives } of rows) {
    const before = stored.get(keyOf(resource, values));
    if (!before) {
      plan.added.push(values);
      continue;
    }
    const given: Record<string, unknown> = {};
    for (const { name } of columns) {
      const isNamedAlready = alternatives[name]?.includes(String(before[name]));
      given[name] = isNamedAlready ? before[name] : (values[name] ?? null);
    }
    // What the workbook has no column for is computed with as it is stored, and goes where it is hidden now.
    const whole = validateRecord(resource, { ...before, ...given }).values;
    for (const [name, field] of Object.entries(resource.fields)) {
      const isHidden = !inSheet.has(name) && !isVisible(field, whole);
      if (field.kind === 'computed' || isHidden) given[name] = whole[name];
    }
    if (Object.keys(given).some((name) => !sameValue(before[name], given[name])))
      plan.changed.push({ before, values: given });
  }
  return plan;
}

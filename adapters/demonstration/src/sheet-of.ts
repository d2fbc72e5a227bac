import { costDictionaries } from '@rdm/core/internal/cost';
import { CORRECTION_KIND, correctionKinds } from '@rdm/core/internal/finance';
import { columnHeading, columnOf, type Column, type Resource } from '@rdm/core/internal/records';
import type { CellValue, SheetContent } from '@rdm/core/internal/kernel';
import { standardDictionaries } from '@rdm/core/internal/system';

/** A row by the names of workbook columns: decimals as text, dictionary keys, and codes as references. */
export type RegisterRow = Readonly<Record<string, string | null>>;

/** The workbook of a register as a clerk writes it: declared headings, labels for keys, amounts as numbers. */
export function sheetOf(resource: Resource, rows: readonly RegisterRow[]): SheetContent {
  const columns = (resource.workbook ?? []).flatMap((name) => columnOf(resource, name) ?? []);
  return {
    name: resource.label.zh,
    rows: [columns.map(columnHeading), ...rows.map((row) => columns.map((column) => cellOf(column, row)))],
  };
}

/** Months and cost items are written by their key, as on the forms. */
const writtenByKey = new Set(['month', 'cost_item', 'matched_item']);

function cellOf(column: Column, row: RegisterRow): CellValue {
  const value = row[column.name] ?? null;
  if (value === null || !('field' in column)) return value;
  switch (column.field.kind) {
    case 'money':
    case 'number':
    case 'percent':
    case 'integer':
    case 'year':
      return Number(value);
    case 'dictionary':
      return writtenByKey.has(column.field.dictionary) ? value : labelOf(column.field.dictionary, value);
    default:
      return value;
  }
}

/** The entries of the dictionaries that workbooks use, by their code. */
export const dictionaries = new Map([
  ...[...standardDictionaries, ...costDictionaries].map(({ code, entries }) => [code, entries] as const),
  [CORRECTION_KIND, Object.entries(correctionKinds)] as const,
]);

/** @throws Error when the standard dictionary has no such key */
function labelOf(code: string, key: string): string {
  const entries = dictionaries.get(code) ?? [];
  const entry = entries.find(([each]) => each === key);
  if (!entry) throw new Error(`The dictionary ${code} has no key ${key}`);
  return entry[1].zh;
}

import { columnHeading, columnOf, type Column, type Resource, type StoredRecord } from '../declaration/resource';
import type { Call } from '../call';
import type { Field } from '../declaration/field';
import type { WorkbookColumn, WorkbookSheet } from '../../kernel';
import { dictionariesOf, dictionaryOf, type Dictionaries } from '../check-values';
import { idsIn, referencedRecords } from '../shown-values';

/**
 * The sheet of an export: the official headings, labels for keys and codes for references, so it can be imported again.
 * What is worked out on read comes last.
 */
export async function exportSheet(
  call: Call,
  resource: Resource,
  rows: readonly StoredRecord[],
): Promise<WorkbookSheet> {
  const { workbook, columns: listed, onRead = {} } = resource;
  // An id would say nothing there.
  const read = Object.keys(onRead).filter((name) => onRead[name]!.kind !== 'reference');
  const names = workbook ? [...workbook, ...read] : listed;
  const columns = names.map((name) => columnOf(resource, name)!);
  const dictionaries = await dictionariesOf(call, resource);
  const found = await referencedRecords(call, resource, rows);
  return {
    name: resource.label.zh,
    columns: columns.map((column) => ({ ...sheetColumn(column, dictionaries), total: isSummed(column) })),
    rows: rows.map((row) => columns.map((column) => cellText(column, row, dictionaries, found))),
  };
}

/** The format of a column in a workbook. */
export function sheetColumn(column: Column, dictionaries: Dictionaries): WorkbookColumn {
  const heading = columnHeading(column);
  if (!('field' in column)) return { heading, width: 14, kind: 'text' };
  const code = dictionaryOf(column.field);
  return {
    heading,
    width: Math.max(12, heading.length * 2 + 2),
    kind: cellKind(column.field),
    ...(code && { choices: dictionaries.get(code)?.map((entry) => entry.dictValue) ?? [] }),
  };
}

function cellKind(field: Field): WorkbookColumn['kind'] {
  const kind = field.kind === 'computed' ? field.as : field.kind;
  if (kind === 'money' || kind === 'integer' || kind === 'date') return kind;
  return kind === 'number' || kind === 'percent' ? 'number' : 'text';
}

const isSummed = (column: Column) => 'field' in column && column.field.kind === 'money' && column.field.unit === 'yuan';

function cellText(
  column: Column,
  row: StoredRecord,
  dictionaries: Dictionaries,
  found: ReadonlyMap<string, StoredRecord>,
): string | null {
  if (!('field' in column)) {
    const named = idsIn(row[column.by]).flatMap((id) => found.get(id) ?? []);
    return named.length ? named.map((record) => String(record[column.shown.from] ?? '')).join('、') : null;
  }
  const value = row[column.name];
  if (value === null || value === undefined) return null;
  const { field } = column;
  const code = dictionaryOf(field);
  if (code) {
    const entries = dictionaries.get(code) ?? [];
    const labels = idsIn(value).map((key) => entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key);
    return labels.join('、');
  }
  if ('to' in field)
    return idsIn(value)
      .map((id) => String(found.get(id)?.[field.by] ?? ''))
      .join('、');
  return String(value);
}

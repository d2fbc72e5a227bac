import type { Call } from '../call';
import { dictionariesOf, dictionaryOf, type Dictionaries } from '../check-values';
import type { ImportPreview, PreviewedRow } from '../declaration/resource-port';
import { columnHeading, columnOf, type Resource, type StoredRecord } from '../declaration/resource';
import { sameValue } from '../declaration/write-records';
import { withShownValues } from '../shown-values';
import type { ImportChange } from './import-changes';
import type { SheetColumn } from './sheet-columns';

/** Rows that a preview shows. */
const MOST = 500;

/** What the planned changes would write, as a person reads it: the changed records first, then the new ones. */
export async function shownChanges(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  changes: readonly ImportChange[],
  plan: readonly ImportChange[],
): Promise<ImportPreview> {
  const planned = new Set(plan);
  const all = changes.filter((change) => planned.has(change));
  const listed = [...all.filter(({ before }) => before), ...all.filter(({ before }) => !before)].slice(0, MOST);
  const dictionaries = await dictionariesOf(call, resource);
  const stored = listed.flatMap(({ before }) => before ?? []);
  const shown = new Map((await withShownValues(call, resource, stored)).map((record) => [record.id, record]));
  const rows = listed.map(({ row, before, values }): PreviewedRow => {
    const cells = columns.flatMap((column) => {
      const { name, at } = column;
      const isSame = before ? sameValue(before[name], values![name]) : (values![name] ?? null) === null;
      if (isSame) return [];
      return [
        {
          column: columnHeading(columnOf(resource, name)!),
          before: before ? storedText(column, shown.get(before.id)!, dictionaries) : '',
          after: newText(column, values![name], row.cells[at], dictionaries),
        },
      ];
    });
    const key = resource.naturalKey.map((name) => keyText(columns, row, name)).filter(Boolean);
    return { row: row.number, kind: before ? 'changed' : 'new', key: key.join(' '), cells };
  });
  return { total: all.length, rows };
}

/** A stored value: the code of a reference, the label of a dictionary's entry. */
function storedText({ name, field }: SheetColumn, record: StoredRecord, dictionaries: Dictionaries): string {
  if ('to' in field && 'shows' in field) {
    const { by, shows } = field as { by: string; shows: Readonly<Record<string, { from: string }>> };
    const property = Object.entries(shows).find(([, { from }]) => from === by)?.[0];
    return property ? String(record[property] ?? '') : String(record[name] ?? '');
  }
  return labelled(field, record[name], dictionaries);
}

/** A new value as it will be stored; of a reference as the file writes it. */
function newText({ field }: SheetColumn, value: unknown, cell: unknown, dictionaries: Dictionaries): string {
  return 'to' in field ? String(cell ?? '').trim() : labelled(field, value, dictionaries);
}

function labelled(field: SheetColumn['field'], value: unknown, dictionaries: Dictionaries): string {
  const code = dictionaryOf(field);
  const keys = (Array.isArray(value) ? value : [value]).map((each) => String(each ?? ''));
  const entries = code === null ? [] : (dictionaries.get(code) ?? []);
  return keys.map((key) => entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key).join('、');
}

function keyText(columns: readonly SheetColumn[], row: ImportChange['row'], name: string): string {
  const column = columns.find((each) => each.name === name);
  const isReference = column && 'to' in column.field;
  return String((isReference ? row.cells[column.at] : row.values[name]) ?? '').trim();
}

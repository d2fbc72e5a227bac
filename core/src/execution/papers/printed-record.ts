import {
  columnOf,
  dictionariesOf,
  dictionaryOf,
  idsIn,
  type Call,
  type DictionaryItem,
  type Resource,
  type StoredRecord,
} from '../../records';
import type { PrintedRecord } from './paper-source';

/** `2024-01-05` as `2024年1月5日`; empty for none. */
export const chineseDate = (date: string): string =>
  date ? `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日` : '';

/** How records of a register are printed. */
export async function printerOf(
  call: Call,
  resource: Resource,
): Promise<(record: StoredRecord | null) => PrintedRecord> {
  const dictionaries = await dictionariesOf(call, resource);
  const print = (stored: StoredRecord | null, name: string, dateOf: (date: string) => string): string => {
    const value = stored?.[name] ?? null;
    const column = columnOf(resource, name);
    if (value === null || !column) return '';
    // What a reference to several shows is joined by commas.
    if (!('field' in column)) return String(value).replaceAll(',', '、');
    const { field } = column;
    const code = dictionaryOf(field);
    if (code)
      return idsIn(value)
        .map((key) => labelOf(dictionaries.get(code) ?? [], key))
        .join('、');
    if (field.kind === 'date') return dateOf(String(value));
    if (field.kind === 'percent') return withoutZeros(String(value));
    return String(value);
  };
  return (stored) => ({
    stored,
    text: (name) => print(stored, name, chineseDate),
    cell: (name) => print(stored, name, (date) => date),
  });
}

const labelOf = (entries: readonly DictionaryItem[], key: string): string =>
  entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key;

/** `60.0000` as `60`. */
const withoutZeros = (decimal: string): string => decimal.replace(/\.?0+$/, '');

import { DomainError } from '@rdm/core/internal/kernel';
import type { KeyedId, StoredRecord } from '@rdm/core/internal/records';
import type { Column, Table } from '../schema/table';

const DECIMAL = /^-?\d+(?:\.(\d+?)0*)?$/;

/** A record as one object of the JSON text that carries rows into the database, by column name. */
export function encodeRow(
  table: Table,
  row: StoredRecord,
  columns: readonly Column[] = table.columns,
): Record<string, unknown> {
  const encoded: Record<string, unknown> = {};
  for (const column of columns) {
    const value = row[column.property];
    // A column missing from the JSON is read as null; most columns of a row are empty.
    if (value !== null && value !== undefined) encoded[column.name] = encodeValue(table, column, value);
  }
  return encoded;
}

/** The database rejects a value of the wrong type, but would round decimals and accept one value as a list. */
function encodeValue(table: Table, column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const { storage } = column;
  const refuse = (expected: string): never => {
    const { name } = table.resource;
    throw new DomainError('VALUE', `${name}.${column.property} must be ${expected}, not ${JSON.stringify(value)}`);
  };
  switch (storage.type) {
    case 'decimal': {
      const match = typeof value === 'string' ? DECIMAL.exec(value) : null;
      if (!match || (match[1] ?? '').length > storage.places) refuse(`a decimal string with ${storage.places} places`);
      return value;
    }
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) ? value : refuse('an integer');
    case 'textList':
    case 'idList':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? value
        : refuse('a list of strings');
    case 'json':
      return storage.packing ? storage.packing.pack(value) : value;
    default:
      return typeof value === 'string' ? value : refuse('a string');
  }
}

/** A record from the values of a result in the order of `Table.properties`, in their canonical forms. */
export function decodeRow(table: Table, values: readonly unknown[]): StoredRecord {
  const record: Record<string, unknown> = { ...table.blank };
  const { properties } = table;
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] !== null) record[properties[at]!] = values[at];
  }
  for (const { property } of table.trimmed) {
    const value = record[property];
    if (typeof value === 'string') record[property] = trimZeros(value);
  }
  for (const { property, packing } of table.packed) {
    const value = record[property];
    if (value !== null && value !== undefined) record[property] = packing.unpack(value);
  }
  return record as StoredRecord;
}

/** The id of a record and the values of its natural key, in the order of `Table.key`. */
export function decodeKey(table: Table, [id, ...values]: readonly unknown[]): KeyedId {
  const key = table.key.map((column, at) => {
    const value = values[at];
    return [column.property, typeof value === 'string' && table.trimmed.includes(column) ? trimZeros(value) : value];
  });
  return { ...Object.fromEntries(key), id: String(id) };
}

function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

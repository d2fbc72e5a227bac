import { DomainError, type DbfTable, type TableField } from '@rdm/core/internal/kernel';
import { gbkBeginning, gbkBytes } from './gbk';

const TYPES: Readonly<Record<TableField['type'], string>> = { text: 'C', number: 'N', date: 'D', flag: 'L' };
const DBASE_III = 0x03;
/** Language driver of Chinese GBK (CP936), by which FoxPro and its like read the texts. */
const CP936 = 0x7a;
const HEAD_LENGTH = 32;
const END_OF_HEAD = 0x0d;
const END_OF_FILE = 0x1a;
const BLANK = 0x20;
/** The fixed place of a field's descriptor within which its name, ended by 0, stands. */
const LONGEST_NAME = 10;

/**
 * A table as a file of dBASE III: a head of 32 bytes, 32 bytes a field, the records of fixed length, each after a blank
 * that says it is not deleted.
 */
export function dbfBytes({ fields, rows, day }: DbfTable): Uint8Array {
  const headLength = HEAD_LENGTH * (fields.length + 1) + 1;
  const rowLength = 1 + fields.reduce((all, { length }) => all + length, 0);
  const bytes = new Uint8Array(headLength + rowLength * rows.length + 1);
  const view = new DataView(bytes.buffer);
  bytes[0] = DBASE_III;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  bytes.set([year - 1900, month, date], 1);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, headLength, true);
  view.setUint16(10, rowLength, true);
  bytes[29] = CP936;
  fields.forEach((field, at) => bytes.set(descriptor(field), HEAD_LENGTH * (at + 1)));
  bytes[headLength - 1] = END_OF_HEAD;
  rows.forEach((row, at) => {
    let place = headLength + rowLength * at;
    bytes[place++] = BLANK;
    fields.forEach((field, column) => {
      bytes.set(cell(field, row[column] ?? null), place);
      place += field.length;
    });
  });
  bytes[bytes.length - 1] = END_OF_FILE;
  return bytes;
}

function descriptor({ name, type, length, places = 0 }: TableField): Uint8Array {
  if (!/^[A-Z][A-Z\d_]*$/.test(name) || name.length > LONGEST_NAME) throw misfit(name, name);
  const bytes = new Uint8Array(HEAD_LENGTH);
  bytes.set(gbkBytes(name), 0);
  bytes[11] = TYPES[type].charCodeAt(0);
  bytes[16] = length;
  bytes[17] = places;
  return bytes;
}

/** Texts stand at the left and are cut where they are too long, numbers at the right and are never cut. */
function cell({ name, type, length, places = 0 }: TableField, value: string | null): Uint8Array {
  const bytes = new Uint8Array(length).fill(BLANK);
  if (value === null || value === '') return bytes;
  if (type === 'text') {
    bytes.set(gbkBeginning(value, length));
    return bytes;
  }
  const written = type === 'date' ? value.replaceAll('-', '') : type === 'number' ? decimal(value, places) : value;
  if (written === null || written.length > length) throw misfit(name, value);
  bytes.set(gbkBytes(written), length - written.length);
  return bytes;
}

/** A decimal with exactly so many places; null for what is no decimal or has more of them. */
function decimal(value: string, places: number): string | null {
  const [, whole = '', rest = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '' || rest.length > places) return null;
  return places === 0 ? whole : `${whole}.${rest.padEnd(places, '0')}`;
}

const misfit = (name: string, value: string) =>
  new DomainError('TABLE_FIELD', `${value} does not fit the field ${name}`);

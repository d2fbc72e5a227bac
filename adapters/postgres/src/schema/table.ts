import {
  baseColumns,
  isAmount,
  storageOf,
  type Packing,
  type Resource,
  type Storage,
} from '@rdm/core/internal/records';
import { snakeCase, tableName } from './identifier';

/** One column of a resource's table. */
export interface Column {
  /** The name in records, e.g. `deptId`. */
  readonly property: string;
  /** The name in the table, e.g. `dept_id`. */
  readonly name: string;
  readonly storage: Storage;
  /** The type as PostgreSQL itself writes it, e.g. `numeric(18,2)`. */
  readonly type: string;
  /** Amounts keep all their decimals; other numbers drop trailing zeros. */
  readonly isAmount: boolean;
}

/** How the records of a resource are stored in the database; all of it is derived from the declaration. */
export interface Table {
  readonly resource: Resource;
  readonly name: string;
  /** All columns a record is made of, `tenantId` aside. */
  readonly columns: readonly Column[];
  readonly column: ReadonlyMap<string, Column>;
  readonly key: readonly Column[];
  /** What a record is made of, in the order in which its columns are read. */
  readonly properties: readonly string[];
  /**
   * A record without values, to be copied and filled: an object that grows property by property becomes a slow hash
   * table.
   */
  readonly blank: Readonly<Record<string, null>>;
  /** Whether a digest of the fields stands beside them, by which a rebuild knows what has changed. */
  readonly isDigested: boolean;
  /** The columns whose numbers drop trailing zeros. */
  readonly trimmed: readonly Column[];
  /** The columns whose values are stored in a smaller form. */
  readonly packed: readonly { readonly property: string; readonly packing: Packing }[];
}

/** SHA-256 of the fields in base64; null where a row was written otherwise than by a rebuild. */
export const DIGEST: Column = {
  property: 'contentDigest',
  name: 'content_digest',
  storage: { type: 'text' },
  type: 'text',
  isAmount: false,
};

const tables = new WeakMap<Resource, Table>();

/** By table and the names of the fields left out. */
const reduced = new WeakMap<Table, Map<string, Table>>();

/** @param without fields that are not read; conditions on them hold all the same */
export function tableOf(resource: Resource, without: readonly string[] = []): Table {
  let table = tables.get(resource);
  if (!table) tables.set(resource, (table = build(resource)));
  return without.length === 0 ? table : leaving(table, without);
}

function leaving(table: Table, without: readonly string[]): Table {
  const known = reduced.get(table) ?? new Map<string, Table>();
  reduced.set(table, known);
  const names = without.join(' ');
  let left = known.get(names);
  if (!left) {
    const isRead = (property: string) => !without.includes(property);
    const properties = table.properties.filter(isRead);
    left = {
      ...table,
      columns: table.columns.filter(({ property }) => isRead(property)),
      properties,
      blank: blankOf(properties),
      trimmed: table.trimmed.filter(({ property }) => isRead(property)),
      packed: table.packed.filter(({ property }) => isRead(property)),
    };
    known.set(names, left);
  }
  return left;
}

const blankOf = (properties: readonly string[]) => Object.fromEntries(properties.map((property) => [property, null]));

function build(resource: Resource): Table {
  const columns = [
    ...Object.entries(baseColumns).map(([property, storage]) => columnOf(property, storage, false)),
    ...Object.entries(resource.fields).map(([property, field]) =>
      columnOf(property, storageOf(field), isAmount(field)),
    ),
  ];
  const names = new Set(['tenant_id', 'is_deleted', DIGEST.name]);
  for (const { name, property } of columns) {
    if (names.has(name)) throw new Error(`${resource.name}: the column of ${property} is taken`);
    names.add(name);
  }
  const column = new Map(columns.map((one) => [one.property, one]));
  const properties = ['tenantId', ...columns.map(({ property }) => property)];
  return {
    resource,
    name: tableName(resource.name),
    columns,
    column,
    key: resource.naturalKey.map((field) => column.get(field)!),
    properties,
    blank: blankOf(properties),
    // The figures of a year are rebuilt with each recompute of it.
    isDigested: resource.origin === 'derived' && resource.figuresOf !== undefined,
    trimmed: columns.filter((each) => each.storage.type === 'decimal' && !each.isAmount),
    packed: columns.flatMap(({ property, storage }) =>
      storage.type === 'json' && storage.packing ? [{ property, packing: storage.packing }] : [],
    ),
  };
}

function columnOf(property: string, storage: Storage, amount: boolean): Column {
  return { property, name: snakeCase(property), storage, type: typeOf(storage, amount), isAmount: amount };
}

const DIGITS = 20;
const AMOUNT_DIGITS = 18;

function typeOf(storage: Storage, amount: boolean): string {
  switch (storage.type) {
    case 'text':
    case 'integer':
    case 'date':
      return storage.type;
    case 'decimal':
      return `numeric(${amount ? AMOUNT_DIGITS : DIGITS},${storage.places})`;
    case 'time':
      return 'timestamp(0) without time zone';
    case 'id':
      return 'bigint';
    case 'textList':
      return 'text[]';
    case 'idList':
      return 'bigint[]';
    case 'json':
      return 'jsonb';
  }
}

/** Texts are compared by code point, the same on every server and in every version of its libraries. */
export const COLLATION = 'C';

export function isTextual(storage: Storage): boolean {
  return storage.type === 'text' || storage.type === 'textList';
}

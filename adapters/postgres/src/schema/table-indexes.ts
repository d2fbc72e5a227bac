import { storageOf, type Field, type Resource } from '@rdm/core/internal/records';
import { identifier } from './identifier';
import { tableOf, type Column, type Table } from './table';

/** An index besides the primary key. All begin with the tenant and exclude soft-deleted rows. */
export interface TableIndex {
  readonly name: string;
  readonly unique: boolean;
  /** The columns after the tenant, in their order. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly column: Column;
  readonly descending: boolean;
}

/** Derives the indexes of a table from the declared keys, order and searches. */
export function indexesOf(resource: Resource): TableIndex[] {
  const table = tableOf(resource);
  const indexes: TableIndex[] = [];
  const key = table.key.map((column) => ({ column, descending: false }));
  if (key.length > 0) indexes.push({ name: `${table.name}_key`, unique: true, parts: key });
  const order = resource.order.flatMap(({ field, descending = false }) => {
    const column = table.column.get(field);
    return column ? [{ column, descending }] : [];
  });
  if (!order.every((part, at) => part.column === key[at]?.column && !part.descending)) {
    indexes.push({ name: `${table.name}_order`, unique: false, parts: [...order, idOf(table)] });
  }
  for (const index of searchIndexes(table, order)) {
    if (!indexes.some((other) => serves(other, index))) indexes.push(index.index);
  }
  return indexes;
}

interface SearchIndex {
  readonly index: TableIndex;
  /** How many leading columns are compared with one value each; the others give the order. */
  readonly compared: number;
}

/**
 * One for each field that lists are searched by exactly: what is always searched by, the field, and then the list's own
 * order, so that a page is read in index order and a count reads matching rows only. Row-level security lets only such
 * leakproof comparisons use an index; `ilike` is not one. Shared tables are small and need none.
 */
function searchIndexes(table: Table, order: readonly Part[]): SearchIndex[] {
  const { resource } = table;
  if (resource.sharing === 'platform') return [];
  return resource.search
    .filter((name) => !resource.searchAlways.includes(name) && isExact(resource.fields[name]!))
    .map((name) => {
      const compared = [...resource.searchAlways, name].map((each) => ({
        column: table.column.get(each)!,
        descending: false,
      }));
      const columns = new Set(compared.map(({ column }) => column));
      const rest = order.filter(({ column }) => !columns.has(column));
      return {
        compared: compared.length,
        index: {
          name: `${table.name}_by_${table.column.get(name)!.name}`,
          unique: false,
          parts: [...compared, ...rest, idOf(table)],
        },
      };
    });
}

const idOf = (table: Table): Part => ({ column: table.column.get('id')!, descending: false });

const unordered = new Set(['textList', 'idList', 'json']);

/** Texts are searched by substring, lists by containment. */
function isExact(field: Field): boolean {
  return field.kind !== 'text' && field.kind !== 'longText' && !unordered.has(storageOf(field).type);
}

/** Among rows that agree in the compared columns it gives the same order; a unique one needs no id as a tie-breaker. */
function serves(other: TableIndex, { index, compared }: SearchIndex): boolean {
  const leading = new Set(other.parts.slice(0, compared).map(({ column }) => column));
  if (!index.parts.slice(0, compared).every(({ column }) => leading.has(column))) return false;
  const rest = index.parts.slice(compared, other.unique ? -1 : undefined);
  return rest.every(({ column, descending }, at) => {
    const part = other.parts[compared + at];
    return part?.column === column && part.descending === descending;
  });
}

/** As written in a migration. */
export function indexSql(table: string, { name, unique, parts }: TableIndex): string {
  const columns = parts.map(
    ({ column, descending }) => identifier(column.name) + (descending ? ' desc nulls last' : ''),
  );
  return (
    `create ${unique ? 'unique ' : ''}index ${identifier(name)} on ${identifier(table)} ` +
    `(${['tenant_id', ...columns].join(', ')}) ${unique ? 'nulls not distinct ' : ''}where is_deleted = 0`
  );
}

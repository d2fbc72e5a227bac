import type { SourceColumn, SourceTable } from '@rdm/core/internal/develop';
import type pg from 'pg';

const columnsOf = `
  select i.column_name::text as name, i.udt_name::text as type, i.is_nullable = 'YES' as nullable,
    i.character_maximum_length::int as "maxLength", i.numeric_precision::int as precision, i.numeric_scale::int as scale,
    pg_catalog.col_description(
      pg_catalog.to_regclass(pg_catalog.format('%I.%I', i.table_schema, i.table_name))::oid, i.ordinal_position::int
    ) as comment
  from information_schema.columns i
  where i.table_schema::text = $1 and i.table_name::text = $2
  order by i.ordinal_position
  limit 1600`;

const commentOf = `
  select pg_catalog.obj_description(pg_catalog.to_regclass(pg_catalog.format('%I.%I', $1::text, $2::text))::oid, 'pg_class')
    as comment`;

/** information_schema shows constraints to owners only; indexes give the same to every role with read access. */
const uniqueKeysOf = `
  select (select json_agg(a.attname::text order by k.at)
    from unnest(x.indkey::int2[]) with ordinality as k(number, at)
    join pg_catalog.pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number) as columns
  from pg_catalog.pg_index x
  where x.indrelid = pg_catalog.to_regclass(pg_catalog.format('%I.%I', $1::text, $2::text))::oid
    and x.indisunique and not x.indisprimary and x.indexprs is null
  order by x.indexrelid
  limit 50`;

type Row = Readonly<Record<string, unknown>>;

/** A table as information_schema and its comments describe it. The server is untrusted: every value is read as text. */
export async function readTable(client: pg.Client, schema: string, name: string): Promise<SourceTable> {
  const asked = [schema, name];
  const { rows: columns } = await client.query<Row>(columnsOf, asked);
  const { rows: comments } = await client.query<Row>(commentOf, asked);
  const { rows: keys } = await client.query<Row>(uniqueKeysOf, asked);
  return {
    comment: textOf(comments[0]?.comment),
    columns: columns.map(columnIn),
    uniqueKeys: keys.map(({ columns: names }) => (Array.isArray(names) ? names.map(String) : [])),
  };
}

const columnIn = (row: Row): SourceColumn => ({
  name: textOf(row.name) ?? '',
  type: textOf(row.type) ?? '',
  nullable: row.nullable === true,
  maxLength: numberOf(row.maxLength),
  precision: numberOf(row.precision),
  scale: numberOf(row.scale),
  comment: textOf(row.comment),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

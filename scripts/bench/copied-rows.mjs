/** Above the numbers of all records that are made otherwise. */
const COPIES = 7_600_000_000_000_000_000n;
/** How an index is remembered that was unique. */
const WAS_UNIQUE = 'unique without copies';

/** SQL that copies the rows a tenant has in a table until there are so many; what must be unique of a row may come again. */
export const copiesOfRows = (table, tenant, rows) => [
  allowCopies(table),
  `delete from ${table} where id >= ${COPIES}`,
  `do $$ begin execute (
    select format('with own as (select %1$s, row_number() over (order by id) as at, count(*) over () as many from ${table}
          where tenant_id = ''${tenant}'' and is_deleted = 0 and id < ${COPIES})
        insert into ${table} (id, %1$s) select ${COPIES} + n, %2$s
        from generate_series(0, ${rows - 1}) n join own on own.at = 1 + n %% own.many',
      string_agg(format('%I', column_name), ', ' order by ordinal_position),
      -- Entries of one number would be one voucher, and a correction is shown with the whole of its voucher.
      string_agg(case column_name when 'voucher_no' then 'voucher_no || ''-'' || n' else format('%I', column_name) end,
        ', ' order by ordinal_position))
    from information_schema.columns where table_name = '${table}' and column_name <> 'id' and is_generated = 'NEVER');
  end $$`,
  // A program refuses to start on a table whose unique index is none; it is one again for what comes from now on.
  `update pg_index set indisunique = true
    where indrelid = '${table}'::regclass and obj_description(indexrelid, 'pg_class') = '${WAS_UNIQUE}'`,
  `vacuum analyze ${table}`,
];

/** SQL that takes them away. Others read the table too, and would look through all the rows that are gone. */
export const withoutCopies = (table) => [
  `delete from ${table} where id >= ${COPIES}`,
  `vacuum (full, analyze) ${table}`,
];

/** Each unique index becomes one of the same columns that allows the same row again: readers still find their way by it. */
const allowCopies = (table) => `do $$ declare own record; begin
  for own in select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = '${table}'::regclass and indisunique and not indisprimary loop
    execute 'drop index ' || own.name;
    execute replace(replace(own.definition, 'CREATE UNIQUE INDEX', 'CREATE INDEX'), ' NULLS NOT DISTINCT', '');
    execute format('comment on index %s is %L', own.name, '${WAS_UNIQUE}');
  end loop;
end $$`;

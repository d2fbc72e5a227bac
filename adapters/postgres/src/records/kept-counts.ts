import type { Statement } from '../database';
import { COUNTING_TRIGGERS, isCounting } from '../schema/counting-triggers';

/** How many rows a tenant has in a table, and a mark that is another one after every change of any of them. */
export interface RowCount {
  readonly total: number;
  readonly mark: string;
}

/** Where the triggers are not there, nobody knows but who counts: tables that an extension distributes take none. */
export type KeptCount = RowCount | { readonly total: null; readonly mark: null };

/** The count as the statements that changed the table have kept it. */
export const keptCountStatement = (tenantId: string, table: string): Statement => ({
  name: 'rdm_kept_count',
  text:
    'select case when kept then total end as total, case when kept then mark end as mark from ' +
    `(select count(*) = ${COUNTING_TRIGGERS} as kept from pg_trigger t where t.tgrelid = to_regclass($2) and ${isCounting}) of_table, ` +
    "(select coalesce(sum(total), 0)::int as total, coalesce(string_agg(part || '.' || changes, ',' order by part), '') as mark " +
    'from row_count where tenant_id = $1 and table_name = $2) of_tenant',
  values: [tenantId, table],
});

/** A mark of each of several tables; null where the triggers of any of them are not there. */
export const marksStatement = (tenantId: string, tables: readonly string[]): Statement => ({
  name: 'rdm_marks',
  text:
    'with asked as materialized (select n as name, at, to_regclass(n) as id from unnest($2::text[]) with ordinality as each(n, at)), ' +
    "counted as (select table_name, md5(string_agg(part || '.' || changes, ',' order by part)) as mark " +
    'from row_count where tenant_id = $1 and table_name in (select name from asked) group by table_name) ' +
    `select case when (select count(*) from pg_trigger t where t.tgrelid in (select id from asked) and ${isCounting}) = ` +
    `(select ${COUNTING_TRIGGERS} * count(id) from asked) then ` +
    "(select array_agg(coalesce(counted.mark, '') order by asked.at) from asked left join counted on table_name = asked.name) " +
    'end as marks',
  values: [tenantId, tables],
});

import type { Statement } from '../database';

/** How many rows a tenant has in a table, and a mark that is another one after every change of any of them. */
export interface RowCount {
  readonly total: number;
  readonly mark: string;
}

/** The count as the statements that changed the table have kept it. */
export const keptCountStatement = (tenantId: string, table: string): Statement => ({
  name: 'rdm_kept_count',
  text:
    "select coalesce(sum(total), 0)::int as total, coalesce(string_agg(part || '.' || changes, ',' order by part), '') as mark " +
    'from row_count where tenant_id = $1 and table_name = $2',
  values: [tenantId, table],
});

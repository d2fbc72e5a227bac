import type { Resource } from '@rdm/core/internal/records';
import type { Database } from '../database';
import { COUNTING_TRIGGERS, isCounting } from './counting-triggers';
import { DIGEST, tableOf, type Table } from './table';
import { indexesOf } from './table-indexes';

/** A table as described by the PostgreSQL catalogue. */
interface Actual {
  readonly name: string;
  readonly secured: boolean;
  readonly forced: boolean;
  readonly policies: number;
  readonly granted: boolean;
  /** Triggers that keep the count of its rows. */
  readonly counting: number;
  readonly columns: Readonly<Record<string, string>>;
  readonly indexes: readonly ActualIndex[];
}

interface ActualIndex {
  readonly name: string;
  readonly primary: boolean;
  readonly unique: boolean;
  /** Each with its direction where that is not the usual one, e.g. `year desc`. */
  readonly columns: readonly string[];
  readonly where: string | null;
}

const catalogue = `
  select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
    (select bool_and(has_table_privilege('rdm_app', c.oid, r)) from unnest(array['select', 'insert', 'update', 'delete']) r) as granted,
    (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and ${isCounting}) as counting,
    (select json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod))
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object('name', i.relname, 'primary', x.indisprimary, 'unique', x.indisunique,
        'where', pg_get_expr(x.indpred, x.indrelid), 'columns',
        (select json_agg(coalesce(a.attname, '(expression)') || case k.option & 1 when 1 then ' desc' else '' end order by k.at)
           from unnest(x.indkey::int2[], x.indoption::int2[]) with ordinality as k(number, option, at)
           left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)))
       from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '[]') as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relname = any($1::text[])`;

/** Where the database differs from the declarations: one sentence for each difference, empty when they agree. */
export async function checkTables(database: Database, resources: readonly Resource[]): Promise<string[]> {
  const tables = resources.filter(({ origin }) => origin !== 'view').map((resource) => tableOf(resource));
  const { rows } = await database.use((session) =>
    session.query<Actual>(catalogue, [tables.map((table) => table.name)]),
  );
  const actual = new Map(rows.map((row) => [row.name, row]));
  return tables.flatMap((table) => {
    const found = actual.get(table.name);
    return found ? differences(table, found) : [`Table ${table.name} is missing.`];
  });
}

function differences(table: Table, actual: Actual): string[] {
  return [
    ...columnDifferences(table, actual),
    ...indexDifferences(table, actual),
    ...lockDifferences(actual),
    ...countDifferences(table, actual),
  ];
}

function columnDifferences(table: Table, actual: Actual): string[] {
  const expected = [
    ['tenant_id', 'character varying(12)'],
    ...[...table.columns, ...(table.isDigested ? [DIGEST] : [])].map((column) => [column.name, column.type]),
    ['is_deleted', 'smallint'],
  ] as const;
  return expected.flatMap(([name, type]) => {
    const found = actual.columns[name!];
    if (found === undefined) return [`Table ${actual.name} lacks the column ${name} (${type}).`];
    return found === type ? [] : [`Column ${name} of table ${actual.name} is ${found}, declared is ${type}.`];
  });
}

/** As PostgreSQL writes it. */
const UNDELETED = '(is_deleted = 0)';

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function indexDifferences(table: Table, actual: Actual): string[] {
  const found: string[] = [];
  const primary = actual.indexes.find((index) => index.primary);
  if (!primary || !same(primary.columns, ['tenant_id', 'id'])) {
    found.push(`The primary key of table ${actual.name} is not (tenant_id, id).`);
  }
  for (const expected of indexesOf(table.resource)) {
    const columns = [
      'tenant_id',
      ...expected.parts.map(({ column, descending }) => column.name + (descending ? ' desc' : '')),
    ];
    const isThere = (index: ActualIndex) =>
      index.unique === expected.unique && same(index.columns, columns) && index.where === UNDELETED;
    if (!actual.indexes.some(isThere)) {
      found.push(`Table ${actual.name} lacks the ${expected.unique ? 'unique ' : ''}index on (${columns.join(', ')}).`);
    }
  }
  for (const index of actual.indexes) {
    if (index.columns[0] !== 'tenant_id') {
      found.push(`Index ${index.name} of table ${actual.name} does not start with tenant_id.`);
    }
  }
  return found;
}

function lockDifferences({ name, secured, forced, policies, granted }: Actual): string[] {
  return [
    ...(secured ? [] : [`Row-level security of table ${name} is not enabled.`]),
    ...(forced ? [] : [`Row-level security of table ${name} is not forced on its owner.`]),
    ...(policies > 0 ? [] : [`Table ${name} has no row-level security policy.`]),
    ...(granted ? [] : [`The role rdm_app lacks rights on table ${name}.`]),
  ];
}

/** All or none: what a part of the statements counts is no number of rows. */
const countDifferences = ({ resource }: Table, { name, counting }: Actual): string[] =>
  resource.sharing !== 'tenant' || counting === COUNTING_TRIGGERS || counting === 0
    ? []
    : [`The rows of table ${name} are counted by ${counting} of ${COUNTING_TRIGGERS} triggers.`];

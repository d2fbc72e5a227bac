import type { Session } from '../database';
import { identifier } from '../schema/identifier';
import type { MovedTable } from './moved-tables';
import { RowSum } from './row-sum';

/** Rows held in memory at a time. */
const PIECE = 500;

/** Written the same by every server: amounts exactly, times in one zone. */
export const plainText =
  `set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'iso_8601'; ` +
  `set local bytea_output to 'hex'; set local extra_float_digits to 3`;

/** Copies the rows of a table into the other database and returns the sum of what was read. */
export async function copyRows(from: Session, to: Session, table: MovedTable): Promise<RowSum> {
  const sum = new RowSum();
  const insert = insertStatement(table);
  for await (const rows of piecesOf(from, table)) {
    for (const row of rows) sum.add(row);
    await to.query(insert, [rows]);
  }
  return sum;
}

/** The sum of a table's rows. */
export async function sumOf(session: Session, table: MovedTable): Promise<RowSum> {
  const sum = new RowSum();
  for await (const rows of piecesOf(session, table)) for (const row of rows) sum.add(row);
  return sum;
}

/**
 * The rows as the database's own text of a whole row, which it reads again without loss.
 * @param tenantId leaves out the rows of all others, also of those that are shown to every tenant
 */
export async function* piecesOf(session: Session, { name }: MovedTable, tenantId?: string): AsyncGenerator<string[]> {
  const where = tenantId === undefined ? '' : ` where tenant_id = '${quotable(tenantId)}'`;
  await session.query(`declare moving no scroll cursor for select r::text as moved from ${identifier(name)} r${where}`);
  for (;;) {
    const { rows } = await session.query<{ moved: string }>(`fetch ${PIECE} from moving`);
    if (rows.length === 0) break;
    yield rows.map(({ moved }) => moved);
  }
  await session.query('close moving');
}

export function insertStatement({ name, columns }: MovedTable): string {
  const table = identifier(name);
  const names = columns.map((column) => identifier(column));
  // `offset 0` keeps the inner query from being merged into the outer one, so each text is parsed once, not per column.
  const read = `select given::${table} as moved from unnest($1::text[]) given offset 0`;
  const values = names.map((column) => `(r.moved).${column}`);
  return `insert into ${table} (${names.join(', ')}) overriding system value select ${values.join(', ')} from (${read}) r`;
}

/** A declaration of a cursor takes no bound values. */
function quotable(tenantId: string): string {
  if (!/^\w{1,12}$/.test(tenantId)) throw new Error(`There is no tenant ${tenantId}`);
  return tenantId;
}

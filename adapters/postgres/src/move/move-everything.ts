import type { Database, Session } from '../database';
import { migrate, readMigrations } from '../migration/migrate';
import { identifier } from '../schema/identifier';
import { forceAgain, movedTables, takeTables, type MovedTable } from './moved-tables';
import { refusals, type Side } from './refusals';
import { copyRows, plainText, sumOf } from './rows';
import type { RowSum } from './row-sum';
import { appliedMigrations, assertMigrated, assertSame } from './same-migrations';

/** A table that has been copied. */
export interface Arrived {
  readonly table: string;
  readonly rows: number;
  /** Of all its rows, the same in both databases; 64 hexadecimal digits. */
  readonly checksum: string;
}

export type MoveStep = 'check' | 'copy' | 'compare' | 'finish';

/** Receives the progress of a move. */
export interface Telling {
  step(step: MoveStep): void;
  arrived(table: Arrived): void;
}

/**
 * Copies every row of every table into an empty database, compares both and keeps the copy only when they are equal.
 * The source is not changed. A target without tables gets them from the migrations first.
 * @param migrations the folder of the migrations of this program
 * @throws StartRefused when the target is not empty, one of the two is in use, or their migrations differ; whatever
 *   happens before the end, the target stays empty
 */
export async function moveEverything(
  from: Database,
  to: Database,
  migrations: string,
  telling: Telling,
): Promise<void> {
  telling.step('check');
  await checkMigrations(from, to, migrations);
  await from.use((source) =>
    to.use(async (target) => {
      const { tables } = await take(source, 'source', from.isEmbedded);
      const { unforced } = await take(target, 'target', to.isEmbedded);
      await assertEmpty(target, tables);
      telling.step('copy');
      const sums = new Map<MovedTable, RowSum>();
      for (const table of tables) sums.set(table, await copyRows(source, target, table));
      telling.step('compare');
      for (const [table, sum] of sums) {
        if (!sum.equals(await sumOf(target, table))) throw refusals.different(table.name);
        telling.arrived({ table: table.name, rows: sum.rows, checksum: sum.checksum });
      }
      telling.step('finish');
      await forceAgain(target, unforced);
      await target.query('commit');
      await source.query('rollback');
      await target.query('analyze');
    }),
  );
}

async function checkMigrations(from: Database, to: Database, directory: string): Promise<void> {
  const names = (await readMigrations(directory)).map(({ name }) => name);
  const source = assertMigrated('source', await from.use(appliedMigrations), names);
  if ((await to.use(appliedMigrations)) === null) {
    const [occupied] = await to.use(movedTables);
    if (occupied) throw refusals.notEmpty(occupied.name);
    await migrate(to, directory);
  }
  assertSame(source, assertMigrated('target', await to.use(appliedMigrations), names));
}

/** Begins a transaction that locks the tables exclusively and sees the rows of all tenants. */
async function take(session: Session, side: Side, isEmbedded: boolean) {
  if (!isEmbedded && (await hasCompany(session))) throw refusals.inUse(side);
  const tables = await movedTables(session);
  await session.query('begin isolation level repeatable read');
  await session.query(plainText);
  await session.query(`set local lock_timeout to '5s'`);
  try {
    return { tables, unforced: await takeTables(session, tables) };
  } catch (error) {
    throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? refusals.inUse(side) : error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether another client is connected to the database of a server. */
async function hasCompany(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ others: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend') as others`,
  );
  return rows[0]?.others === true;
}

async function assertEmpty(target: Session, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await target.query(`select from ${identifier(name)} limit 1`);
    if (rows.length > 0) throw refusals.notEmpty(name);
  }
}

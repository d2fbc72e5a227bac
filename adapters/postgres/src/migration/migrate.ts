import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from '@rdm/core/internal/kernel';
import type { Database, Session } from '../database';
import { StartRefused } from '../start-refused';
import { beginAlone } from './one-at-a-time';

/** The migrations of this package. */
export const migrationsDirectory = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  /** `NNNN-title.sql`; the number is the order. */
  readonly name: string;
  readonly sql: string;
}

/**
 * Applies what is missing, in order, each file in its own transaction, and returns the names applied now.
 * @throws StartRefused when an applied file was changed or is unknown here, or a number is used twice
 * @param until the last one to apply; all by default
 */
export async function migrate(database: Database, directory = migrationsDirectory, until?: string): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  return database.use((session) => applyMissing(session, migrations));
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (number === undefined || numbers.has(number)) {
      throw new StartRefused(
        text(
          `迁移文件 ${name} 的名称应为“四位序号-标题.sql”，且序号不得重复`,
          `The migration ${name} must be named "NNNN-title.sql" with a number of its own`,
        ),
      );
    }
    numbers.add(number);
  }
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(path.join(directory, name), 'utf8') })));
}

/** A checkout with other line endings counts as the same file. */
export const checksumOf = ({ sql }: Migration) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

async function applyMissing(session: Session, migrations: readonly Migration[]): Promise<string[]> {
  await beginAlone(session);
  await session.query(
    `create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await session.query('commit');
  const { rows } = await session.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseUnknown(applied, migrations);
  const now: string[] = [];
  for (const migration of migrations) {
    if (!applied.has(migration.name) && (await apply(session, migration))) now.push(migration.name);
  }
  return now;
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const [name, checksum] of applied) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new StartRefused(
        text(
          `数据库已应用迁移 ${name}，而本程序没有该文件：请使用更新的程序版本`,
          `The database has the migration ${name}, which this program does not know: use a newer version of the program`,
        ),
      );
    }
    if (expected !== checksum) {
      throw new StartRefused(
        text(
          `迁移 ${name} 在应用之后被修改：请恢复原文件，改动写入新的迁移文件`,
          `The migration ${name} was changed after it was applied: restore the file and put the change into a new one`,
        ),
      );
    }
  }
}

/** Returns false where another process has applied it meanwhile. */
async function apply(session: Session, migration: Migration): Promise<boolean> {
  await beginAlone(session);
  const { rows } = await session.query('select from schema_migration where name = $1', [migration.name]);
  if (rows.length > 0) {
    await session.query('commit');
    return false;
  }
  await session.query(migration.sql);
  await session.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    checksumOf(migration),
  ]);
  await session.query('commit');
  return true;
}

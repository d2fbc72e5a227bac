import type { Session } from '../database';
import { refusals, type Side } from './refusals';

type Applied = ReadonlyMap<string, string>;

/** Name and checksum of the migrations a database has; null where it was never a database of this program. */
export async function appliedMigrations(session: Session): Promise<Applied | null> {
  const { rows: found } = await session.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (found[0]?.exists !== true) return null;
  const { rows } = await session.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @throws StartRefused naming the first migration one side has and the program has not, or the other way round */
export function assertMigrated(side: Side, applied: Applied | null, names: readonly string[]): Applied {
  const missing = names.find((name) => applied?.has(name) !== true);
  const unknown = [...(applied?.keys() ?? [])].find((name) => !names.includes(name));
  const differing = missing ?? unknown;
  if (applied === null || differing !== undefined) throw refusals.migrations(side, differing ?? 'schema_migration');
  return applied;
}

/** @throws StartRefused naming the first migration of the same name that was not the same file */
export function assertSame(source: Applied, target: Applied): void {
  const differing = [...source].find(([name, checksum]) => target.get(name) !== checksum);
  if (differing) throw refusals.migrations('source', differing[0]);
}

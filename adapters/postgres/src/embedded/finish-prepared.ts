import type { PGlite } from '@electric-sql/pglite';

/**
 * Earlier versions wrote a large import as several prepared transactions, named `id:1`, `id:2` … `id:last`, up to 400
 * at once. PostgreSQL keeps them over a restart, and does not start with a lower limit than their number.
 */
export const roomForPrepared = ['-c', 'max_prepared_transactions=400'];

/**
 * Ends the prepared transactions that an earlier version left when it was killed: an import whose last part is there is
 * committed, any other undone. To be called after a start.
 */
export async function finishPrepared(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ gid: string }>('select gid from pg_prepared_xacts');
  const names = rows.map(({ gid }) => gid);
  const complete = new Set(names.filter(isLast).map(importOf));
  // The last part is committed last: if killed again, the next start still knows that the import is to be committed.
  for (const name of names.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))) {
    await engine.exec(
      `${complete.has(importOf(name)) ? 'commit' : 'rollback'} prepared '${name.replaceAll("'", "''")}'`,
    );
  }
}

const isLast = (name: string): boolean => name.endsWith(':last');
const importOf = (name: string): string => name.slice(0, name.indexOf(':'));

import pg from 'pg';
import type { Database, DatabaseOptions } from './database';
import { openEmbedded } from './embedded/embedded-database';
import { openServer } from './server/server-database';

const { builtins } = pg.types;
const verbatim = new Set<number>([
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INT8,
  builtins.NUMERIC,
]);

/** Dates, times and exact numbers stay the text the database writes: no Date objects, no floats. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    verbatim.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};

/** @throws DataDirectoryInUse when another process has the directory open */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openServer(options, types) : openEmbedded(options.embedded, types);
}

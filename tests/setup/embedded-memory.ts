import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate, openDatabase, type DatabaseOptions } from '@rdm/postgres';
import { kept, type Kept } from './kept';

const migratedCluster: Kept = {
  name: 'migrated-cluster',
  of: ['node_modules/@electric-sql/pglite/package.json', 'adapters/postgres/migrations', 'adapters/postgres/src'],
  make: async (folder) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'rdm-cluster-'));
    try {
      const database = await openDatabase({ embedded: { directory } });
      await migrate(database);
      await database.close();
      const engine = await PGlite.create({ dataDir: path.join(directory, 'cluster') });
      const dump = await engine.dumpDataDir('none');
      await engine.close();
      writeFileSync(path.join(folder, 'cluster.tar'), new Uint8Array(await dump.arrayBuffer()));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

/** A database in memory without a row; its cluster with all tables, which takes seconds to create, is cached. */
export const embeddedMemory: DatabaseOptions = {
  embedded: {
    memory: true,
    mould: async () => new Blob([readFileSync(path.join(await kept(migratedCluster), 'cluster.tar'))]),
  },
};

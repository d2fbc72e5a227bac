import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseOptions } from '@rdm/postgres';
import { kept, type Kept } from './kept';

const emptyCluster: Kept = {
  name: 'empty-cluster',
  of: ['node_modules/@electric-sql/pglite/package.json'],
  make: async (folder) => {
    const engine = await PGlite.create();
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    writeFileSync(path.join(folder, 'cluster.tar'), new Uint8Array(await dump.arrayBuffer()));
  },
};

/** An empty database in memory; its initial cluster, which takes seconds to create, is created once and cached. */
export const embeddedMemory: DatabaseOptions = {
  embedded: {
    memory: true,
    mould: async () => new Blob([readFileSync(path.join(await kept(emptyCluster), 'cluster.tar'))]),
  },
};

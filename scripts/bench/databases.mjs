import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { runnerImport } from 'vite';
import { at } from '../root.mjs';
import { end, startProduct } from './program.mjs';

/**
 * A database with the product's tables and accounts: `environment` for a product that runs on it, `run` for the
 * benchmark's own SQL, which on the embedded one must not be called while a product has it open.
 */
export async function openEmbeddedDatabase() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  const environment = { RDM_DATA_DIR: data };
  await prepared(environment);
  return {
    name: 'PGlite',
    environment,
    async run(...statements) {
      const engine = await PGlite.create(path.join(data, 'database', 'cluster'));
      try {
        for (const statement of statements) await engine.exec(statement);
      } finally {
        await engine.close();
      }
    },
    close: async () => fs.rmSync(data, { recursive: true, force: true }),
  };
}

/** A PostgreSQL server started for the benchmark; throws where none is installed. */
export async function openServerDatabase() {
  const { module } = await runnerImport(at('tests/setup/postgres-server.ts'));
  const server = await module.startPostgres();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  const environment = { RDM_DATA_DIR: data, DATABASE_URL: server.url, RDM_MODE: 'demonstration' };
  await prepared(environment);
  return {
    name: 'PostgreSQL',
    environment,
    async run(...statements) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
    async close() {
      await server.stop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

const prepared = async (environment) => end(await startProduct(environment));

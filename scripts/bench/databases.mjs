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
 * benchmark's own SQL, whose last rows it returns, and which must not be called while a product has it open where it
 * `isOfOneProgram`.
 */
export async function openEmbeddedDatabase() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  const environment = { RDM_DATA_DIR: data };
  await prepared(environment);
  return {
    name: 'PGlite',
    isOfOneProgram: true,
    environment,
    async run(...statements) {
      const engine = await PGlite.create(path.join(data, 'database', 'cluster'));
      try {
        let rows = [];
        for (const statement of statements) rows = (await engine.exec(statement)).at(-1)?.rows ?? [];
        return rows;
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
    isOfOneProgram: false,
    environment,
    async run(...statements) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        let rows = [];
        for (const statement of statements) rows = (await client.query(statement)).rows ?? [];
        return rows;
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

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database';

it('ends what an earlier version had prepared: a whole import is committed, a part of one undone', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
  const startParams = [...PGlite.defaultStartParams, '-c', 'max_prepared_transactions=400'];
  const former = await PGlite.create({ dataDir: path.join(directory, 'cluster'), startParams });
  await former.exec('create table sample (id int)');
  const left = ['t1:1', 't1:2', 't2:1', 't2:last', 't3:last', 't10:1'];
  for (const [id, name] of left.entries()) {
    await former.exec(`begin; insert into sample values (${id}); prepare transaction '${name}'`);
  }
  await former.close();

  const database = await openDatabase({ embedded: { directory } });
  const rowsOf = async (sql: string) => (await database.use((session) => session.query(sql))).rows;
  expect(await rowsOf('select id from sample order by id')).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
  expect(await rowsOf('select gid from pg_prepared_xacts')).toEqual([]);
  await database.close();
  fs.rmSync(directory, { recursive: true, force: true });
}, 60_000);

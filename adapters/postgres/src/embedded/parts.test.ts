import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Session } from '../database';
import { openDatabase } from '../open-database';
import { Parts, settleParts, type PartsHeld } from './parts';

describe('A transaction in parts', () => {
  let database: Database;
  let held: PartsHeld;
  const ids = async (session: Session) =>
    (await session.query<{ id: number }>('select id from sample order by id')).rows.map(({ id }) => id);
  const write = async (session: Session, id: number) => {
    await session.query('begin');
    await session.query('insert into sample values ($1)', [id]);
  };

  beforeAll(async () => {
    database = await openDatabase({ embedded: { memory: true } });
    await database.use((session) => session.query('create table sample (id int primary key)'));
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    held = { count: 0 };
    await database.use((session) => session.query('truncate sample'));
  });

  it('is seen whole once it is committed, and not before', () =>
    database.use(async (session) => {
      const parts = new Parts('t1', held);
      for (const id of [1, 2]) {
        await write(session, id);
        await parts.prepare(session);
      }
      expect([parts.any, held.count, await ids(session)]).toEqual([true, 2, []]);
      await write(session, 3);
      await parts.commit(session);
      expect([parts.any, held.count, await ids(session)]).toEqual([false, 0, [1, 2, 3]]);
    }));

  it('leaves nothing behind when it is rolled back', () =>
    database.use(async (session) => {
      const parts = new Parts('t1', held);
      await write(session, 1);
      await parts.prepare(session);
      await parts.rollBack(session);
      expect([held.count, await ids(session)]).toEqual([0, []]);
      await session.query('insert into sample values (1)');
    }));

  it('prepares nothing of which a statement has failed', () =>
    database.use(async (session) => {
      const parts = new Parts('t1', held);
      await write(session, 1);
      await expect(session.query('insert into sample values (1)')).rejects.toMatchObject({ code: '23505' });
      await expect(parts.prepare(session)).rejects.toThrow('has not prepared t1:1: ROLLBACK');
      expect([held.count, await ids(session)]).toEqual([0, []]);
    }));

  it('is undone by the next start before its last part is prepared, and finished after that', () =>
    database.use(async (session) => {
      const left = ['t1:1', 't1:2', 't2:1', 't2:2', 't2:last', 't3:last', 't10:1'];
      for (const [at, name] of left.entries()) {
        await write(session, at);
        await session.query(`prepare transaction '${name}'`);
      }
      await settleParts(session);
      expect(await ids(session)).toEqual([2, 3, 4, 5]);
      expect((await session.query('select gid from pg_prepared_xacts')).rows).toEqual([]);
    }));

  it('finds no room beside too many parts of others, but for its last', () =>
    database.use(async (session) => {
      const parts = new Parts('t1', held);
      let id = 0;
      for (; parts.hasRoom; id += 1) {
        await write(session, id);
        await parts.prepare(session);
      }
      expect(new Parts('t2', held).hasRoom).toBe(false);
      await write(session, id);
      await parts.commit(session);
      expect([held.count, (await ids(session)).length]).toEqual([0, id + 1]);
      expect(id).toBeGreaterThan(100);
    }));
});

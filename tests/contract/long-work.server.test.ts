import { Refusal, text } from '@rdm/core/internal/kernel';
import { createMemoryFileStore } from '@rdm/memory';
import { createSharedEphemeral, migrate, openDatabase, queuedLongWork, WorkLoop, WorkQueue } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { askedOf, holding, longWorkContract, type OpenedLongWork } from './long-work.contract';

type Does = Parameters<OpenedLongWork['doing']>[1];

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  await migrate(database);
  await database.close();
});
afterAll(() => postgres?.stop());

/** A queue as one process of the installation has it. */
async function openQueue() {
  const database = await openDatabase({ url: postgres.url, connections: 4 });
  const ephemeral = createSharedEphemeral(database, postgres.url);
  const fileStore = createMemoryFileStore();
  const queue = await WorkQueue.open({ database, ephemeral, fileStore, onFault: () => undefined });
  await vi.waitUntil(() => ephemeral.hears, { timeout: 10_000 });
  const close = async () => {
    await queue.close();
    await ephemeral.close();
  };
  return { queue, longWork: queuedLongWork(queue), fileStore, close };
}

/** Work given to a queue is not done here. */
const elsewhere = () => Promise.reject(new Error('done here'));

/** The work that a process does, by its names. */
function doers() {
  const known = new Map<string, Does>();
  const does: ConstructorParameters<typeof WorkLoop>[1] = async (asked, work) =>
    known.get(asked.call)!(asked.args as never, work);
  return { does, doing: (call: string, each: Does) => void known.set(call, each) };
}

longWorkContract('on a queue of a PostgreSQL server', async () => {
  const { queue, longWork, close } = await openQueue();
  const { does, doing } = doers();
  const loop = new WorkLoop(queue, does);
  return {
    longWork,
    doing,
    close: async () => {
      await loop.close(1_000);
      await close();
    },
  };
});

describe('a queue of work', () => {
  it('does once what a person asks for twice before it has begun', async () => {
    const { queue, longWork, close } = await openQueue();
    const asked = askedOf('area.once', { year: '2024' });
    const both = [longWork.done(asked, elsewhere)];
    await vi.waitUntil(async () => (await longWork.unfinished('100001')).length === 1);
    const looked = vi.spyOn(queue, 'run');
    both.push(longWork.done(asked, elsewhere));
    await vi.waitUntil(() => looked.mock.settledResults.length > 0);
    let done = 0;
    const loop = new WorkLoop(queue, async () => `done ${(done += 1)}`);
    expect(await Promise.all(both)).toEqual(['done 1', 'done 1']);
    await loop.close(1_000);
    await close();
  });

  it('does anew what is asked for again while it is done, as what it reads may have changed since it began', async () => {
    const { queue, longWork, close } = await openQueue();
    let stored = 'before';
    const held = holding();
    const loop = new WorkLoop(queue, async (_, work) => {
      const read = stored;
      if (read === 'before') await held.does({}, work);
      return read;
    });
    const asked = askedOf('area.anew', { year: '2024' });
    const first = longWork.done(asked, elsewhere);
    await held.begun;
    stored = 'after';
    const second = longWork.done(asked, elsewhere);
    expect(await second).toBe('after');
    held.end('done');
    expect(await first).toBe('before');
    await loop.close(1_000);
    await close();
  });

  it('ends what is cancelled while nobody has begun it', async () => {
    const { longWork, close } = await openQueue();
    const refused = expect(longWork.done(askedOf('area.waiting'), elsewhere)).rejects.toMatchObject({
      fault: { name: 'WORK_CANCELLED' },
    });
    const [waiting] = await vi.waitUntil(async () => {
      const all = await longWork.unfinished('100001');
      return all.length > 0 && all;
    });
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    await longWork.cancel('100001', waiting!.id);
    await refused;
    await close();
  });

  it('gives what a process leaves unfinished at its end to another', async () => {
    const [one, other] = [await openQueue(), await openQueue()];
    const held = holding({ heeds: false });
    const first = new WorkLoop(one.queue, held.does);
    const answered = one.longWork.done(askedOf('area.left'), elsewhere);
    await held.begun;
    await first.close(100);
    const second = new WorkLoop(other.queue, async () => 'done by the other');
    expect(await answered).toBe('done by the other');
    await second.close(1_000);
    held.end('too late');
    for (const each of [one, other]) await each.close();
  });

  it('begins work anew whose database went away, and passes every other refusal on', async () => {
    const { queue, longWork, close } = await openQueue();
    const message = text('稍后重试', 'Try again later');
    let begun = 0;
    const loop = new WorkLoop(queue, async ({ call }) => {
      begun += 1;
      if (call === 'area.full') throw new Refusal({ code: 503, name: 'STORE_FULL', message });
      if (begun === 1) throw new Refusal({ code: 503, name: 'DATABASE_AWAY', message });
      return 'done';
    });
    expect(await longWork.done(askedOf('area.away'), elsewhere)).toBe('done');
    expect(begun).toBe(2);
    await expect(longWork.done(askedOf('area.full'), elsewhere)).rejects.toMatchObject({
      fault: { name: 'STORE_FULL' },
    });
    expect(begun).toBe(3);
    await loop.close(1_000);
    await close();
  });

  it('leaves no file of what has ended', async () => {
    const { queue, longWork, fileStore, close } = await openQueue();
    const put = vi.spyOn(fileStore, 'put');
    const loop = new WorkLoop(queue, async () => ({ name: 'a', type: 'b', bytes: new Uint8Array(9) }));
    await longWork.done(askedOf('area.files', { file: new Uint8Array(5) }), elsewhere);
    await loop.close(1_000);
    expect(put).toHaveBeenCalledTimes(2);
    for (const [key] of put.mock.calls) expect(await fileStore.get(key)).toBeNull();
    await close();
  });
});

import { expect, it } from 'vitest';
import { guardedRecords } from './guarded-records';
import type { Resource } from './declaration/resource';
import type { Records } from './records';

it('every write is judged before it reaches the store, and no read', async () => {
  const reached: string[] = [];
  const store = new Proxy({} as Records, {
    get: (_, name) => async () => void reached.push(String(name)),
  });
  const guarded = guardedRecords(store, () => {
    throw new Error('refused');
  });
  const resource = {} as Resource;
  await guarded.find(resource);
  await guarded.lock('year');
  for (const write of [
    () => guarded.insert(resource, []),
    () => guarded.update(resource, []),
    () => guarded.remove(resource, [], { user: null, time: '' }),
    () => guarded.restore(resource, [], { user: null, time: '' }),
    () => guarded.rebuild(resource, [], []),
    () => guarded.purge(resource, []),
  ]) {
    await expect(write()).rejects.toThrow('refused');
  }
  expect(reached).toEqual(['find', 'lock']);
});

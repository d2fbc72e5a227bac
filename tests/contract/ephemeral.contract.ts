import { setTimeout as wait } from 'node:timers/promises';
import type { Ephemeral } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

export interface OpenedEphemeral {
  /** Of two processes of an installation; the same one twice where there is but one. */
  readonly one: Ephemeral;
  readonly other: Ephemeral;
  /** Lets time pass, in ms. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a slow machine takes for the calls of one case. */
const A_WHILE = 60_000;
const SHORT = 300;

/** The contract of what processes share for a short time. */
export function ephemeralContract(on: string, open: () => Promise<OpenedEphemeral>): void {
  describe(`short-lived values on ${on}`, () => {
    let opened: OpenedEphemeral;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    let made = 0;
    const newKey = () => `key ${(made += 1)}`;

    it('are found by every process as they were put, until they are removed', async () => {
      const { one, other } = opened;
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const key = newKey();
          await one.put(key, value, A_WHILE);
          // JSON has no negative zero.
          const expected: unknown = JSON.parse(JSON.stringify(value));
          expect(JSON.parse(JSON.stringify(await other.find(key)))).toEqual(expected);
          await other.remove(key);
          expect(await one.find(key)).toBeNull();
        }),
        { numRuns: 20 },
      );
    });

    it('are replaced by the next', async () => {
      const key = newKey();
      await opened.one.put(key, 'first', A_WHILE);
      await opened.other.put(key, 'second', A_WHILE);
      expect(await opened.one.find(key)).toBe('second');
    });

    it('are gone when their time is over', async () => {
      const [key, taken] = [newKey(), newKey()];
      await opened.one.put(key, 'value', SHORT);
      await opened.one.put(taken, 'value', SHORT);
      await opened.pass(SHORT + 50);
      expect(await opened.other.find(key)).toBeNull();
      expect(await opened.other.take(taken)).toBeNull();
    });

    it('are taken by one of many at the same time', async () => {
      const key = newKey();
      await opened.one.put(key, { code: 'ab' }, A_WHILE);
      const { one, other } = opened;
      const taken = await Promise.all([one, other, one, other, one, other].map((each) => each.take(key)));
      expect(taken.filter((each) => each !== null)).toEqual([{ code: 'ab' }]);
      expect(await one.find(key)).toBeNull();
    });

    it('what nobody has put is nothing, and counts nothing', async () => {
      expect(await opened.one.find(newKey())).toBeNull();
      expect(await opened.one.take(newKey())).toBeNull();
      expect(await opened.one.counted(newKey())).toEqual({ count: 0, left: 0 });
    });

    it('a count counts each of many at the same time once', async () => {
      const key = newKey();
      const { one, other } = opened;
      const counts = await Promise.all([one, other, one, other, one].map((each) => each.count(key, A_WHILE)));
      expect(counts.map(({ count }) => count).toSorted()).toEqual([1, 2, 3, 4, 5]);
      const { count, left } = await other.counted(key);
      expect(count).toBe(5);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(A_WHILE);
    });

    it('a count ends a lifetime after its first addition, however many follow', async () => {
      const key = newKey();
      await opened.one.count(key, 2 * SHORT);
      await opened.pass(SHORT);
      expect((await opened.other.count(key, 2 * SHORT)).count).toBe(2);
      await opened.pass(SHORT + 50);
      expect((await opened.one.counted(key)).count).toBe(0);
      expect((await opened.other.count(key, 2 * SHORT)).count).toBe(1);
    });

    it('a message comes to every process that listens to its topic, in order, and to no other topic', async () => {
      const heard: string[] = [];
      const ends = [opened.one, opened.other].map((each, at) =>
        each.subscribe('rights', (message) => heard.push(`${at} ${message}`)),
      );
      const elsewhere: unknown[] = [];
      ends.push(opened.one.subscribe('clients', (message) => elsewhere.push(message)));
      await opened.one.publish('rights', '100001');
      await opened.other.publish('rights', '');
      await expect.poll(() => heard.toSorted()).toEqual(['0 ', '0 100001', '1 ', '1 100001']);
      expect(heard.filter((each) => each.startsWith('0'))).toEqual(['0 100001', '0 ']);
      for (const end of ends) end();
      await opened.one.publish('rights', 'nobody listens');
      await wait(100);
      expect(heard).toHaveLength(4);
      expect(elsewhere).toEqual([]);
    });

    it('hears', async () => {
      await expect.poll(() => opened.one.hears && opened.other.hears, { timeout: 10_000 }).toBe(true);
    });
  });
}

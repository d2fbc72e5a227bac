import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyedLocks } from './keyed-locks';

interface Owner {
  readonly name: string;
}

const owner = (name: string): Owner => ({ name });

describe('Locks by key', () => {
  it('are the same owner’s as often as he asks', () => {
    const locks = new KeyedLocks<Owner>();
    const one = owner('one');
    expect(locks.tryTake('a', one)).toBe(true);
    expect(locks.tryTake('a', one)).toBe(true);
    expect(locks.tryTake('a', owner('another'))).toBe(false);
  });

  it('go to those who wait in the order in which they came', async () => {
    const locks = new KeyedLocks<Owner>();
    const [one, two, three] = ['one', 'two', 'three'].map(owner) as [Owner, Owner, Owner];
    const steps: string[] = [];
    await locks.take('a', one);
    const waiting = [two, three].map((each) =>
      locks.take('a', each)!.then(() => {
        steps.push(each.name);
        locks.releaseAll(each);
      }),
    );
    expect(steps).toEqual([]);
    locks.releaseAll(one);
    await Promise.all(waiting);
    expect(steps).toEqual(['two', 'three']);
    expect(locks.tryTake('a', owner('next'))).toBe(true);
  });

  it('are refused where waiting would be for ever, over any number of owners', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), async (length) => {
        const locks = new KeyedLocks<Owner>();
        const owners = Array.from({ length }, (_, at) => owner(String(at)));
        for (const each of owners) expect(locks.tryTake(each.name, each)).toBe(true);
        const waiting = owners.slice(1).map((each, at) => locks.take(String(at), each));
        expect(waiting).not.toContain(null);
        expect(locks.take(String(length - 1), owners[0]!)).toBeNull();
        // The one that was refused gives way, and all others come to their end.
        for (const [at, each] of owners.entries()) {
          if (at > 0) await waiting[at - 1];
          locks.releaseAll(each);
        }
      }),
    );
  });

  it('never have two owners, and leave nobody waiting', async () => {
    const wish = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { maxLength: 12 }), async (wishes) => {
        const locks = new KeyedLocks<Owner>();
        const held = new Map<string, Owner>();
        const ends = await Promise.all(
          wishes.map(async (keys, at) => {
            const one = owner(String(at));
            let refused = false;
            for (const key of keys) {
              const taken = locks.take(key, one);
              refused = taken === null;
              if (taken === null) break;
              await taken;
              expect(held.get(key) ?? one).toBe(one);
              held.set(key, one);
              await Promise.resolve();
            }
            for (const [key, by] of held) if (by === one) held.delete(key);
            locks.releaseAll(one);
            return refused || 'done';
          }),
        );
        expect(ends).toHaveLength(wishes.length);
        expect(ends.length === 0 || ends.includes('done')).toBe(true);
      }),
    );
  });
});

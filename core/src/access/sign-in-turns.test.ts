import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignInTurns } from './sign-in-turns';

const asked = fc.array(
  fc.record({ address: fc.constantFrom('10.0.0.1', '10.0.0.2', ''), fails: fc.boolean(), waits: fc.nat(3) }),
);

describe('turns of sign-ins', () => {
  it('come one at a time, those of an address in their order, and each hears how its own ended', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (given) => {
        const turns = new SignInTurns();
        const begun: number[] = [];
        let atWork = 0;
        const results = given.map(({ address, fails, waits }, at) =>
          turns.take(address, async () => {
            begun.push(at);
            atWork += 1;
            expect(atWork).toBe(1);
            for (let waited = 0; waited < waits; waited += 1) await Promise.resolve();
            atWork -= 1;
            if (fails) throw new Error(`wrong ${at}`);
            return at;
          }),
        );
        const ends = await Promise.allSettled(results);
        const of = (address: string, all: readonly number[]) => all.filter((at) => given[at]!.address === address);
        for (const { address } of given) expect(of(address, begun)).toEqual(of(address, [...given.keys()]));
        expect(ends).toEqual(
          given.map(({ fails }, at) =>
            fails ? { status: 'rejected', reason: new Error(`wrong ${at}`) } : { status: 'fulfilled', value: at },
          ),
        );
      }),
    );
  });

  it('of an address are held up by one of each other address at the most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (burst) => {
        const turns = new SignInTurns();
        const ended: string[] = [];
        const take = (address: string) => turns.take(address, async () => void ended.push(address));
        const all = [...Array.from({ length: burst }, () => take('burst')), take('honest')];
        await Promise.all(all);
        // The one that was at work when it came, and one whose turn was before its own.
        expect(ended.indexOf('honest')).toBeLessThanOrEqual(2);
        expect(ended).toHaveLength(burst + 1);
      }),
    );
  });
});

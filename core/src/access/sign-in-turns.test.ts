import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignInTurns } from './sign-in-turns';

describe('turns of sign-ins', () => {
  it('come one after the other, in their order, and each hears how its own ended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ fails: fc.boolean(), waits: fc.nat(3) })), async (given) => {
        const turns = new SignInTurns();
        const begun: number[] = [];
        let atWork = 0;
        const results = given.map(({ fails, waits }, at) =>
          turns.take(async () => {
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
        expect(begun).toEqual(given.map((_, at) => at));
        expect(ends).toEqual(
          given.map(({ fails }, at) =>
            fails ? { status: 'rejected', reason: new Error(`wrong ${at}`) } : { status: 'fulfilled', value: at },
          ),
        );
      }),
    );
  });
});

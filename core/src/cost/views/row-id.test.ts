import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowId } from './row-id';

it('an id of a row that is shown is one that stored records can have, and follows from what tells the row apart', () => {
  const parts = fc.array(fc.stringMatching(/^[\w/-]{0,30}$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const id = rowId(...one);
      expect(id).toMatch(/^\d{1,19}$/);
      expect(BigInt(id) < 2n ** 63n).toBe(true);
      expect(rowId(...other) === id).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

it('an id does not run its parts together', () => {
  expect(rowId('ab', 'c')).not.toBe(rowId('a', 'bc'));
});

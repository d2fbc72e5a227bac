import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp } from '../kernel/money';
import { unallotted } from './budget-division';
import { amountFields } from './subject-amounts';

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const part = fc.record(Object.fromEntries(amountFields.map((field) => [field, fc.option(amount)])));

test('the parts of a budget and what is left make the budget, to the cent', () => {
  fc.assert(
    fc.property(part, fc.array(part, { maxLength: 4 }), (budget, parts) => {
      const left = unallotted(budget, parts);
      for (const field of amountFields) {
        expect(addUp([...parts.map((each) => each[field] ?? '0'), left[field]!])).toBe(addUp([budget[field] ?? '0']));
      }
    }),
  );
});

test('more than the budget has is below zero, and an amount that cannot be read leaves the rest unknown', () => {
  const left = unallotted({ labourGrant: '100.00', labourOwn: '5' }, [{ labourGrant: '100.01', labourOwn: '1o' }]);
  expect(left).toMatchObject({ labourGrant: '-0.01', labourOwn: null, equipmentGrant: '0.00' });
});

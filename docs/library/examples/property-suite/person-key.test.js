import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isResidentId } from '@rdm/core/identity';
import { creditCode, legacyResidentId, oneCharacterChanged, residentId } from '@rdm/core/testing';
import fc from 'fast-check';
import { personKey } from './person-key.js';

await test('the key of a number is the number, however it is typed', () => {
  const typed = residentId.chain((id) =>
    fc.record({
      id: fc.constant(id),
      typed: fc.constantFrom(id, id.toLowerCase(), ` ${id}`, id.replace(/.{6}/, '$& ')),
    }),
  );
  fc.assert(fc.property(typed, ({ id, typed }) => assert.equal(personKey(typed), id)));
});

await test('a number of 15 digits has the key of the 18 that replaced it', () => {
  fc.assert(
    fc.property(legacyResidentId, (id) => {
      const key = personKey(id);
      assert.ok(isResidentId(key));
      assert.equal(key.slice(0, 6) + key.slice(8, 17), id);
    }),
  );
});

await test('one wrong digit makes a number that has no key', () => {
  const changed = residentId.chain((id) => oneCharacterChanged(id, '0123456789'));
  fc.assert(fc.property(changed, (id) => assert.equal(personKey(id), null)));
});

await test('what is no identity number has no key, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(creditCode, fc.string(), fc.anything()), (value) => assert.equal(personKey(value), null)),
  );
});

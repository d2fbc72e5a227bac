import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonList } from './json-list';

it('is the list of its values in UTF-8, and nothing besides', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.dictionary(fc.string(), fc.integer()))),
      (list) => {
        const bytes = jsonList(list.map((each) => JSON.stringify(each)));
        expect(bytes.toString()).toBe(JSON.stringify(list));
      },
    ),
  );
});

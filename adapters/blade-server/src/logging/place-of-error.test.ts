import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of-error';

describe('where an error was thrown', () => {
  it('is the innermost frame of its stack', () => {
    expect(placeOf(new Error('here'))).toMatchObject({
      fileName: expect.stringContaining('place-of-error.test.ts'),
      lineNumber: expect.any(Number),
    });
  });

  it.each([
    ['Error: x\n    at run (/a/b.ts:3:7)', { fileName: '/a/b.ts', lineNumber: 3 }],
    ['Error: x\n    at file:///a/b.mjs:12:1', { fileName: 'file:///a/b.mjs', lineNumber: 12 }],
    ['Error: x', {}],
    ['', {}],
  ])('is read from %j', (stack, place) => {
    const error = new Error('x');
    error.stack = stack;
    expect(placeOf(error)).toEqual(place);
  });
});

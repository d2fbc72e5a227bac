import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarFault, largestAvatar, pictureKind } from './avatar-rule';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const bytes = (start: readonly number[], length: number) => {
  const all = new Uint8Array(length);
  all.set(start);
  return all;
};

describe('An avatar', () => {
  it.each([
    ['a png', bytes(png, 100), 'png'],
    ['a jpg', bytes(jpg, 100), 'jpg'],
    ['a gif', new TextEncoder().encode('GIF89a'), null],
    ['a program', new TextEncoder().encode('MZ'), null],
    ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a beginning only', new Uint8Array([0x89, 0x50]), null],
    ['nothing', new Uint8Array(), null],
  ])('is told by what it holds: %s', (_, file, kind) => {
    expect(pictureKind(file)).toBe(kind);
    expect(avatarFault(file)?.zh ?? null).toBe(kind ? null : '只能上传jpg/png用户头像，且不超过500kb');
  });

  it('has at most 500 kB', () => {
    expect(avatarFault(bytes(png, largestAvatar))).toBeNull();
    expect(avatarFault(bytes(png, largestAvatar + 1))?.zh).toBe('只能上传jpg/png用户头像，且不超过500kb');
  });

  it('is nothing that begins otherwise', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (file) => {
        const begins = (mark: readonly number[]) => mark.every((each, at) => file[at] === each);
        expect(pictureKind(file) !== null).toBe(begins(png) || begins(jpg.slice(0, 3)));
      }),
    );
  });
});

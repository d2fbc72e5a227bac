import { expect, it } from 'vitest';
import { sha256 } from './sha256';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('digests the example %j of FIPS 180-4', (given, digest) => {
  expect(sha256(ascii(given))).toBe(digest);
});

// By another implementation, at the lengths where the padding takes a block more.
it.each([
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [55, '463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59'],
  [56, 'da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562'],
  [63, '29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488'],
  [64, 'fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108'],
  [65, '4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781'],
  [119, 'da18797ed7c3a777f0847f429724a2d8cd5138e6ed2895c3fa1a6d39d18f7ec6'],
  [1000, 'a8af099bf2e878609558dbf69d8f88f4a31040a8cf84b549a0cfa912f12ffc3f'],
] as const)('digests %i bytes counted from 0', (length, digest) => {
  expect(sha256(Uint8Array.from({ length }, (_, at) => at % 256))).toBe(digest);
});

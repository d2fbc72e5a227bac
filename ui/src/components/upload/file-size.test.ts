import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [30 * 1024 * 1024, '30.0 MB'],
])('%d bytes read as %s', (bytes, expected) => expect(fileSize(bytes)).toBe(expected));

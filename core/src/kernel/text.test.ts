import { describe, expect, it } from 'vitest';
import { midSentence } from './text';

describe('an English label inside a sentence', () => {
  it.each([
    ['Journal voucher', 'journal voucher'],
    ['R&D project', 'R&D project'],
    ['Use of R&D assets', 'use of R&D assets'],
    ['', ''],
  ])('%s becomes %s', (label, said) => expect(midSentence(label)).toBe(said));
});

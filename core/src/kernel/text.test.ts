import { describe, expect, it } from 'vitest';
import { midSentence, quotable } from './text';

describe('an English label inside a sentence', () => {
  it.each([
    ['Journal voucher', 'journal voucher'],
    ['R&D project', 'R&D project'],
    ['Use of R&D assets', 'use of R&D assets'],
    ['', ''],
  ])('%s becomes %s', (label, said) => expect(midSentence(label)).toBe(said));
});

describe('a value that a sentence repeats', () => {
  it('stands whole up to sixty characters', () => {
    for (const value of ['', '一千', 'x'.repeat(60), '😀'.repeat(60)]) expect(quotable(value)).toBe(value);
    expect(quotable(12.5)).toBe('12.5');
  });

  it('is cut behind them, between characters', () => {
    expect(quotable('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
    expect(quotable('😀'.repeat(1_000_000))).toBe(`${'😀'.repeat(60)}…`);
  });
});

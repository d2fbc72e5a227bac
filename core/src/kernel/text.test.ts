import { describe, expect, it } from 'vitest';
import { fill, midSentence, quotable, text } from './text';

describe('an English label inside a sentence', () => {
  it.each([
    ['Journal voucher', 'journal voucher'],
    ['R&D project', 'R&D project'],
    ['Use of R&D assets', 'use of R&D assets'],
    ['', ''],
  ])('%s becomes %s', (label, said) => expect(midSentence(label)).toBe(said));
});

describe('a text with places', () => {
  const open = text('{count} 个月未锁定：{months}', '{count} {count|month is|months are} open: {months}');

  it('is filled in both languages; what is not given stays', () => {
    expect(fill(open, { count: 3, months: '2026-01' })).toEqual({
      zh: '3 个月未锁定：2026-01',
      en: '3 months are open: 2026-01',
    });
    expect(fill(open, { count: 1, months: text('三月', 'March') })).toEqual({
      zh: '1 个月未锁定：三月',
      en: '1 month is open: March',
    });
    expect(fill(open, {})).toEqual({ zh: open.zh, en: '{count} months are open: {months}' });
  });

  it.each([
    [1, '1 month is open: x'],
    ['1', '1 month is open: x'],
    [0, '0 months are open: x'],
    ['1,000', '1,000 months are open: x'],
  ])('says one of %s where English does', (count, said) => {
    expect(fill(open, { count, months: 'x' }).en).toBe(said);
  });
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

import { describe, expect, it } from 'vitest';
import { normaliseMoney } from './index';

describe('what was typed as an amount', () => {
  it.each([
    [' 1,234.5 ', '1234.50'],
    ['7.', '7.00'],
    ['.5', '0.50'],
    ['+5', '5.00'],
    ['1.2.3', ''],
    ['一千', ''],
    ['', ''],
  ])('%j becomes %j', (typed, amount) => expect(normaliseMoney(typed)).toBe(amount));

  it('is told from endless digits with a letter behind at once', () => {
    // A pattern with catastrophic backtracking would not terminate here.
    expect(normaliseMoney(`${'1'.repeat(500_000)}x`)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { listed, monthsListed } from './listed';

describe('what a sentence lists', () => {
  it('is each value once, in order, of many the first', () => {
    expect(listed(['b', 'a', 'b'])).toEqual({ zh: 'a、b', en: 'a, b' });
    expect(listed(['c', 'b', 'a'], 2).en).toBe('a, b…');
  });

  it('are months joined to spans', () => {
    expect(monthsListed(['2024-01', '2023-12', '2024-03'])).toEqual({
      zh: '2023-12 至 2024-01、2024-03',
      en: '2023-12 to 2024-01, 2024-03',
    });
    expect(monthsListed([]).zh).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { joined, listed, monthsListed } from './listed';
import { text } from './text';

describe('what a sentence lists', () => {
  it('is each value once, in order, of many the first', () => {
    expect(listed(['b', 'a', 'b'])).toEqual({ zh: 'a、b', en: 'a, b' });
    expect(listed(['c', 'b', 'a'], 2).en).toBe('a, b…');
  });

  it('are names in their order, joined as each language does', () => {
    expect(joined(['b', text('甲', 'A'), 'b'])).toEqual({ zh: 'b、甲、b', en: 'b, A, b' });
    expect(joined([])).toEqual({ zh: '', en: '' });
  });

  it('are months joined to spans', () => {
    expect(monthsListed(['2024-01', '2023-12', '2024-03'])).toEqual({
      zh: '2023-12 至 2024-01、2024-03',
      en: '2023-12 to 2024-01, 2024-03',
    });
    expect(monthsListed([]).zh).toBe('');
  });
});

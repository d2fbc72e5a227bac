import { describe, expect, it } from 'vitest';
import { stickyPlaces } from './sticky-columns';

const column = (key: string, more: { primary?: boolean; sticky?: boolean; width?: number | string } = {}) => ({
  key,
  ...more,
});
const places = (...args: Parameters<typeof stickyPlaces>) => Object.fromEntries(stickyPlaces(...args));

describe('the columns of a list that stay at the left', () => {
  it('are the one that names the row, or the first', () => {
    expect(places([column('a'), column('b', { primary: true })], 'list', false)).toEqual({
      b: { left: 0, narrow: true },
    });
    expect(places([column('a'), column('b')], 'list', true)).toEqual({ a: { left: 40, narrow: true } });
  });

  it('are further ones beside it, which scroll on a narrow screen', () => {
    const columns = [
      column('name', { primary: true, width: 88 }),
      column('total', { sticky: true, width: 84 }),
      column('project', { width: 136 }),
    ];
    expect(places(columns, 'list', false)).toEqual({
      name: { left: 0, narrow: true },
      total: { left: 88, narrow: false },
    });
  });

  it('stand where the widths put them that the user has set', () => {
    const columns = [column('name', { primary: true, width: 88 }), column('total', { sticky: true, width: 84 })];
    expect(places(columns, 'list', false, { name: 120 })).toMatchObject({ total: { left: 120 } });
  });

  it('is the first alone where its width is not known', () => {
    const columns = [column('name', { primary: true }), column('total', { sticky: true, width: 84 })];
    expect(places(columns, 'list', false)).toEqual({ name: { left: 0, narrow: true } });
  });
});

it('on a paper only those stay that are marked and have a width', () => {
  const columns = [
    column('a', { sticky: true, width: 50 }),
    column('b', { sticky: true, width: '7rem' }),
    column('c', { sticky: true, width: 60 }),
  ];
  expect(places(columns, 'paper', false)).toEqual({ a: { left: 0, narrow: true }, c: { left: 50, narrow: false } });
});

import { describe, expect, it } from 'vitest';
import { treeMove, type TreeRow } from './TreeRow';

const row = (id: string, level: number, open: boolean | null): TreeRow => ({ id, title: id, level, open });
const rows = [row('a', 1, true), row('b', 2, false), row('c', 2, null), row('d', 1, null)];

describe('a key in a tree', () => {
  it.each([
    [0, 'ArrowDown', { to: 1 }],
    [3, 'ArrowDown', { to: 3 }],
    [0, 'ArrowUp', { to: 0 }],
    [2, 'Home', { to: 0 }],
    [0, 'End', { to: 3 }],
    [1, 'ArrowRight', { open: true }],
    [0, 'ArrowRight', { to: 1 }],
    [2, 'ArrowRight', null],
    [0, 'ArrowLeft', { open: false }],
    [2, 'ArrowLeft', { to: 0 }],
    [3, 'ArrowLeft', { to: 3 }],
    [2, 'Enter', { choose: true }],
    [2, ' ', { choose: true }],
    [2, 'x', null],
    [9, 'Enter', null],
  ] as const)('from row %i, %s means %j', (at, key, move) => expect(treeMove(rows, at, key)).toEqual(move));

  it('goes nowhere from an open row whose children are not there yet', () => {
    expect(treeMove([row('a', 1, true), row('d', 1, null)], 0, 'ArrowRight')).toBeNull();
  });
});

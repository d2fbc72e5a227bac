import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '@rdm/core/internal/records';
import { CheckTreeViewModel } from './CheckTreeViewModel';

const node = (id: string, children?: TreeNode[]): TreeNode => ({
  ...{ id, parentId: '0', title: id, key: id, value: id },
  ...(children && { children }),
});
const nodes = [node('a', [node('a1', [node('a11'), node('a12')]), node('a2')]), node('b')];
const ids = ['a', 'a1', 'a11', 'a12', 'a2', 'b'];

const checkedOf = (tree: CheckTreeViewModel) => {
  for (const id of ids) tree.setOpen(id, true);
  return Object.fromEntries(tree.rows.map(({ id, checked }) => [id, checked]));
};

describe('a tree to tick', () => {
  it('ticks what lies below and what it stands under', () => {
    const tree = new CheckTreeViewModel(nodes, []);
    tree.toggle('a1');
    expect([...tree.ticked].sort()).toEqual(['a', 'a1', 'a11', 'a12']);
    expect(checkedOf(tree)).toEqual({ a: 'mixed', a1: true, a11: true, a12: true, a2: false, b: false });
  });

  it('takes a tick from all below, and leaves that above', () => {
    const tree = new CheckTreeViewModel(nodes, ids);
    tree.toggle('a1');
    expect([...tree.ticked].sort()).toEqual(['a', 'a2', 'b']);
    tree.toggle('a');
    // Some were missing: the first click completes, the second takes away.
    expect(tree.ticked.size).toBe(6);
    tree.toggle('a');
    expect([...tree.ticked]).toEqual(['b']);
  });

  it('keeps a menu that is held without its buttons', () => {
    expect([...new CheckTreeViewModel(nodes, ['a', 'a1']).ticked]).toEqual(['a', 'a1']);
  });

  it('ticks leaves alone where only they count', () => {
    const tree = new CheckTreeViewModel(nodes, ['a11', 'a'], 'leaves');
    expect([...tree.ticked]).toEqual(['a11']);
    expect(checkedOf(tree)).toMatchObject({ a: 'mixed', a1: 'mixed', a11: true });
    tree.toggle('a1');
    expect([...tree.ticked]).toEqual(['a11', 'a12']);
    expect(checkedOf(tree)).toMatchObject({ a: 'mixed', a1: true });
    tree.toggle('a');
    tree.toggle('a');
    expect(tree.ticked.size).toBe(0);
  });

  it('shows what lies under open nodes only', () => {
    const tree = new CheckTreeViewModel(nodes, []);
    expect(tree.rows.map(({ id, open }) => [id, open])).toEqual([
      ['a', false],
      ['b', null],
    ]);
    tree.setOpen('a', true);
    expect(tree.rows.map(({ id, level }) => [id, level])).toEqual([
      ['a', 1],
      ['a1', 2],
      ['a2', 2],
      ['b', 1],
    ]);
  });

  it('never holds an id the tree has not, nor a ticked node under one that is not', () => {
    const given = fc.subarray([...ids, 'foreign']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids, 'foreign'), { maxLength: 20 }), given, (clicks, start) => {
        const tree = new CheckTreeViewModel(nodes, []);
        for (const id of clicks) tree.toggle(id);
        for (const [below, above] of [
          ['a1', 'a'],
          ['a11', 'a1'],
          ['a12', 'a1'],
          ['a2', 'a'],
        ] as const) {
          if (tree.ticked.has(below)) expect(tree.ticked.has(above)).toBe(true);
        }
        expect([...new CheckTreeViewModel(nodes, start).ticked, ...tree.ticked]).not.toContain('foreign');
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePermissions, type ButtonNode } from './permissions';

const code = fc.stringMatching(/^[a-z]{1,8}(_[a-z]{1,8})?$/);
const tree = fc.letrec<{ node: ButtonNode }>((tie) => ({
  node: fc.record({
    code,
    children: fc.option(fc.array(tie('node'), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  }),
})).node;

const leaves = (nodes: readonly ButtonNode[]): string[] =>
  nodes.flatMap((node) => (node.children ? leaves(node.children) : [node.code!]));

describe('The permission map', () => {
  it('holds the buttons of a menu and not the menu', () => {
    const buttons = [{ code: 'notice', children: [{ code: 'notice_add' }, { code: 'notice_view' }] }];
    expect(parsePermissions(buttons)).toEqual({ notice_add: true, notice_view: true });
  });

  it('holds exactly the codes of the leaves, at whatever depth', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
        const permissions = parsePermissions(nodes);
        expect(Object.keys(permissions).sort()).toEqual([...new Set(leaves(nodes))].sort());
        expect(Object.values(permissions).every((granted) => granted === true)).toBe(true);
      }),
    );
  });

  it('takes an empty or missing list of children as none', () => {
    expect(
      parsePermissions([
        { code: 'a', children: [] },
        { code: 'b', children: null },
      ]),
    ).toEqual({ a: true, b: true });
  });

  it('grants nothing for what is no tree, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(Object.values(parsePermissions(anything as never)).every((granted) => granted === true)).toBe(true);
      }),
    );
    expect(parsePermissions(null)).toEqual({});
    expect(parsePermissions(['notice_add', 1, null] as never)).toEqual({});
  });

  it('reads a tree of any depth', () => {
    let node: ButtonNode = { code: 'deepest' };
    for (let depth = 0; depth < 50_000; depth++) node = { code: `menu${depth}`, children: [node] };
    expect(parsePermissions([node])).toEqual({ deepest: true });
  });
});

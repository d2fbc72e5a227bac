/** A node of the buttons tree as received; leaves have no `children`. */
export interface ButtonNode {
  readonly code?: string | null;
  readonly children?: readonly ButtonNode[] | null;
}

/**
 * The permission map of the signed-in user: `true` for the code of every node of the buttons tree that has no children.
 * A menu that only groups its buttons is not a permission of its own. Input that is no tree grants nothing.
 * docs/wire.md, Menus.
 *
 * @param buttonsTree the answer of `GET /api/blade-system/menu/buttons`
 */
export function parsePermissions(buttonsTree: readonly ButtonNode[] | null | undefined): Record<string, true> {
  const codes: string[] = [];
  // A stack instead of recursion, so that depth is unlimited; each node is visited once even if the tree has cycles.
  const waiting: unknown[] = [buttonsTree];
  const seen = new Set<unknown>();
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (Array.isArray(next)) {
      for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index]);
      continue;
    }
    const { code, children } = next as { readonly code?: unknown; readonly children?: unknown };
    if (Array.isArray(children) && children.length > 0) waiting.push(children);
    else if (typeof code === 'string' && code !== '') codes.push(code);
  }
  return Object.fromEntries(codes.map((code) => [code, true as const]));
}

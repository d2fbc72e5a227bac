import type { Call } from '../../records';
import type { MenuRecord } from '../menu';
import { everyMenu } from './every-menu';

/** These menus and all that contain them: whoever holds a page holds the folders it stands in. */
export const withMenusAbove = async (call: Call, menuIds: Iterable<string>): Promise<Set<string>> =>
  withFoldersOf(await everyMenu(call), menuIds);

/** The ids of these menus and of all that contain them. */
export function withFoldersOf(menus: readonly MenuRecord[], menuIds: Iterable<string>): Set<string> {
  const parents = new Map(menus.map(({ id, parentId }) => [id, parentId]));
  const found = new Set<string>();
  for (const id of menuIds) {
    for (let at: string | null = id; at && !found.has(at); at = parents.get(at) ?? null) found.add(at);
  }
  return found;
}

/** How much of what stands below a menu is held with it. */
export type HeldBelow = 'all' | 'part' | 'none';

/** Of each menu that is held, how much of what stands below it is held as well; `all` where nothing stands below. */
export async function heldBelow(call: Call, held: ReadonlySet<string>): Promise<Map<string, HeldBelow>> {
  const below = new Map<string, string[]>();
  for (const { id, parentId } of await everyMenu(call)) {
    if (parentId) below.set(parentId, [...(below.get(parentId) ?? []), id]);
  }
  const counted = new Map<string, { readonly all: number; readonly held: number }>();
  /** Everything below a menu, itself not counted; `above` ends the walk in records that form a circle. */
  const count = (id: string, above: ReadonlySet<string>): { readonly all: number; readonly held: number } => {
    const known = counted.get(id);
    if (known) return known;
    const sum = { all: 0, held: 0 };
    for (const child of below.get(id) ?? []) {
      if (above.has(child)) continue;
      const under = count(child, new Set([...above, child]));
      sum.all += under.all + 1;
      sum.held += under.held + (held.has(child) ? 1 : 0);
    }
    counted.set(id, sum);
    return sum;
  };
  return new Map(
    [...held].map((id) => {
      const { all, held: taken } = count(id, new Set([id]));
      return [id, all === taken ? 'all' : taken === 0 ? 'none' : 'part'];
    }),
  );
}

import type { MenuNode } from '@rdm/core/internal/access';
import { leavesOf } from './menu-tree';
import { pinyinInitials } from './pinyin-initials';

/**
 * Leaf menus by their name in either language: those that begin with what was typed, then those that hold it, then those
 * whose initials in pinyin begin with it. All of them where nothing was typed. docs/product.md, Layout
 */
export function findMenus(menus: readonly MenuNode[], typed: string): readonly MenuNode[] {
  const wanted = typed.trim().toLowerCase();
  const leaves = leavesOf(menus);
  if (wanted === '') return leaves;
  const ranks = new Map(leaves.map((menu) => [menu, rankOf(menu, wanted)]));
  return leaves
    .filter((menu) => ranks.get(menu)! < NOT_FOUND)
    .sort((one, other) => ranks.get(one)! - ranks.get(other)!);
}

const NOT_FOUND = 3;

function rankOf({ name, nameEn }: MenuNode, wanted: string): number {
  const places = [name, nameEn].map((each) => each.toLowerCase().indexOf(wanted));
  if (places.includes(0)) return 0;
  if (places.some((place) => place > 0)) return 1;
  return pinyinInitials(name).startsWith(wanted) ? 2 : NOT_FOUND;
}

import type { MenuNode } from '@rdm/core/internal/access';
import type { Text } from '@rdm/core/internal/kernel';
import { menuLabel } from './menu-tree';

/** Names of menus and buttons in both languages, by id. */
export function menuNames(menus: readonly MenuNode[]): ReadonlyMap<string, Text> {
  const under = (nodes: readonly MenuNode[]): [string, Text][] =>
    nodes.flatMap((node) => [[node.id, menuLabel(node)], ...under(node.children ?? [])]);
  return new Map(under(menus));
}

import type { MenuNode } from '@rdm/core/access';
import { text, type Text } from '@rdm/core/kernel';

export function menuLabel(menu: Pick<MenuNode, 'name' | 'nameEn'>): Text {
  return text(menu.name, menu.nameEn || menu.name);
}

/** Menus without submenus, in the order of the side bar. */
export function leavesOf(menus: readonly MenuNode[]): readonly MenuNode[] {
  return menus.flatMap((menu) => (menu.children?.length ? leavesOf(menu.children) : [menu]));
}

export function menuAt(menus: readonly MenuNode[], path: string): MenuNode | undefined {
  return leavesOf(menus).find((menu) => menu.path === path);
}

/** The menus above a path, outermost first; empty when the path is no menu or stands at the top. */
export function menusAbove(menus: readonly MenuNode[], path: string): readonly MenuNode[] {
  for (const menu of menus) {
    if (menu.children && menuAt(menu.children, path)) return [menu, ...menusAbove(menu.children, path)];
  }
  return [];
}

/** Leaf menus whose name in either language begins with what was typed, whatever its case. */
export function menusByPrefix(menus: readonly MenuNode[], typed: string): readonly MenuNode[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  return leavesOf(menus).filter((menu) =>
    [menu.name, menu.nameEn].some((name) => name.toLowerCase().startsWith(wanted)),
  );
}

/** A path that leaves the program: shown in a window of its own. */
export function isExternal(menu: Pick<MenuNode, 'path' | 'isOpen'>): boolean {
  return menu.isOpen === 2 || /^https?:\/\//i.test(menu.path);
}

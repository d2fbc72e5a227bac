import type { MenuNode } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';

export function menuLabel(menu: Pick<MenuNode, 'name' | 'nameEn'>): Text {
  return text(menu.name, menu.nameEn || menu.name);
}

/** Menus without submenus, in the order of the side bar. */
export function leavesOf(menus: readonly MenuNode[]): readonly MenuNode[] {
  return menus.flatMap((menu) => (menu.children?.length ? leavesOf(menu.children) : [menu]));
}

export function menuAt(menus: readonly MenuNode[], path: string): MenuNode | undefined {
  return leavesOf(menus).find((menu) => menu.path === path || frameOf(menu) === path);
}

/** The ancestors of a menu by its path, outermost first; empty for a top-level menu or an unknown path. */
export function menusAbove(menus: readonly MenuNode[], path: string): readonly MenuNode[] {
  for (const menu of menus) {
    if (menu.children && menuAt(menu.children, path)) return [menu, ...menusAbove(menu.children, path)];
  }
  return [];
}

/** The target of a menu: a page of this application, or the URL of another one to open in a new window. */
export type MenuPlace = { readonly to: string } | { readonly href: string };

/** A menu with a web address is embedded in a frame, unless it is set to open in a new window (isOpen 2). */
export function menuPlace(menu: Pick<MenuNode, 'code' | 'path' | 'isOpen'>): MenuPlace {
  const frame = frameOf(menu);
  if (menu.isOpen === 2 && (frame !== null || menu.path.startsWith('/'))) return { href: menu.path };
  return { to: frame ?? menu.path };
}

/** The menu that a page embeds; its address comes from the menu alone. */
export function framedMenu(menus: readonly MenuNode[], routerPath: string): MenuNode | undefined {
  return leavesOf(menus).find((menu) => menu.code === routerPath && frameOf(menu) !== null);
}

/** Where the page of another program is embedded, by the code of its menu; `null` for pages of this one. */
function frameOf({ code, path }: Pick<MenuNode, 'code' | 'path'>): string | null {
  return isWebAddress(path) ? `/myiframe/${encodeURIComponent(code)}` : null;
}

/** Addresses of other kinds, such as `javascript:`, are none. */
function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path) && URL.canParse(path);
}

import type { MenuNode } from '@rdm/core/internal/access';
import { screenAhead } from './screen-routes';
import { leavesOf, menuAt } from './shell/menu/menu-tree';

/** Loads the program of the screen at a path of the menu, and of what its resource has of its own. */
export async function menuScreenAhead(menus: readonly MenuNode[], path: string): Promise<void> {
  const screen = screenAhead(path);
  const menu = menuAt(menus, path);
  if (!menu) return screen;
  const [{ resourceOf }, { screenOfResourceAhead }] = await Promise.all([
    import('./shell/menu/MenuScreen'),
    import('./screen-of-resource'),
  ]);
  const resource = resourceOf(menu.code);
  await Promise.all([screen, resource && screenOfResourceAhead(resource.name)]);
}

/** Loads the program of the screen that somebody is about to open; `null` for somebody whose browser is told to save data. */
export const loadAhead = (menus: readonly MenuNode[]): ((path: string) => Promise<void>) | null =>
  savesData(navigator) ? null : (path) => menuScreenAhead(menus, path);

/** One step for each screen of a menu, in its order; none for somebody whose browser is told to save data. */
export function screensAhead(menus: readonly MenuNode[]): readonly (() => Promise<void>)[] {
  if (savesData(navigator)) return [];
  return leavesOf(menus).map(
    ({ path }) =>
      () =>
        menuScreenAhead(menus, path),
  );
}

/** Some browsers only can tell. https://wicg.github.io/savedata/ */
const savesData = (navigator: object): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

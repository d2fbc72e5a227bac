import type { MenuPlace } from './menu-tree';

/** Shows the place of a menu: a page of the program, or another program in a window of its own. */
export function goTo(place: MenuPlace, navigate: (to: string) => unknown): void {
  if ('href' in place) window.open(place.href, '_blank', 'noopener,noreferrer');
  else void navigate(place.to);
}

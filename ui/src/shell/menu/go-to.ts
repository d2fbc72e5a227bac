import type { MenuPlace } from './menu-tree';

/** Opens the target of a menu: a page of this application, or another application in a new window. */
export function goTo(place: MenuPlace, navigate: (to: string) => unknown): void {
  if ('href' in place) window.open(place.href, '_blank', 'noopener,noreferrer');
  else void navigate(place.to);
}

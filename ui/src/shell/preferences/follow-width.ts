import { roomForMenu, type Preferences } from './Preferences';

/** Folds the menu when the window becomes too narrow for it, and unfolds it again. Returns a disposer. */
export function followWidth(preferences: Preferences): () => void {
  const judge = () => preferences.followRoom(window.innerWidth >= roomForMenu);
  window.addEventListener('resize', judge);
  return () => window.removeEventListener('resize', judge);
}

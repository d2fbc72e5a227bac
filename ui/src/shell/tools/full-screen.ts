import { useSyncExternalStore } from 'react';

/** Whether the page fills the screen; it also ends with Escape. */
export function useFullScreen(): boolean {
  return useSyncExternalStore(follow, () => Boolean(document.fullscreenElement));
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Toggles full screen. Does nothing if the browser does not allow it. */
export function toggleFullScreen(): void {
  const asked = document.fullscreenElement
    ? document.exitFullscreen()
    : // Not every browser of a phone has it.
      (document.documentElement as Partial<HTMLElement>).requestFullscreen?.call(document.documentElement);
  asked?.catch(() => undefined);
}

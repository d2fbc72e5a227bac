import { useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints';

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether the window is as narrow as that of a telephone: a row of many columns cannot be read in it. */
export const useNarrow = (): boolean => useSyncExternalStore(onResize, () => window.innerWidth < breakpoints.md);

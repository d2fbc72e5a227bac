import { useSyncExternalStore } from 'react';

/** Below the breakpoint `md` a row of many columns cannot be read. */
const NARROW = 768;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether the window is as narrow as that of a telephone. */
export const useNarrow = (): boolean => useSyncExternalStore(onResize, () => window.innerWidth < NARROW);

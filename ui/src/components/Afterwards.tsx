import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws what is large in a pass of its own, after what stands around it is on screen: in pieces of a few milliseconds, between
 * which the page takes clicks and keys. What is drawn because an answer has come is drawn in one piece otherwise.
 */
export function Afterwards({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

import { useEffect } from 'react';
import type { Overlay, ShowOverlay } from '../overlays';

/** Ctrl/⌘-K opens the search; `?` lists the shortcuts, unless an input has the focus. */
export function useShellKeys(show: ShowOverlay): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const overlay = overlayOf(event);
      if (!overlay) return;
      event.preventDefault();
      show(overlay);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}

function overlayOf(event: KeyboardEvent): Overlay | null {
  if (event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k' ? 'palette' : null;
  return event.key === '?' && !isTypedIn(event.target) ? 'shortcuts' : null;
}

function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

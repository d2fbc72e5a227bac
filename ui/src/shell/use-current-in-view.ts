import { useEffect, type RefObject } from 'react';

/**
 * Scrolls what is current in a list into sight, in the frame that draws it: asked for earlier, the whole page is laid out
 * once more.
 * @param current what it is, and `among` what: scrolled again when either changes
 */
export function useCurrentInView(
  list: RefObject<HTMLElement | null>,
  selector: string,
  current: unknown,
  among?: unknown,
): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [list, selector, current, among]);
}

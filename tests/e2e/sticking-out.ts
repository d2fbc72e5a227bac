import type { Page } from 'playwright-core';

/** Gap in px that rounding and borders make. */
const SLACK = 2;

/**
 * Parts of a screen wider than the place they stand in, which neither scrolls nor clips: a form beyond the edge of its
 * card, which a window that scrolls hides from a look at the page alone. What is placed freely may stand anywhere, and
 * a negative margin is meant.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const isFree = (style: CSSStyleDeclaration) => style.position === 'absolute' || style.position === 'fixed';
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *:not(svg *)')) {
      const box = element.getBoundingClientRect();
      const place = element.parentElement!;
      const room = place.getBoundingClientRect();
      const style = getComputedStyle(place);
      if (box.right <= room.right + slack || box.width === 0 || room.width === 0) continue;
      if (style.overflowX !== 'visible' || style.display === 'inline' || style.display === 'contents') continue;
      const own = getComputedStyle(element);
      if (isFree(own) || Number.parseFloat(own.marginRight) < 0) continue;
      const words = (element.textContent ?? '').trim().slice(0, 20);
      found.add(`${element.tagName.toLowerCase()} “${words}” sticks out by ${Math.round(box.right - room.right)} px`);
    }
    return [...found].slice(0, 3);
  }, SLACK);
}

import type { Page } from 'playwright-core';

/** Gap in px that rounding, borders and the lines of a script make: to the side, and down. */
const SLACK = { right: 2, bottom: 5 };

/**
 * Parts of a screen larger than the place they stand in, which neither scrolls nor clips: a form beyond the edge of its
 * card, which a window that scrolls hides from a look at the page alone, or two lines of text in a row made for one.
 * What is placed freely may stand anywhere, a negative margin is meant, and a cell may span rows.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const isFree = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed';
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *:not(svg *, th, td)')) {
      const place = element.parentElement!;
      const box = element.getBoundingClientRect();
      const room = place.getBoundingClientRect();
      const right = Math.round(box.right - room.right);
      const bottom = Math.round(box.bottom - room.bottom);
      if (right <= slack.right && bottom <= slack.bottom) continue;
      const around = getComputedStyle(place);
      const own = getComputedStyle(element);
      const isBox = box.width > 0 && room.width > 0 && element.checkVisibility();
      if (!isBox || around.display === 'inline' || around.display === 'contents' || isFree(own)) continue;
      const isWide = right > slack.right && around.overflowX === 'visible' && !(Number.parseFloat(own.marginRight) < 0);
      const isHigh =
        bottom > slack.bottom && around.overflowY === 'visible' && !(Number.parseFloat(own.marginBottom) < 0);
      const words = (element.textContent ?? '').trim().slice(0, 20);
      const name = `${element.tagName.toLowerCase()} “${words}”`;
      if (isWide) found.add(`${name} sticks out by ${right} px at the right`);
      else if (isHigh && words !== '') found.add(`${name} sticks out by ${bottom} px below`);
    }
    return [...found].slice(0, 3);
  }, SLACK);
}

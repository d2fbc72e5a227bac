import type { Page } from 'playwright-core';

/** Rounding of boxes, in px. */
const SLACK = 1.5;

/**
 * Amounts of which only a part can be read: cut by their cell, or by the edge of what scrolls without the cover that
 * hides a column standing across it. Half a figure reads as another figure.
 */
export function cutAmounts(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const covers = [...document.querySelectorAll('[data-cut-edge]')].map((cover) => cover.getBoundingClientRect());
    const isCovered = (from: number, to: number, top: number) =>
      covers.some(
        (cover) => cover.left <= from + slack && cover.right >= to - slack && cover.top <= top && cover.bottom >= top,
      );
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const amount = (node.textContent ?? '').trim();
      if (!/^[-−]?\d[\d,]*\.\d{2,}$/.test(amount) || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 2) continue;
      // What is left of it after everything around it that clips.
      let [from, to, isScrolledAway] = [left, right, false];
      for (let around: Element | null = node.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        const pinned = around.querySelector('td[data-actions]');
        // What lies under the actions that stay at the right is not seen at all.
        const isPinned = pinned !== null && getComputedStyle(pinned).position === 'sticky';
        const edge = isPinned ? pinned.getBoundingClientRect().left : box.right;
        [from, to] = [Math.max(from, box.left), Math.min(to, edge)];
        isScrolledAway ||= top >= box.bottom || bottom <= box.top;
      }
      // Beyond the end of its own block it lies under whatever stands next to that.
      const block = node.parentElement.closest('dd, dt, p, div, td, th')!;
      const place = block.getBoundingClientRect();
      const isInBlock = getComputedStyle(block).overflowX !== 'visible' || block.matches('td, th');
      if (!isInBlock) [from, to] = [Math.max(from, place.left), Math.min(to, place.right)];
      const isWhole = from <= left + slack && to >= right - slack;
      if (isWhole || isScrolledAway || to <= from + slack || isCovered(from, to, top + 1)) continue;
      found.add(`the amount ${amount} is cut to ${Math.round(to - from)} of ${Math.round(width)} px`);
    }
    return [...found].slice(0, 3);
  }, SLACK);
}

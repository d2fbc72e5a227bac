import type { Page } from 'playwright-core';

/**
 * What only programmers read among the words of a screen: media types, paths of pages and calls, names of fields. Numbers
 * of documents and of projects are no codes of ours.
 */
export function codesShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const codes = [
      /\b(?:application|image|audio|video|multipart)\/[a-z][\w.+-]+/,
      /(?:^|\s)\/(?:api|rdm|project|system|wel)\/[\w/-]+/,
      /\b[a-z]+[A-Z]?[a-z]*\.[a-z]+[A-Z]\w+/,
      /\b(?:undefined|null|NaN|\[object Object\])\b/,
    ];
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = (node.textContent ?? '').trim();
      if (said === '' || !node.parentElement?.checkVisibility() || node.parentElement.closest('script, style'))
        continue;
      if (codes.some((code) => code.test(said))) found.add(`shows “${said.slice(0, 60)}”`);
    }
    return [...found].slice(0, 3);
  });
}

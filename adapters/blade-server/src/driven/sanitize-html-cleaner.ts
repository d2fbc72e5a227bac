import { allowedAttributes, allowedElements, droppedElements, type HtmlCleaner } from '@rdm/core/internal/system';
import type { IOptions } from 'sanitize-html';

/**
 * No notice nests deeper than this; beyond it elements are removed and their text is kept. The parser takes quadratic
 * time for nested elements: 0.1 s for the 50,000 characters a notice may have.
 */
const DEEPEST = 100;

const options: IOptions = {
  allowedTags: Object.keys(allowedElements),
  allowedAttributes: { ...mutable(allowedElements), a: ['href', 'title', 'rel'] },
  // Attribute values are checked by the allow-list alone, URLs included.
  allowedSchemesAppliedToAttributes: [],
  transformTags: { '*': (tagName, given) => ({ tagName, attribs: { ...allowedAttributes(tagName, given) } }) },
  nonTextTags: [...droppedElements],
  nestingLimit: DEEPEST,
  selfClosing: ['br', 'hr'],
  // Quotes are escaped too, so that the text cannot break out of an attribute it is written into.
  textFilter: (text) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
};

/** Cleans on the server. */
export const sanitizeHtmlCleaner: HtmlCleaner = {
  // Text and values are escaped, so ` />` only ends a void element; it is stored in HTML syntax.
  async clean(html) {
    const { default: sanitizeHtml } = await import('sanitize-html');
    return sanitizeHtml(html, options).replaceAll(' />', '>');
  },
};

function mutable(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]]));
}

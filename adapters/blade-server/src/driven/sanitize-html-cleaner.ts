import { allowedAttributes, allowedElements, droppedElements, type HtmlCleaner } from '@rdm/core/system';
import sanitizeHtml from 'sanitize-html';

/**
 * Deeper nesting than any notice has; what is deeper loses its elements and keeps its text. The parser takes quadratic
 * time for elements inside each other: 0.1 s for the 50,000 characters a notice may have.
 */
const DEEPEST = 100;

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedElements),
  allowedAttributes: { ...mutable(allowedElements), a: ['href', 'title', 'rel'] },
  // The values of the attributes are judged by the list alone, those of addresses as well.
  allowedSchemesAppliedToAttributes: [],
  transformTags: { '*': (tagName, given) => ({ tagName, attribs: { ...allowedAttributes(tagName, given) } }) },
  nonTextTags: [...droppedElements],
  nestingLimit: DEEPEST,
  selfClosing: ['br', 'hr'],
  // Quotes too, so that what is kept as text cannot become part of an attribute wherever it is written.
  textFilter: (text) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
};

/** Cleans on the server. */
export const sanitizeHtmlCleaner: HtmlCleaner = {
  // Text and values are escaped, so ` />` ends an empty element and nothing else; it is stored as HTML writes it.
  clean: async (html) => sanitizeHtml(html, options).replaceAll(' />', '>'),
};

function mutable(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]]));
}

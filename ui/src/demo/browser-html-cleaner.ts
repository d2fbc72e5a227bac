import { allowedAttributes, allowedElements, droppedElements, type HtmlCleaner } from '@rdm/core/internal/system';
import createPurifier, { type Config } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: ['href', 'title', 'rel', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedElements],
};

const purifier = createPurifier(window);
purifier.addHook('beforeSanitizeAttributes', (element) => {
  // The hook is called for text nodes as well.
  if (element.nodeType !== Node.ELEMENT_NODE) return;
  const given = [...element.attributes].map(({ name, value }) => [name, value] as const);
  for (const [name] of given) element.removeAttribute(name);
  const kept = allowedAttributes(element.localName, Object.fromEntries(given));
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
});

/** Sanitises in the page, because it needs a document, which a worker does not have. */
export const browserHtmlCleaner: HtmlCleaner = { clean: async (html) => purifier.sanitize(html, config) };

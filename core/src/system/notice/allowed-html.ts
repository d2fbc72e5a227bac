/* The HTML a notice may contain. An `HtmlCleaner` never outputs anything not listed here. */

/** Elements that are kept, with the attributes they may have. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  div: [],
  span: [],
  b: [],
  strong: [],
  i: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ul: [],
  ol: [],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href', 'title'],
};

/** Elements removed together with their content, which is no readable text. Other elements keep their content. */
export const droppedElements: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

/** Characters browsers strip from a URL before they parse its scheme. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Z}]/gu;

function allowedAddress(value: string): string | null {
  const bare = value.replace(IGNORED, '');
  if (/^(https?|mailto|tel):/i.test(bare)) return bare;
  // A path of this server; two slashes would name another host.
  return /^(#|\/(?![/\\]))/.test(bare) ? bare : null;
}

function allowedValue(attribute: string, value: string): string | null {
  if (attribute === 'href') return allowedAddress(value);
  if (attribute === 'title') return value;
  return /^\d{1,3}$/.test(value) ? value : null;
}

/** The allowed attributes of an element, with their sanitised values. */
export function allowedAttributes(
  element: string,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, raw] of Object.entries(given)) {
    const value = allowedElements[element]?.includes(name) ? allowedValue(name, raw) : null;
    if (value !== null) kept[name] = value;
  }
  // Prevents the linked page from accessing this one or its URL.
  return 'href' in kept ? { ...kept, rel: 'noopener noreferrer' } : kept;
}

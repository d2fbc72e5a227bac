/* What the content of a notice may hold. What is not named here cannot come out of an `HtmlCleaner`. */

/** Elements that stay, with the attributes they may carry. */
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

/** Elements whose content is no text to read: it goes with them. Of every other element the content stays. */
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

/** Characters browsers leave out of an address before they look at its scheme. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Z}]/gu;

function allowedAddress(value: string): string | null {
  const bare = value.replace(IGNORED, '');
  if (/^(https?|mailto|tel):/i.test(bare)) return bare;
  // A path of this server; two slashes would be another's.
  return /^(#|\/(?![/\\]))/.test(bare) ? bare : null;
}

function allowedValue(attribute: string, value: string): string | null {
  if (attribute === 'href') return allowedAddress(value);
  if (attribute === 'title') return value;
  return /^\d{1,3}$/.test(value) ? value : null;
}

/** The attributes that an allowed element keeps of those it was given, with the values they are written with. */
export function allowedAttributes(
  element: string,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, raw] of Object.entries(given)) {
    const value = allowedElements[element]?.includes(name) ? allowedValue(name, raw) : null;
    if (value !== null) kept[name] = value;
  }
  // A page behind a link learns nothing of this one.
  return 'href' in kept ? { ...kept, rel: 'noopener noreferrer' } : kept;
}

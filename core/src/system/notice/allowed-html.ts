import { decoded, escaped } from './character-references';

/* What the content of a notice may hold. What is not named here cannot come out of it. */

/** Elements that stay, with the attributes they may carry. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
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

export const empty = new Set(['br', 'hr']);
/** Elements whose content is no text to read. */
export const dropped = new Set([
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
]);

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

/** The attributes an element keeps of those it was given, as they are written. */
export function attributesOf(carries: readonly string[], given: readonly (readonly [string, string])[]): string {
  const written = new Map<string, string>();
  for (const [name, raw] of given) {
    if (!carries.includes(name) || written.has(name)) continue;
    const value = allowedValue(name, decoded(raw));
    if (value !== null) written.set(name, value);
  }
  const text = [...written].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  // A page behind a link learns nothing of this one.
  return written.has('href') ? `${text} rel="noopener noreferrer"` : text;
}

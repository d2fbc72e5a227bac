export interface Tag {
  /** Empty for a comment or a declaration. */
  readonly name: string;
  readonly opens: boolean;
  readonly attributes: readonly (readonly [string, string])[];
  readonly end: number;
}

/** What begins at a `<`; null where it is but a character. What never ends takes the rest with it. */
export function tagAt(html: string, opens: number): Tag | null {
  const first = html[opens + 1] ?? '';
  if (first === '!' || first === '?') {
    const isComment = html.startsWith('<!--', opens);
    const closes = isComment ? html.indexOf('-->', opens + 4) : html.indexOf('>', opens);
    return { name: '', opens: false, attributes: [], end: closes < 0 ? html.length : closes + (isComment ? 3 : 1) };
  }
  const isClosing = first === '/';
  const from = opens + (isClosing ? 2 : 1);
  if (from >= html.length) return null;
  if (!/[a-z]/i.test(html[from]!)) return isClosing ? bogus(html, opens) : null;
  const name = wordAt(html, from);
  const { attributes, end } = attributesAt(html, from + name.length);
  return { name: name.toLowerCase(), opens: !isClosing, attributes, end };
}

function bogus(html: string, opens: number): Tag {
  const closes = html.indexOf('>', opens);
  return { name: '', opens: false, attributes: [], end: closes < 0 ? html.length : closes + 1 };
}

const WORD = /[^\s/>=]*/y;
const SPACE = /[\s/]*/y;
const BARE = /[^\s>]*/y;

function matchAt(pattern: RegExp, html: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(html)![0];
}

const wordAt = (html: string, at: number): string => matchAt(WORD, html, at);

function attributesAt(html: string, from: number): { attributes: [string, string][]; end: number } {
  const attributes: [string, string][] = [];
  let at = from;
  while (at < html.length) {
    at += matchAt(SPACE, html, at).length;
    if (html[at] === '>') return { attributes, end: at + 1 };
    const name = wordAt(html, at);
    at += Math.max(name.length, 1);
    const equals = /\s*=\s*/y;
    const sign = name === '' ? null : ((equals.lastIndex = at), equals.exec(html));
    if (!sign) {
      if (name !== '') attributes.push([name.toLowerCase(), '']);
      continue;
    }
    at += sign[0].length;
    const quote = html[at];
    if (quote === '"' || quote === "'") {
      const closes = html.indexOf(quote, at + 1);
      if (closes < 0) break;
      attributes.push([name.toLowerCase(), html.slice(at + 1, closes)]);
      at = closes + 1;
    } else {
      const bare = matchAt(BARE, html, at);
      attributes.push([name.toLowerCase(), bare]);
      at += bare.length;
    }
  }
  return { attributes, end: html.length };
}

export function afterClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  if (!found) return html.length;
  const ends = html.indexOf('>', found.index);
  return ends < 0 ? html.length : ends + 1;
}

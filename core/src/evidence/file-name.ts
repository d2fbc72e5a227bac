const LONGEST = 200;

/**
 * Characters removed from names: control characters, bidirectional formatting marks (`gpj.exe` would display as
 * `exe.jpg`), lone surrogates, and characters that file systems forbid.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*]/gu;

/** The extension of a name in lower case without its dot; empty when there is none. */
export const extensionOf = (fileName: string): string => /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/**
 * The sanitised name: without folders, forbidden characters and surrounding spaces, truncated to 200 characters with
 * its extension intact. Empty when nothing is left.
 */
export function cleanFileName(fileName: string): string {
  const [last = ''] = fileName.split(/[/\\]/).slice(-1);
  const name = last.replace(FORBIDDEN, '').trim();
  if (name.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const kept = LONGEST - extension.length - 1;
  return extension && kept > 0 ? `${cut(name, kept)}.${extension}` : cut(name, LONGEST);
}

/** The sanitised name of a renamed file, which keeps the extension of its content. Null when nothing is left of it. */
export function renamed(fileName: string, extension: string): string | null {
  const name = cleanFileName(fileName);
  if (name === '') return null;
  return sameExtension(extensionOf(name), extension) ? name : cleanFileName(`${name}.${extension}`);
}

/** jpeg and jpg are one kind. */
export function sameExtension(one: string, other: string): boolean {
  const plain = (extension: string) => (extension === 'jpeg' ? 'jpg' : extension);
  return plain(one) === plain(other);
}

/** Truncates without splitting a surrogate pair. */
const cut = (name: string, length: number) =>
  name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

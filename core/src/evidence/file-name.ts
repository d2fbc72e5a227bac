const LONGEST = 200;

/**
 * Letters a name may not have: control characters, marks that turn the direction of writing round (`gpj.exe` would read
 * `exe.jpg`), halves of surrogate pairs, and what file systems forbid.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*]/gu;

/** The extension of a name in small letters without its dot; empty when there is none. */
export const extensionOf = (fileName: string): string => /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/**
 * A name as it is kept: without folders, forbidden letters and spaces at its ends, at most 200 letters long with its
 * extension whole. Empty when nothing is left.
 */
export function cleanFileName(fileName: string): string {
  const [last = ''] = fileName.split(/[/\\]/).slice(-1);
  const name = last.replace(FORBIDDEN, '').trim();
  if (name.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const kept = LONGEST - extension.length - 1;
  return extension && kept > 0 ? `${cut(name, kept)}.${extension}` : cut(name, LONGEST);
}

/** The name a file is renamed to: its content still says the extension. Null when nothing is left of it. */
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

/** Never in the middle of a letter that takes two places. */
const cut = (name: string, length: number) =>
  name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

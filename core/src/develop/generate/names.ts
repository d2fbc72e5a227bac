/* Identifiers derived from external names: only letters, digits and hyphens, whatever the input. */

/** The runs of letters and digits of a name in lower case; camel case is split as well. */
export function wordsOf(name: string): string[] {
  const parted = name.slice(0, 300).replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return parted.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** `equipment_loan` → `equipment-loan`; begins with a letter, has at most `most` characters, and is never empty. */
export function hyphened(name: string, most: number, otherwise: string): string {
  const words = wordsOf(name).join('-');
  const lettered = /^[a-z]/.test(words) ? words : words && `x${words}`;
  return lettered.slice(0, most).replace(/-$/, '') || otherwise;
}

/** `equipment-loan` → `equipmentLoan` */
export function camelCase(name: string): string {
  const [first = '', ...others] = wordsOf(name);
  return first + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** `equipment_loan` → `Equipment loan`; null if it has no Latin letters or digits. */
export function englishLabel(name: string): string | null {
  const said = wordsOf(name).join(' ');
  return said === '' ? null : said[0]!.toUpperCase() + said.slice(1, 60);
}

/** One line of printable text, truncated to the length of a label or a hint. */
export function oneLine(text: string, most: number): string {
  const plain = text.slice(0, 4 * most).replace(/[\s\p{C}]+/gu, ' ');
  return [...plain.trim()].slice(0, most).join('').trim();
}

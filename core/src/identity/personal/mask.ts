const STAR = '*';

/** How many characters at the beginning and at the end stay readable, by the shape of the text. */
const shapes: readonly (readonly [RegExp, number, number])[] = [
  // Resident identity numbers, also with the check character X: division of the first registration, sequence and check.
  [/^\d{17}[\dXx]$|^\d{15}$/, 6, 4],
  [/^1\d{10}$/, 3, 4],
  // Bank cards.
  [/^\d{13,19}$/, 4, 4],
  // Passports, and travel permits for residents of Hong Kong and Macao.
  [/^[A-Za-z]{1,2}\d{7,8}$|^[HMhm]\d{10}$/, 2, 2],
  // Foreign permanent residents, 2017 edition: nationality; the last two digits tell no date of birth.
  [/^[A-Za-z]{3}\d{12}$/, 3, 2],
  // Licence plates: province and office.
  [/^[\u4e00-\u9fff][A-Za-z][A-Za-z\d]{4,5}[A-Za-z\d\u4e00-\u9fff]$/, 2, 2],
];

/**
 * A personal number or an e-mail address for lists, logs and exports, with its middle as stars:
 * `110105194912310021` → `110105********0021`. The length stays. A text of another shape keeps a quarter at either end, at
 * most four characters; of an e-mail address the first character and the host stay. `""` for anything that is not text.
 *
 * Source: 个人信息保护法 第五十一条（三）去标识化; which characters stay is the custom of banks and carriers, not the law.
 */
export function mask(value: string): string {
  if (typeof value !== 'string') return '';
  const at = value.lastIndexOf('@');
  if (at > 0) return covered(value.slice(0, at), 1, 0) + value.slice(at);
  const quarter = Math.min(4, Math.floor(value.length / 4));
  const [, first, last] = shapes.find(([shape]) => shape.test(value)) ?? [null, quarter, quarter];
  return covered(value, first, last);
}

/** At least one character is always covered. */
function covered(value: string, first: number, last: number): string {
  const characters = [...value];
  const begin = Math.min(first, Math.max(0, characters.length - 1));
  const stars = Math.max(characters.length - begin - last, Math.min(1, characters.length));
  const end = characters.slice(begin + stars);
  return characters.slice(0, begin).join('') + STAR.repeat(stars) + end.join('');
}

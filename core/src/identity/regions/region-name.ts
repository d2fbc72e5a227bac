import { provinceOf } from '../provinces';
import { divisions } from './divisions';

export interface RegionName {
  /** `福建省` */
  readonly province: string;
  /** `福州市`; `''` for a code of a province, and for counties directly under one, such as those of Beijing. */
  readonly city: string;
  /** `鼓楼区`; `''` for a code of a province or a city. */
  readonly county: string;
}

/** Names by the four digits after the province, filled lazily per province. */
const names = new Map<string, ReadonlyMap<string, string>>();

/**
 * The names of an administrative division by its six digits: `110105` → 北京市, no city, 朝阳区. Abolished codes have the
 * name they had last. For the region of an identity number take its first six digits, for that of a credit code its
 * `regionCode`.
 *
 * @returns `null` when the code is not listed (the editions are named in `divisions.ts`)
 */
export function regionName(code: string): RegionName | null {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return null;
  const province = provinceOf(code);
  const known = namesIn(code.slice(0, 2));
  if (province === undefined || known === null) return null;
  if (code.endsWith('0000')) return { province, city: '', county: '' };
  const city = known.get(`${code.slice(2, 4)}00`);
  const county = code.endsWith('00') ? '' : known.get(code.slice(2));
  // A city without a name is a heading of the list, not a division.
  const isListed = city !== undefined && county !== undefined && city + county !== '';
  return isListed ? { province, city, county } : null;
}

/** All codes listed, in ascending order. */
export function regionCodes(): string[] {
  return Object.keys(divisions).flatMap((province) => [
    `${province}0000`,
    ...[...(namesIn(province)?.keys() ?? [])]
      .map((rest) => province + rest)
      .filter((code) => regionName(code) !== null),
  ]);
}

function namesIn(province: string): ReadonlyMap<string, string> | null {
  if (!Object.hasOwn(divisions, province)) return null;
  const read = names.get(province) ?? parse(divisions[province]!);
  names.set(province, read);
  return read;
}

function parse(list: string): Map<string, string> {
  const parsed = new Map<string, string>();
  let city = '';
  for (const [, slash, number, name] of list.matchAll(/(\/?)(\d\d)([^\d/]*)/g)) {
    if (slash) city = number!;
    parsed.set(slash ? `${city}00` : city + number!, name!);
  }
  return parsed;
}

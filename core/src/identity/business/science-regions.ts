import { provinceOf } from '../provinces';

const CORPS = '66';

/**
 * The name of a province, or of 新疆生产建设兵团, whose science authority registers beside those of the provinces, by the
 * first two digits of a code made of digits; `undefined` if there is none. Statistics give the Corps 66, a code that
 * GB/T 2260 does not have.
 */
export function scienceRegion(code: string): string | undefined {
  return code.startsWith(CORPS) ? '新疆生产建设兵团' : provinceOf(code);
}

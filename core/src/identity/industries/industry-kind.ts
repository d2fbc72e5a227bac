import { readIndustryCode } from './industry-code';

const MANUFACTURING = 'C';

/**
 * The divisions of 财税〔2015〕119号 四: 烟草制造业, 住宿和餐饮业, 批发和零售业, 房地产业, 租赁和商务服务业, 娱乐业. The notice names the
 * industries and cites the classification in force, of which these are the divisions in the edition of 2017.
 */
const negativeList = ['16', '51', '52', '61', '62', '70', '71', '72', '90'];
/** The sections all of whose divisions are listed. */
const listedSections = 'FHKL';
/** The sections of which one division is listed: 制造业, 文化、体育和娱乐业. */
const partlyListedSections = 'CR';

/**
 * Whether an industry is manufacturing: section C, divisions 13 to 43 of GB/T 4754-2017 (公告2021年第13号 一).
 *
 * @param code a section, or 2 to 4 digits with or without the letter in front; the digits behind the division are not
 * looked up
 * @returns `null` if there is no such section or division
 */
export function isManufacturing(code: string): boolean | null {
  const read = readIndustryCode(code);
  return read === null ? null : read.section === MANUFACTURING;
}

/**
 * Whether an industry is one of the six to which the super-deduction does not apply (财税〔2015〕119号 四). For an
 * enterprise the share of its revenue decides: `negativeListTest` of `@rdm/core/tax`.
 *
 * @param code as `isManufacturing` takes it
 * @returns `null` if there is no such section or division, and for the sections C and R, of which one division is listed
 */
export function onNegativeList(code: string): boolean | null {
  const read = readIndustryCode(code);
  if (read === null) return null;
  if (read.division !== null) return negativeList.includes(read.division);
  return partlyListedSections.includes(read.section) ? null : listedSections.includes(read.section);
}

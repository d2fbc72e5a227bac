import { text, type Text } from '../kernel';

const SHAPE = text(
  '软件著作权登记号一般为“年份+SR+6或7位数字”，如 2024SR0123456，请核对',
  'The registration number of software is year + SR + 6 or 7 digits, as in 2024SR0123456; compare it',
);
const YEAR = text(
  '软件著作权登记号的年份与登记日期不一致，请核对',
  'The year in the number is not that of the registration',
);

/** The first year whose numbers have SR (计算机软件保护条例 of 2001 came into force 2002-01-01). */
const FIRST_YEAR = 2002;

/**
 * What is odd about a registration number of software (软著登记号): `2024SR0123456`, with six digits until 2017. It has no
 * check character, and no standard publishes it: in use.
 * @param regTime the day of registration, if known: its year is that of the number
 */
export function softwareNumberFault(number: string, regTime?: unknown): Text | null {
  const parts = /^(?:软著登字第)?(\d{4})SR\d{6,7}号?$/i.exec(number.trim());
  if (!parts || Number(parts[1]) < FIRST_YEAR) return SHAPE;
  return typeof regTime === 'string' && regTime.slice(0, 4) !== parts[1] ? YEAR : null;
}

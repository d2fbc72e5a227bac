import { type ValidationOptions } from '../verdict';
import { birthOf, nationalityOf, placeOfIssue, validateForeignResidentId } from './foreign-resident-id';

export interface ForeignResidentIdParts {
  /** `yyyy-MM-dd`; the 2017 edition leaves the century out, and a birth within the last hundred years is assumed. */
  readonly birthDate: string;
  /** `null` for the 2017 edition, whose number is not known to tell it. */
  readonly sex: 'male' | 'female' | null;
  /** Official name of the province where the card was applied for, `北京市`. */
  readonly province: string;
  /** Alpha-3 code of ISO 3166-1, as it is printed on the cards of both editions: `CAN`. */
  readonly nationality: string;
}

/**
 * Personal data encoded in the number of a foreign permanent resident ID card, of the 2023 or the 2017 edition.
 *
 * @returns `null` if the number is not valid under `standard`: no part of a mistyped number can be trusted
 */
export function describeForeignResidentId(
  id: string,
  options?: Pick<ValidationOptions, 'today'>,
): ForeignResidentIdParts | null {
  const verdict = validateForeignResidentId(id, { rule: 'standard', today: options?.today });
  if (!verdict.valid) return null;
  const number = verdict.value;
  const birth = String(birthOf(number, options?.today));
  return {
    birthDate: `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`,
    sex: number.length === 18 ? (Number(number.charAt(16)) % 2 === 1 ? 'male' : 'female') : null,
    province: placeOfIssue(number)!,
    nationality: nationalityOf(number)!,
  };
}

import { upgradeResidentId } from './legacy-resident-id';
import { provinceOf } from '../provinces';
import { validateResidentId } from './resident-id';
import { type ValidationOptions } from '../verdict';

export interface ResidentIdParts {
  /** `yyyy-MM-dd` */
  readonly birthDate: string;
  readonly sex: 'male' | 'female';
  /** Official name of the province of first registration, `北京市`. */
  readonly province: string;
}

/**
 * Personal data encoded in a citizen's identity number of 18 characters or the legacy 15 (GB 11643-1999).
 *
 * @returns `null` if the number is not valid under `standard`: no part of a mistyped number can be trusted
 */
export function describeResidentId(id: string, options?: Pick<ValidationOptions, 'today'>): ResidentIdParts | null {
  const verdict = validateResidentId(id, { rule: 'standard', today: options?.today });
  if (!verdict.valid) return null;
  const number = upgradeResidentId(verdict.value);
  return {
    birthDate: `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
    sex: Number(number.charAt(16)) % 2 === 1 ? 'male' : 'female',
    province: provinceOf(number)!,
  };
}

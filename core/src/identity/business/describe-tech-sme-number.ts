import { type ValidationOptions } from '../verdict';
import { validateTechSmeNumber } from './tech-sme-number';

export interface TechSmeNumberParts {
  /** Year of the registration, for which the number is valid. */
  readonly year: number;
  /** Administrative division, 6 digits. */
  readonly regionCode: string;
  /** What the 11th character says: `0` assessed by 31 May, `A` assessed later, `B` founded in the year of the registration. */
  readonly entry: 'byMay' | 'afterMay' | 'foundedInYear';
  /** Whether the rates of technology-based SMEs apply to the settlement of the year before: only with `0`. */
  readonly servesYearBefore: boolean;
}

/**
 * The parts of a registration number of a technology-based SME (国科发火〔2018〕11号).
 *
 * @returns `null` if the number is not valid under `standard`
 */
export function describeTechSmeNumber(
  number: string,
  options?: Pick<ValidationOptions, 'today'>,
): TechSmeNumberParts | null {
  const verdict = validateTechSmeNumber(number, { rule: 'standard', today: options?.today });
  if (!verdict.valid) return null;
  const eleventh = verdict.value.charAt(10);
  return {
    year: Number(verdict.value.slice(0, 4)),
    regionCode: verdict.value.slice(4, 10),
    entry: eleventh === '0' ? 'byMay' : eleventh === 'A' ? 'afterMay' : 'foundedInYear',
    servesYearBefore: eleventh === '0',
  };
}

import { type ValidationOptions } from '../verdict';
import { validatePatentNumber, yearOfPatent } from './patent-number';

export interface PatentNumberParts {
  /** Year of the application. */
  readonly year: number;
  readonly kind: 'invention' | 'utilityModel' | 'design';
  /** An international application (PCT) that entered the national phase. */
  readonly isInternational: boolean;
  /** The number of the application within its year and kind: 7 digits, or 5 until September 2003. */
  readonly sequence: string;
  /** True if `ZL` stands in front, which only a granted patent has; null if it does not, which tells nothing. */
  readonly isGranted: true | null;
}

const kinds: Readonly<Record<string, PatentNumberParts['kind']>> = {
  ...{ 1: 'invention', 2: 'utilityModel', 3: 'design' },
  ...{ 8: 'invention', 9: 'utilityModel' },
};

/**
 * The parts of a patent number (ZC 0006-2003).
 *
 * @param number as it is printed; whether the patent is granted can only be told with the letters in front
 * @returns `null` if the number is not valid under `standard`: no part of a mistyped number can be trusted
 */
export function describePatentNumber(
  number: string,
  options?: Pick<ValidationOptions, 'today'>,
): PatentNumberParts | null {
  const verdict = validatePatentNumber(number, { rule: 'standard', today: options?.today });
  if (!verdict.valid) return null;
  const digits = verdict.value.replace('.', '');
  const place = digits.length === 13 ? 4 : 2;
  const kind = digits.charAt(place);
  return {
    year: yearOfPatent(digits),
    kind: kinds[kind]!,
    isInternational: kind === '8' || kind === '9',
    sequence: digits.slice(place + 1, -1),
    isGranted: /^\s*ZL/i.test(number) ? true : null,
  };
}

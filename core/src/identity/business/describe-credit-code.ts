import { validateCreditCode } from './credit-code';

export interface CreditCodeParts {
  /** Department that registered, one character: named by `creditCodeDepartment` of `@rdm/core/identity/departments`. */
  readonly department: string;
  /** Category of the organisation within the department, one character: named by `creditCodeCategory` there. */
  readonly category: string;
  /** Administrative division of the registering office, 6 digits. */
  readonly regionCode: string;
  /** Organisation code, 9 characters with its check character. */
  readonly organisationCode: string;
}

/**
 * The parts of a unified social credit code (GB 32100-2015).
 *
 * @returns `null` for a 15-digit registration number, and if the code is not valid under `standard`: no part of a
 * mistyped code can be trusted
 */
export function describeCreditCode(code: string): CreditCodeParts | null {
  const verdict = validateCreditCode(code, { rule: 'standard' });
  if (!verdict.valid || verdict.value.length !== 18) return null;
  return {
    department: verdict.value.charAt(0),
    category: verdict.value.charAt(1),
    regionCode: verdict.value.slice(2, 8),
    organisationCode: verdict.value.slice(8, 17),
  };
}

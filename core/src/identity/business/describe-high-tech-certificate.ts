import { type ValidationOptions } from '../verdict';
import { isReview, validateHighTechCertificate } from './high-tech-certificate';
import { scienceRegion } from './science-regions';

export interface HighTechCertificateParts {
  /** Year of the recognition. */
  readonly year: number;
  /** Official name of the province, `广东省`, or 新疆生产建设兵团. */
  readonly region: string;
  /** A certificate given after a review (复审), 2011 to 2015. */
  readonly isRenewal: boolean;
}

/**
 * The parts of the number of a high-tech enterprise certificate. It is valid for three years from the day on which it
 * was issued (国科发火〔2016〕32号 第九条), which the number does not contain.
 *
 * @returns `null` if the number is not valid under `standard`
 */
export function describeHighTechCertificate(
  number: string,
  options?: Pick<ValidationOptions, 'today'>,
): HighTechCertificateParts | null {
  const verdict = validateHighTechCertificate(number, { rule: 'standard', today: options?.today });
  if (!verdict.valid) return null;
  return {
    year: Number(verdict.value.slice(2, 6)),
    region: scienceRegion(verdict.value.slice(6))!,
    isRenewal: isReview(verdict.value),
  };
}

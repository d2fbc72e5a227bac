import { DomainError, type LegalBasis } from '../../kernel';
import { cite } from './citations';
import { isCoveredYear } from './covered-years';
import { always, inForce, type Dated } from './dated';

/** Which declaration: July advance (上半年), October advance (前三季度), annual settlement (汇算清缴). */
export type DeclarationPeriod = 'H1' | 'Q1_Q3' | 'ANNUAL';

interface PeriodRule extends Dated {
  readonly period: DeclarationPeriod;
  readonly basis: LegalBasis;
}

export const periodRules: readonly PeriodRule[] = [
  { period: 'ANNUAL', from: always, basis: cite('regulation95', '第九十五条') },
  { period: 'Q1_Q3', from: 2021, to: 2021, basis: cite('sta2021no28', '第一条') },
  { period: 'Q1_Q3', from: 2022, basis: cite('sta2022no10', '第一条') },
  { period: 'H1', from: 2023, basis: cite('announcement2023no11', '第一条') },
];

/** The declarations of a year; none for a year outside `coveredYears`. */
export function allowedPeriods(year: number): DeclarationPeriod[] {
  if (!isCoveredYear(year)) return [];
  return inForce(periodRules, year).map(({ period }) => period);
}

/** @throws DomainError `PERIOD_NOT_ALLOWED` for an advance that does not exist in the year */
export function requirePeriod(year: number, period: DeclarationPeriod): void {
  if (allowedPeriods(year).includes(period)) return;
  throw new DomainError('PERIOD_NOT_ALLOWED', `A declaration for ${period} does not exist in ${year}`);
}

import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import type { Dated } from './dated';
import type { DeclarationPeriod } from './periods';

/** The line of the advance return that additional deductions stand under, by tax year and advance. */
export interface AdvanceLine extends Dated {
  readonly period: Exclude<DeclarationPeriod, 'ANNUAL'>;
  readonly form: 'A200000';
  /** 减：免税收入、减计收入、加计扣除; each item has a sub-line of its own: 7.1, 22.1, … */
  readonly line: '7' | '22';
  readonly basis: LegalBasis;
}

const since2021 = cite('sta2021no3', '附件 A200000');
const since2025 = cite('sta2025no17', '附件 A200000');

/** The new advance return is in force from 1 October 2025, so for three quarters of 2025 but not for their first half. */
export const advanceLines: readonly AdvanceLine[] = [
  { period: 'Q1_Q3', from: 2021, to: 2024, form: 'A200000', line: '7', basis: since2021 },
  { period: 'Q1_Q3', from: 2025, form: 'A200000', line: '22', basis: since2025 },
  { period: 'H1', from: 2023, to: 2025, form: 'A200000', line: '7', basis: since2021 },
  { period: 'H1', from: 2026, form: 'A200000', line: '22', basis: since2025 },
];

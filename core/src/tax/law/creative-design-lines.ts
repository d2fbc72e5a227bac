import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { inForce, type Dated } from './dated';
import type { DeclarationPeriod } from './periods';

/** Where the deduction of 创意设计活动 stands in the return. */
export interface CreativeDesignLine extends Dated {
  readonly period: DeclarationPeriod;
  readonly form: 'A107010' | 'A100000' | 'A200000';
  /** A line of the form; under 7 and 22 it is a sub-line of its own (7.1, 22.1, …) with the name of the item. */
  readonly line: string;
  readonly basis: LegalBasis;
}

const advance2021 = cite('sta2021no3', '附件 A200000');
const advance2025 = cite('sta2025no17', '附件 A200000');

/** The new advance return is in force from 1 October 2025, so for three quarters of 2025 but not for their first half. */
export const creativeDesignLines: readonly CreativeDesignLine[] = [
  {
    period: 'ANNUAL',
    from: 2017,
    to: 2023,
    form: 'A107010',
    line: '28',
    basis: /* @__PURE__ */ cite('sta2017no54', '附件 A107010'),
  },
  {
    period: 'ANNUAL',
    from: 2024,
    form: 'A100000',
    line: '22',
    basis: /* @__PURE__ */ cite('sta2025no1', '附件 A100000'),
  },
  { period: 'Q1_Q3', from: 2021, to: 2024, form: 'A200000', line: '7', basis: advance2021 },
  { period: 'Q1_Q3', from: 2025, form: 'A200000', line: '22', basis: advance2025 },
  { period: 'H1', from: 2023, to: 2025, form: 'A200000', line: '7', basis: advance2021 },
  { period: 'H1', from: 2026, form: 'A200000', line: '22', basis: advance2025 },
];

/** Undefined for 2016, whose return had no line of this name. */
export function creativeDesignLineOf(year: number, period: DeclarationPeriod): CreativeDesignLine | undefined {
  return inForce(creativeDesignLines, year).find((line) => line.period === period);
}

import type { LegalBasis } from '../../kernel';
import { advanceLines } from './advance-lines';
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

/** In an advance it has a sub-line of the same line as other additional deductions. */
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
  ...advanceLines,
];

/** Undefined for 2016, whose return had no line of this name. */
export function creativeDesignLineOf(year: number, period: DeclarationPeriod): CreativeDesignLine | undefined {
  return inForce(creativeDesignLines, year).find((line) => line.period === period);
}

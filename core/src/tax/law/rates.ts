import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { always, type Dated } from './dated';

/** Kinds with separate rates: 制造业企业, 科技型中小企业, 集成电路企业或工业母机企业. */
export type EnterpriseKind = 'manufacturing' | 'techSme' | 'icOrMachineTool';

export interface RateRule extends Dated {
  readonly kind: EnterpriseKind | 'general';
  /** Extra deduction of expensed cost, as a fraction: `0.75`. */
  readonly expensed: string;
  readonly basis: LegalBasis;
}

/** 加计扣除比例 by kind and tax year. An enterprise of several kinds takes the highest rule in force. */
export const rateRules: readonly RateRule[] = [
  { kind: 'general', from: always, to: 2017, expensed: '0.50', basis: cite('regulation95', '第九十五条') },
  { kind: 'general', from: 2018, to: 2020, expensed: '0.75', basis: cite('caishui2018no99', '第一条') },
  // Extended to the end of 2023, but overtaken by the rate of that year.
  { kind: 'general', from: 2021, to: 2022, expensed: '0.75', basis: cite('announcement2021no6', '第一条') },
  { kind: 'general', from: 2023, expensed: '1.00', basis: cite('announcement2023no7', '第一条') },
  { kind: 'techSme', from: 2017, to: 2019, expensed: '0.75', basis: cite('caishui2017no34', '第一条') },
  { kind: 'techSme', from: 2022, to: 2022, expensed: '1.00', basis: cite('announcement2022no16', '第一条') },
  { kind: 'manufacturing', from: 2021, to: 2022, expensed: '1.00', basis: cite('announcement2021no13', '第一条') },
  { kind: 'icOrMachineTool', from: 2023, to: 2027, expensed: '1.20', basis: cite('announcement2023no44', '第一条') },
];

export interface FourthQuarterRule extends Dated {
  /** Applies to those whose rate of the year is this one. */
  readonly insteadOf: string;
  readonly expensed: string;
  readonly basis: LegalBasis;
}

/** Separate rates for October to December. */
export const fourthQuarterRules: readonly FourthQuarterRule[] = [
  { from: 2022, to: 2022, insteadOf: '0.75', expensed: '1.00', basis: cite('announcement2022no28', '第一条') },
];

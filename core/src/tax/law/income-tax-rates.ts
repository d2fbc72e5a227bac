import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { always, type Dated } from './dated';

/** A slice of the taxable income of 小型微利企业 with the rate it comes to. */
export interface SmallProfitSlice {
  /** 元; the slice ends there. */
  readonly until: string;
  /** Share of the income that counts times the rate of 20%, as a fraction. */
  readonly rate: string;
}

/** What 小型微利企业 pay, by tax year. Above the last slice the whole income is taxed at the common rate. */
export interface SmallProfitRule extends Dated {
  readonly slices: readonly SmallProfitSlice[];
  readonly basis: LegalBasis;
}

export const smallProfitRules: readonly SmallProfitRule[] = [
  { from: always, to: 2016, slices: [{ until: '300000', rate: '0.10' }], basis: cite('caishui2015no99', '第一条') },
  { from: 2017, to: 2017, slices: [{ until: '500000', rate: '0.10' }], basis: cite('caishui2017no43', '第一条') },
  { from: 2018, to: 2018, slices: [{ until: '1000000', rate: '0.10' }], basis: cite('caishui2018no77', '第一条') },
  {
    ...{ from: 2019, to: 2020, basis: cite('caishui2019no13', '第二条') },
    slices: [
      { until: '1000000', rate: '0.05' },
      { until: '3000000', rate: '0.10' },
    ],
  },
  {
    ...{ from: 2021, to: 2021, basis: cite('announcement2021no12', '第一条') },
    slices: [
      { until: '1000000', rate: '0.025' },
      { until: '3000000', rate: '0.10' },
    ],
  },
  {
    ...{ from: 2022, to: 2022, basis: cite('announcement2022no13', '第一条') },
    slices: [
      { until: '1000000', rate: '0.025' },
      { until: '3000000', rate: '0.05' },
    ],
  },
  {
    ...{ from: 2023, to: 2027, basis: cite('announcement2023no12', '第三条') },
    slices: [{ until: '3000000', rate: '0.05' }],
  },
];

/** 企业所得税的税率, as a fraction. 企业所得税法 第四条, 第二十八条 */
export const commonRate = '0.25';
export const highTechRate = '0.15';

/** Years a loss can be carried forward: of everybody, and of 高新技术企业 and 科技型中小企业 since 2018. */
export const lossYears = { common: 5, extended: 10 } as const;
export const extendedLossFrom = 2018;
export const lossBasis = cite('incomeTaxLaw', '第十八条');
export const extendedLossBasis = cite('caishui2018no76', '第一条');

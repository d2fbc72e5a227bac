import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { always, type Dated } from './dated';

/** 委托研发 counts with 80 % of what was paid. */
export const entrustedPart = '0.8';

export const entrustedDomesticBasis = cite('caishui2015no119', '第二条第1项');
export const entrustedPersonBasis = cite('caishui2018no64', '第六条');

export interface OverseasRule extends Dated {
  /** The cap in terms of 境内符合条件的研发费用; `null`: nothing overseas counts. */
  readonly capOfDomestic: { readonly times: number; readonly dividedBy: number } | null;
  readonly basis: LegalBasis;
}

/** 委托境外机构 */
export const overseasRules: readonly OverseasRule[] = [
  { from: always, to: 2017, capOfDomestic: null, basis: entrustedDomesticBasis },
  { from: 2018, capOfDomestic: { times: 2, dividedBy: 3 }, basis: cite('caishui2018no64', '第一条') },
];

import { yuan } from '../../kernel/money';
import { given, type GivenAmount } from '../amount-given';
import { ratioOf } from './ratio';

/** 制造业企业 from a share of 50 % of 收入总额, which is not reduced here (财政部 税务总局公告2021年第13号 一). */
export function manufacturingTest(input: {
  readonly manufacturingRevenue: GivenAmount;
  readonly totalRevenue: GivenAmount;
}): { ratio: string; isManufacturing: boolean } {
  const part = given(input.manufacturingRevenue);
  const total = given(input.totalRevenue);
  return {
    ratio: ratioOf(part, total),
    isManufacturing: total.compare(yuan(0)) > 0 && part.times(2).compare(total) >= 0,
  };
}

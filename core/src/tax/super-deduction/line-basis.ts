import type { LegalBasis } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { cite } from '../law/citations';
import { ruleOf } from '../law/dated';
import { entrustedDomesticBasis, entrustedPersonBasis, overseasRules } from '../law/entrusted';
import { otherCostLimitRules } from '../law/other-cost-limit';
import type { EnterpriseKind } from '../law/rates';
import type { LineNumber } from './line-names';

const categoryBasis = /* @__NO_SIDE_EFFECTS__ */ (item: number) =>
  cite('caishui2015no119', `第一条第（一）项第${item}目`);
const capitalised = cite('caishui2015no119', '第一条');
const soldMaterial = cite('sta2017no40', '第二条第（二）项');
const specialIncome = cite('sta2017no40', '第七条第（二）项');

/** Lines from … to of the form, and the provision that states what they hold. */
const fixed: readonly [LineNumber, LineNumber, LegalBasis][] = [
  [2, 2, cite('caishui2015no119', '第一条第（一）项')],
  [3, 6, categoryBasis(1)],
  [7, 15, categoryBasis(2)],
  [16, 18, categoryBasis(3)],
  [19, 22, categoryBasis(4)],
  [23, 27, categoryBasis(5)],
  [28, 31, categoryBasis(6)],
  [32, 32, cite('sta2017no40', '第六条')],
  [33, 33, categoryBasis(6)],
  [36, 36, entrustedDomesticBasis],
  [39, 39, entrustedPersonBasis],
  [41, 44, capitalised],
  [46, 47, specialIncome],
  [48, 49, soldMaterial],
  [52, 52, soldMaterial],
];

/** The provision that defines a line in a year; lines that only add up others have none. */
export function lineBasis(
  line: LineNumber,
  year: number,
  enterpriseKinds: readonly EnterpriseKind[],
): LegalBasis | undefined {
  switch (line) {
    case 34:
      return ruleOf(otherCostLimitRules, year).basis;
    case 37:
    case 38:
      return ruleOf(overseasRules, year).basis;
    case 50:
    case 51:
      return rateOf({ year, enterpriseKinds }).basis;
    default:
      return fixed.find(([from, to]) => from <= line && line <= to)?.[2];
  }
}

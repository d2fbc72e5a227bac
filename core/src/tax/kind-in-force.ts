import { inForce } from './law/dated';
import { rateRules, type EnterpriseKind } from './law/rates';

/** Whether a kind of enterprise has a rate of its own in a tax year, so that it has to be proved. */
export const isKindInForce = (kind: EnterpriseKind, year: number): boolean =>
  inForce(rateRules, year).some((rule) => rule.kind === kind);

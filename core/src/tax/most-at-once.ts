import { inForce } from './law/dated';
import { oneOffRules } from './law/one-off';

/**
 * The greatest value, 元, of one asset bought in a year that may be deducted at once (一次性税前扣除, 财税〔2018〕54号 一 and
 * those that prolong it); null for a year without the rule.
 */
export function mostAtOnce(boughtIn: number): string | null {
  return inForce(oneOffRules, boughtIn)[0]?.most ?? null;
}

import Big from 'big.js';
import type { Preferential } from './use-cases/preferential';

const PLACES = 1;

/**
 * How much of the limit of other related costs (line 34) the costs of line 28 take up, in percent with one decimal; more
 * than 100 where some of them do not count. Null where there is no limit.
 */
export function otherLimitUsed({ lines, otherLimit }: Pick<Preferential, 'lines' | 'otherLimit'>): string | null {
  const limit = new Big(otherLimit || '0');
  const costs = lines['28'];
  if (!costs || limit.lte(0)) return null;
  return new Big(costs).div(limit).times(100).toFixed(PLACES, Big.roundHalfUp);
}

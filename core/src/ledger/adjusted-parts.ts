import type { CostPart, EligibleRecord, Exclusion } from '../cost';
import { yuan, type Amount } from '../kernel/money';
import { exclusionReasons } from '../tax';

/** A part of a cost record with what of it is excluded, and by what. */
export interface AdjustedPart {
  readonly part: CostPart;
  readonly excluded: string;
  readonly exclusions: readonly Exclusion[];
}

/**
 * The exclusions of a record on its parts: those of a source row on its part, those of the record on its parts in
 * their order, each up to what is left of it.
 */
export function adjustedParts({ parts, exclusions }: Pick<EligibleRecord, 'parts' | 'exclusions'>): AdjustedPart[] {
  const adjusted = parts.map((part) => ({ part, excluded: yuan(0), exclusions: [] as Exclusion[] }));
  const ofParts = exclusions.filter(({ partOf }) => partOf !== null);
  for (const exclusion of [...ofParts, ...exclusions.filter(({ partOf }) => partOf === null)]) {
    let open = yuan(exclusion.amount);
    const own = adjusted.filter(({ part }) => exclusion.partOf === null || part.source.id === exclusion.partOf);
    for (const [at, each] of own.entries()) {
      if (open.isZero()) break;
      const isLast = at === own.length - 1;
      const left = yuan(each.part.amount).minus(each.excluded);
      const taken = isLast ? open : nearerZero(open, left);
      if (taken.isZero()) continue;
      each.excluded = each.excluded.plus(taken);
      each.exclusions.push(exclusion);
      open = open.minus(taken);
    }
  }
  return adjusted.map((each) => ({ ...each, excluded: each.excluded.toString() }));
}

/** The reasons in Chinese, as a ledger row names them; null if there are none. */
export function adjustmentOf(exclusions: readonly Exclusion[]): string | null {
  const reasons = [...new Set(exclusions.map(({ reason }) => exclusionReasons[reason].label.zh))];
  return reasons.length > 0 ? reasons.join('；') : null;
}

type Yuan = Amount<'yuan'>;
const zero = yuan(0);

function nearerZero(asked: Yuan, left: Yuan): Yuan {
  return asked.compare(zero) >= 0 ? asked.min(left.max(zero)) : asked.max(left.min(zero));
}

import { text } from '../../kernel';
import { yuan, type Amount } from '../../kernel/money';
import { exclusionReasons } from '../../tax';
import type { CostRecord } from '../allocate-year';
import { costResources } from '../cost-resources';
import { CostWarnings, type CostWarning } from '../cost-warning';
import type { EligibilityInput, EligibleRecord, Exclusion, ExclusionRule, ProposedExclusion } from './exclusion';
import { exclusionRules } from './exclusion-rules';

type Yuan = Amount<'yuan'>;

export interface YearEligibility<R extends CostRecord> {
  /** The given records in their order. */
  readonly records: readonly (R & EligibleRecord)[];
  readonly warnings: readonly CostWarning[];
}

/**
 * What of the collected cost does not count for the super-deduction. An exclusion takes the sign of the amount it is
 * taken from and never exceeds it, so that what counts of a record has the sign of its amount, or is 0.
 */
export function applyExclusions<R extends CostRecord>(
  records: readonly R[],
  input: EligibilityInput,
  rules: readonly ExclusionRule[] = exclusionRules,
): YearEligibility<R> {
  const taken = new Map<CostRecord, Exclusion[]>();
  const limited = new CostWarnings(costResources.adjustment);
  const warnings: CostWarning[] = [];
  const restOf = (record: CostRecord) =>
    yuan(record.amount)
      .minus(totalOf(taken.get(record) ?? []))
      .toString();
  for (const rule of rules) {
    const found = rule.find(records, input, restOf);
    warnings.push(...found.warnings);
    for (const proposed of found.proposed) {
      const others = taken.get(proposed.record) ?? [];
      const exclusion = exclusionOf(rule.name, proposed, others, limited);
      if (exclusion) taken.set(proposed.record, [...others, exclusion]);
    }
  }
  return {
    records: records.map((record) => {
      const exclusions = taken.get(record) ?? [];
      // As with `bookedEntries`, a literal would give every record a hidden class of its own.
      return Object.assign({}, record, { excluded: totalOf(exclusions).toString(), exclusions });
    }),
    warnings: [...warnings, ...limited.list()],
  };
}

function exclusionOf(
  rule: string,
  proposed: ProposedExclusion,
  others: readonly Exclusion[],
  limited: CostWarnings,
): Exclusion | null {
  const { record, part, reason, source, note } = proposed;
  const whole = yuan((part ?? record).amount);
  const partOf = part ? part.source.id : null;
  const ofPart = part ? others.filter((each) => each.partOf === partOf) : others;
  const stated = proposed.amount ? yuan(proposed.amount).round() : null;
  const ofOwn = excludedOf(whole, totalOf(ofPart), stated);
  const amount = part ? withinRecord(ofOwn, record, totalOf(others)) : ofOwn;
  const isMore = stated !== null && magnitude(stated).compare(magnitude(whole)) > 0;
  if (isMore || amount.compare(ofOwn) !== 0) warnLimited(limited, proposed);
  return amount.isZero() ? null : { rule, reason, amount: amount.toString(), source, note, partOf };
}

/**
 * What an exclusion takes of an amount: what is stated, all that is left without it, with the sign of the amount and never
 * more than is left.
 *
 * @param excluded what others took of it before
 */
export function excludedOf(whole: Yuan, excluded: Yuan, stated: Yuan | null): Yuan {
  const rest = whole.minus(excluded);
  return nearerZero(stated === null ? rest : signedAs(whole, stated), rest);
}

/** Parts of both signs may together exceed their record: what counts of it never changes its sign. */
function withinRecord(amount: Yuan, record: CostRecord, excluded: Yuan): Yuan {
  const whole = yuan(record.amount);
  const rest = whole.minus(excluded);
  const isNegative = whole.compare(zero) < 0;
  return isNegative ? amount.max(rest) : amount.min(rest);
}

const zero = yuan(0);
const totalOf = (exclusions: readonly Exclusion[]): Yuan =>
  exclusions.reduce((total, { amount }) => total.plus(yuan(amount)), zero);
const magnitude = (amount: Yuan): Yuan => (amount.compare(zero) < 0 ? amount.negate() : amount);
const signedAs = (whole: Yuan, amount: Yuan): Yuan =>
  whole.compare(zero) < 0 ? magnitude(amount).negate() : magnitude(amount);

/** The smaller of two amounts of the same sign; 0 if the rest is of the other sign, as nothing is left then. */
function nearerZero(asked: Yuan, rest: Yuan): Yuan {
  if (asked.compare(zero) >= 0) return asked.min(rest.max(zero));
  return asked.max(rest.min(zero));
}

function warnLimited(warnings: CostWarnings, { record, reason, source }: ProposedExclusion): void {
  const { label } = exclusionReasons[reason];
  warnings.add(
    'EXCLUSION_LIMITED',
    `${record.projectId} ${record.month} ${record.item} ${reason}`,
    source.id,
    text(
      `${record.month} 费用项目 ${record.item} 的税务调整（${label.zh}）超过归集金额 ${record.amount} 元，只调整到归集金额为止`,
      `The tax adjustment of ${record.month}, item ${record.item} (${label.en}) exceeds the ${record.amount} yuan collected; it was limited to them`,
    ),
  );
}

import type { CostRecord } from '../allocate-year';
import { applyExclusions } from './apply-exclusions';
import type { EligibilityInput, EligibleRecord, ProposedExclusion } from './exclusion';
import { exclusionRules } from './exclusion-rules';
import { adjustedRow } from './rules/adjusted-row';
import { grantSpent } from './rules/grant-spent';

/** What a 税务调整 or a grant would take of a record. */
export interface SwitchableExclusion {
  readonly kind: 'adjustment' | 'grant';
  /** Of the adjustment or the grant. */
  readonly id: string;
  /** 元; null: all that is left. */
  readonly amount: string | null;
}

/** A record as the other rules leave it, with what may be switched on and off, in the order of application. */
export interface SwitchableRecord extends EligibleRecord {
  readonly switchable: readonly SwitchableExclusion[];
}

/** The last rules, which look at no more of a record than its amount and origin. */
const switchableRules = [adjustedRow, grantSpent];
const otherRules = exclusionRules.filter((rule) => !switchableRules.includes(rule));

/** Cost with what counts of it for every choice of adjustments and of the tax treatment of grants. */
export function switchableExclusions(records: readonly CostRecord[], input: EligibilityInput): SwitchableRecord[] {
  const { records: left } = applyExclusions(records, input, otherRules);
  const grantOf = new Map(input.grantSpending.map(({ id, grantId }) => [id, grantId]));
  // A grant that was taxed takes nothing: what it would take if it were not is what the switch is for.
  const grants = input.grants.map((each) =>
    each.treatment === 'taxable' ? { ...each, treatment: 'nonTaxable' as const } : each,
  );
  const proposals = switchableRules.flatMap((rule) => rule.find(left, { ...input, grants }, () => '0.00').proposed);
  const byRecord = new Map<CostRecord, ProposedExclusion[]>();
  for (const proposed of proposals) {
    const others = byRecord.get(proposed.record);
    if (others) others.push(proposed);
    else byRecord.set(proposed.record, [proposed]);
  }
  return left.map((record) => ({
    ...record,
    switchable: (byRecord.get(record) ?? []).map((proposed) => switchable(proposed, grantOf)),
  }));
}

const switchable = (
  { amount = null, source: { id } }: ProposedExclusion,
  grantOf: ReadonlyMap<string, string>,
): SwitchableExclusion => {
  const grant = grantOf.get(id);
  return grant === undefined ? { kind: 'adjustment', id, amount } : { kind: 'grant', id: grant, amount };
};

import { claimGate, enterpriseYear } from '../enterprise';
import type { LegalBasis } from '../kernel';
import { wholly, type Call, type RecordOf } from '../records';
import type { EnterpriseKind } from '../tax';
import { enterpriseFacts, judgeCondition, type JudgedFact, type TitleCondition } from '../title';
import { readConditions } from './policy-condition';
import { ON_SHELF } from './policy-dictionaries';
import { policyFields, type PolicyField } from './policy-fields';
import { policy } from './policy';

/** How the enterprise stands to a policy, with each condition. */
export interface PolicyMatch {
  readonly id: string;
  /** `maybe` where a fact is not known. */
  readonly outcome: 'yes' | 'no' | 'maybe';
  readonly conditions: readonly TitleCondition[];
}

type PolicyFacts = Readonly<Record<PolicyField, JudgedFact>>;

/**
 * The policies on the shelf that have conditions, judged by the registers of the enterprise. What a policy asks about
 * 上年 is asked of the year before.
 *
 * @param year of the application
 */
export async function matchPolicies(call: Call, { year }: { readonly year: string }): Promise<readonly PolicyMatch[]> {
  const offered = await call.records.find(policy, {
    where: [{ field: 'contentStatus', is: 'equal', value: ON_SHELF }],
    order: [{ field: 'id' }],
  });
  const asking = offered.filter(({ conditions }) => (conditions ?? '').trim() !== '');
  if (asking.length === 0) return [];
  const facts = await policyFacts(call, year);
  return asking.map((each) => matchPolicy(each, facts));
}

/** A policy judged on what is known; of the alternatives of a line the best one is told. */
export function matchPolicy(
  {
    id,
    documentNo,
    title,
    conditions,
  }: Pick<RecordOf<typeof policy>, 'id' | 'title'> & {
    readonly documentNo?: string | null;
    readonly conditions?: string | null;
  },
  facts: PolicyFacts,
): PolicyMatch {
  const basis: LegalBasis = { document: documentNo || title, article: '' };
  const judged = readConditions(conditions ?? '').conditions.map((alternatives) => {
    const found = alternatives.map(({ field, ...comparison }) =>
      judgeCondition({ key: field, ...policyFields[field] }, facts[field], comparison, basis),
    );
    return found.find(({ ok }) => ok === true) ?? found.find(({ ok }) => ok === null) ?? found[0];
  });
  const told = judged.filter((each) => each !== undefined);
  const outcome = told.some(({ ok }) => ok === false) ? 'no' : told.some(({ ok }) => ok === null) ? 'maybe' : 'yes';
  return { id, outcome, conditions: told };
}

async function policyFacts(call: Call, year: string): Promise<PolicyFacts> {
  const own = await enterpriseFacts(call, { year });
  const whole = wholly(call);
  const [thisYear] = await whole.records.findByKeys(enterpriseYear, [{ year }]);
  const [lastYear] = await whole.records.findByKeys(enterpriseYear, [{ year: String(Number(year) - 1) }]);
  const stated = thisYear ?? lastYear;
  const kinds = (stated?.enterpriseKinds ?? null) as readonly EnterpriseKind[] | null;
  const is = (kind: EnterpriseKind): boolean | null => kinds && kinds.includes(kind);
  return {
    ...own,
    mayClaim: stated ? claimable(Number(stated.year), kinds ?? [], stated) : null,
    manufacturing: is('manufacturing'),
    techSme: is('techSme'),
    icOrMachineTool: is('icOrMachineTool'),
  };
}

/** Null where a fact that decides is not stated. */
function claimable(
  year: number,
  kinds: readonly EnterpriseKind[],
  stated: RecordOf<typeof enterpriseYear>,
): boolean | null {
  const { ok, findings } = claimGate(year, kinds, stated);
  if (!ok) return false;
  return findings.some(({ level }) => level === 'missing') ? null : true;
}

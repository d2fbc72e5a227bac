import { isAbroad, type ProjectContract } from '../project';
import type { CostItemCode } from '../tax';

/** The options in the head of a 委托研发 ledger; null where they are not known. */
export interface EntrustedOptions {
  /** 委托方与受托方是否存在关联关系 */
  readonly relatedParty: boolean | null;
  /** 是否委托境外 */
  readonly overseas: boolean | null;
}

/** 委托境外 among the development forms. */
const OVERSEAS = 'wtyf_jw';
/** 是 of the dictionary `yes_no`. */
const YES = '2';

/**
 * Related if a trustee is, not related if every trustee is stated not to be. Abroad if anything was paid abroad; else as
 * the trustees are, if all of them are abroad; without contracts, of a ledger on which nothing was paid, by `devForm`.
 *
 * @param hasDetail the cost detail of a related entrusted party is recorded, which states the relation where contracts do not
 */
export function entrustedOptions(
  items: Readonly<Partial<Record<CostItemCode, unknown>>>,
  devForm: string | null,
  contracts: readonly Pick<ProjectContract, 'contractKind' | 'unit'>[],
  hasDetail = false,
): EntrustedOptions {
  const trustees = contracts.filter(({ contractKind }) => contractKind === 'entrusted').map(({ unit }) => unit);
  const known = trustees.flatMap((unit) => unit ?? []);
  const isPaidAbroad = '7.2' in items || '7.3' in items;
  const isNothingPaid = !('7.1' in items) && !isPaidAbroad;
  return {
    relatedParty: relatedOf(trustees.map((unit) => unit?.related ?? null)) ?? (hasDetail ? true : null),
    overseas: isPaidAbroad || (known.length > 0 ? known.every(isAbroad) : isNothingPaid && devForm === OVERSEAS),
  };
}

/** Whether the trustees of 委托研发 contracts are related parties: `some` are where others are not, or not stated. */
export type TrusteesRelated = 'all' | 'some' | 'none' | 'unknown';

export function trusteesRelated(contracts: readonly Pick<ProjectContract, 'contractKind' | 'unit'>[]): TrusteesRelated {
  const stated = contracts
    .filter(({ contractKind }) => contractKind === 'entrusted')
    .map(({ unit }) => unit?.related ?? null);
  if (stated.length > 0 && stated.every((related) => related === YES)) return 'all';
  if (stated.includes(YES)) return 'some';
  return relatedOf(stated) === false ? 'none' : 'unknown';
}

function relatedOf(stated: readonly (string | null)[]): boolean | null {
  if (stated.includes(YES)) return true;
  return stated.length > 0 && !stated.includes(null) ? false : null;
}

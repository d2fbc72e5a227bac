import { isAbroad, isPersonAbroad } from '../../project';
import { grouped } from '../../kernel';
import { sum, yuan, type Amount } from '../../kernel/money';
import type { CostRecord } from '../allocate-year';
import type { ContractRow, ProjectRow } from '../registers';
import type { EligibilityInput, ProposedExclusion, RestOf } from './exclusion';

type Yuan = Amount<'yuan'>;

/** Entrusted cost of a project in a year and the contracts it was paid under. */
export interface EntrustedCost {
  readonly project: ProjectRow;
  /** The items that are booked under these contracts. */
  readonly items: readonly string[];
  /** By month and item. */
  readonly records: readonly CostRecord[];
  /** 委托开发 only, by number; none where the enterprise keeps none. */
  readonly contracts: readonly ContractRow[];
}

const DOMESTIC = '7.1';
const ABROAD = '7.2';
/** The items that count with what was paid. */
export const entrustedItems: readonly string[] = [DOMESTIC, ABROAD];
/** 委托境外个人, which line 39 of A107012 shows and never counts. */
const INDIVIDUAL_ABROAD = '7.3';

/**
 * The entrusted cost of each project. Where it has contracts both in the country and abroad, item 7.1 was paid under the
 * former and 7.2 under the latter; else all of it under what contracts there are. Item 7.3 is left out: it never counts,
 * and where it has cost, the contracts with individuals abroad belong to it.
 */
export function entrustedCosts(records: readonly CostRecord[], input: EligibilityInput): EntrustedCost[] {
  const byProject = grouped(records, ({ projectId }) => projectId);
  return input.projects.flatMap((project) => {
    const ofProject = byProject.get(project.id) ?? [];
    const own = ofProject.filter(({ item }) => entrustedItems.includes(item)).sort(byMonth);
    if (own.length === 0) return [];
    const hasPersons = ofProject.some(({ item }) => item === INDIVIDUAL_ABROAD);
    const contracts = (input.contracts.get(project.id) ?? []).filter(
      ({ contractKind, unit }) => contractKind === 'entrusted' && !(hasPersons && isPerson(unit)),
    );
    const abroad = contracts.filter(({ unit }) => unit !== null && isAbroad(unit));
    const domestic = contracts.filter((each) => !abroad.includes(each));
    if (abroad.length === 0 || domestic.length === 0)
      return [{ project, items: entrustedItems, records: own, contracts }];
    const of = (code: string) => ({ project, items: [code], records: own.filter(({ item }) => item === code) });
    return [
      { ...of(DOMESTIC), contracts: domestic },
      { ...of(ABROAD), contracts: abroad },
    ].filter((each) => each.records.length > 0);
  });
}

const byMonth = (a: CostRecord, b: CostRecord) => (a.month + a.item < b.month + b.item ? -1 : 1);

const isPerson = (unit: ContractRow['unit']): boolean => unit !== null && isPersonAbroad(unit);

/** Whether the trustee of a contract is an individual abroad. */
export const isWithPersonAbroad = ({ unit }: ContractRow): boolean => isPerson(unit);

/** The last day by which a contract must be registered: the end of the year's settlement, 企业所得税法第五十四条. */
export const registrationDeadline = (year: number): string => `${year + 1}-05-31`;

/** Whether a contract was registered in time for a year's deduction; a number without a date counts. */
export const isRegistered = ({ registrationNo, registeredOn }: ContractRow, year: number): boolean =>
  Boolean(registrationNo) && (registeredOn ?? '') <= registrationDeadline(year);

/** What was paid under contracts in a year, 元. */
export const paidIn = (contracts: readonly ContractRow[], year: number): Yuan =>
  sum(
    contracts.flatMap(({ payments }) =>
      payments.filter(({ date }) => date.startsWith(`${year}-`)).map(({ amount }) => yuan(amount)),
    ),
  );

/**
 * What was booked under some of the contracts of entrusted cost: all of it where they are the only ones, else what was
 * paid under them in the year, or their amount where no payments are recorded.
 */
export function bookedUnder(
  { contracts, records }: EntrustedCost,
  some: readonly ContractRow[],
  others: readonly ContractRow[],
  year: number,
): Yuan {
  if (others.length === 0 && contracts.length > 0) return sum(records.map(({ amount }) => yuan(amount)));
  return sum(
    some.map((contract) => (contract.payments.length > 0 ? paidIn([contract], year) : yuan(contract.amount ?? '0'))),
  );
}

/** Takes an amount out of records, from the latest on: what was booked first counts as paid first. */
export function takenFromLatest(
  records: readonly CostRecord[],
  amount: Yuan,
  restOf: RestOf,
  why: Pick<ProposedExclusion, 'reason' | 'source' | 'note'>,
): ProposedExclusion[] {
  const proposed: ProposedExclusion[] = [];
  let left = amount;
  for (const record of [...records].reverse()) {
    const rest = yuan(restOf(record));
    if (rest.compare(zero) <= 0 || left.compare(zero) <= 0) continue;
    const taken = rest.min(left);
    proposed.push({ record, amount: taken.toString(), ...why });
    left = left.minus(taken);
  }
  return proposed;
}

const zero = yuan(0);

/** All that is left of records, whatever its sign. */
export const takenWhole = (
  records: readonly CostRecord[],
  why: Pick<ProposedExclusion, 'reason' | 'source' | 'note'>,
): ProposedExclusion[] => records.map((record) => ({ record, ...why }));

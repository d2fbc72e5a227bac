import { grouped, type Text } from '../kernel';
import { addUp, yuan } from '../kernel/money';
import { costItems, type CostItemCode } from '../tax';
import type { AllocateYearInput, YearAllocation } from './allocate-year';
import type { BookedAmount } from './booked-destinations';
import type { CostPart } from './cost-part';
import { costSources, type SourceInUse } from './cost-source';
import { compareStrings } from './project-index';
import { hasRegister } from './registered-items';

/** What both sources give an item of a year, and which of them is in use. 元, 2 decimals. */
export interface SourceStanding extends SourceInUse {
  /** By the vouchers on matched accounts, of the projects of the year, without closings. */
  readonly booked: string;
  readonly bookedEntries: number;
  /** By the registers. */
  readonly allocated: string;
  /** Allocated less booked. */
  readonly difference: string;
}

export interface ProjectStanding extends SourceStanding {
  readonly projectId: string;
  readonly projectCode: string;
}

export interface ItemStanding extends SourceStanding {
  readonly item: CostItemCode;
  readonly label: Text;
  /** Whether registers can give the item; otherwise it is always taken from vouchers. */
  readonly hasRegister: boolean;
  /** Whether an account is matched to the item. */
  readonly isMatched: boolean;
  /** Booked on the item in the year without a project of the year. */
  readonly bookedElsewhere: string;
  /** The projects with an amount or a choice of their own, by code. */
  readonly projects: readonly ProjectStanding[];
}

type Booked = Pick<BookedAmount, 'amount' | 'to'> & { readonly item: string; readonly projectId: string | null };

/** Both totals of every cost item, by the registers and by the vouchers, and the source in use. */
export function sourceStandings(
  input: AllocateYearInput,
  { parts, unused }: Pick<YearAllocation, 'parts' | 'unused'>,
  amounts: readonly BookedAmount[],
): ItemStanding[] {
  const sourceOf = costSources(input, input.sourceChoices);
  const matched = new Set<string>(input.subjectMatches.map(({ costItem }) => costItem));
  const ids = new Set(input.projects.map(({ id }) => id));
  const allocated = grouped(
    [...parts, ...unused].filter(({ origin }) => origin === 'allocation'),
    itemOf,
  );
  const booked = grouped(
    amounts
      .filter(({ to }) => to !== 'closing' && to !== 'otherYear')
      .map(({ entry, item, amount, to }): Booked => ({ item, amount, to, projectId: entry.projectId || null })),
    itemOf,
  );
  const isOfYear = ({ projectId }: Booked) => projectId !== null && ids.has(projectId);
  return costItems.map(({ code: item, label }) => {
    const ofItem = { allocated: allocated.get(item) ?? [], booked: booked.get(item) ?? [] };
    const own = ofItem.booked.filter(isOfYear);
    const [allocatedOf, bookedOf] = [grouped(ofItem.allocated, projectOf), grouped(own, projectOf)];
    const projects = input.projects.flatMap(({ id, code }): ProjectStanding[] => {
      const [one, other] = [allocatedOf.get(id) ?? [], bookedOf.get(id) ?? []];
      const inUse = sourceOf(item, id);
      if (one.length === 0 && other.length === 0 && !inUse.isOfProject) return [];
      return [{ projectId: id, projectCode: code, ...inUse, ...figures(one, other) }];
    });
    return {
      ...{ item, label, hasRegister: hasRegister(item), isMatched: matched.has(item), ...sourceOf(item) },
      ...figures(ofItem.allocated, own),
      bookedElsewhere: total(ofItem.booked.filter((each) => !isOfYear(each))),
      projects: projects.sort((a, b) => compareStrings(a.projectCode, b.projectCode)),
    };
  });
}

const itemOf = ({ item }: { readonly item: string }) => item;
const projectOf = ({ projectId }: { readonly projectId: string | null }) => projectId;

const total = (amounts: readonly { readonly amount: string }[]): string => addUp(amounts.map(({ amount }) => amount));

function figures(allocated: readonly CostPart[], booked: readonly Booked[]) {
  const [one, other] = [total(allocated), total(booked)];
  return {
    booked: other,
    bookedEntries: booked.length,
    allocated: one,
    difference: yuan(one).minus(yuan(other)).toString(),
  };
}

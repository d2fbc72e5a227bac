import {
  expenditureOn,
  hasResultIn,
  isWrittenOff,
  yearOfResult,
  type Expenditure,
  type OpeningAmount,
  type ProjectCourse,
} from '../project';
import type { CostItemCode } from '../tax';

/** Cost of a project in a month, under one item. */
export interface TypedCost {
  readonly month: string;
  readonly item: CostItemCode;
  readonly amount: string;
  /** Null for cost recorded before projects had phases. */
  readonly expenditureType: string | null;
}

/** A year of a project with its cost, in months of that year. */
export interface YearOfCost<Cost extends TypedCost> {
  readonly year: string;
  /** The type the year record states. */
  readonly expenditureType: string;
  readonly completion: string;
  readonly endTime: string | null;
  readonly costs: readonly Cost[];
}

/** What stands on one ledger of a project in a period. */
export interface ProjectStanding<Cost extends TypedCost> {
  readonly expenditureType: Expenditure;
  /** Whether its balance leaves the ledger in the period, of a capitalised one to 无形资产. */
  readonly ended: boolean;
  /** Whether the balance of a project that came to nothing is expensed with it. */
  readonly writtenOff: boolean;
  /** Cost of the year up to the end of the period. */
  readonly costs: readonly Cost[];
  /** Cost of earlier years that is carried to it, */
  readonly carried: readonly Cost[];
  /** and that from before its years were kept here. */
  readonly before: readonly OpeningAmount[];
}

/** How a stored cost is treated: as it was recorded if the project has phases, else by the year. */
function typeOfCost(course: ProjectCourse, usual: string, cost: TypedCost): Expenditure {
  const type = expenditureOn(course, usual as Expenditure, cost.month);
  return course.phases.length > 0 && cost.expenditureType !== null ? (cost.expenditureType as Expenditure) : type;
}

/**
 * The ledgers of a project in a period: one, or two if it has cost of both types. A capitalised one carries what earlier
 * years capitalised since the last year in which the project ended. In the year of a failure (失败 or 终止), from the
 * month of its date, all of it is one expensed ledger (税总公告2017年第40号 七（四）).
 *
 * @param own the project in the year of the period
 * @param earlier its years before, in any order
 * @param until last month of the period
 */
export function standingsOf<Cost extends TypedCost>(
  course: ProjectCourse,
  own: YearOfCost<Cost>,
  earlier: readonly YearOfCost<Cost>[],
  until: string,
): ProjectStanding<Cost>[] {
  const { year } = own;
  const typeOf = (of: YearOfCost<Cost>, cost: Cost) => typeOfCost(course, of.expenditureType, cost);
  const costs = own.costs.filter(({ month }) => month <= until);
  const { carried, before } = balanceBefore(course, year, earlier, until);
  const hasResult = hasResultIn(course, year, until);
  const isAnnual = until === `${year}-12`;
  const endedByYear = own.completion === 'ended' && (isAnnual || (own.endTime ?? '').slice(0, 7) <= until);
  const usual = expenditureOn(course, own.expenditureType as Expenditure, until);
  if (isWrittenOff(course) && hasResult) {
    const anything = [...carried, ...before].length > 0 || costs.some((cost) => typeOf(own, cost) === 'capitalised');
    return [{ expenditureType: 'expensed', ended: true, writtenOff: anything, costs, carried, before }];
  }
  // A failure later in the year: what ended is not a success.
  const fails = isWrittenOff(course) && yearOfResult(course) === year;
  const ended = !fails && (endedByYear || hasResult);
  const of = (type: Expenditure) => costs.filter((cost) => typeOf(own, cost) === type);
  const standing = (expenditureType: Expenditure): ProjectStanding<Cost> => {
    const capitalised = expenditureType === 'capitalised';
    return {
      expenditureType,
      ended,
      writtenOff: false,
      costs: of(expenditureType),
      carried: capitalised ? carried : [],
      before: capitalised ? before : [],
    };
  };
  const hasCapitalised = usual === 'capitalised' || of('capitalised').length > 0;
  if (!hasCapitalised) return [standing('expensed')];
  return of('expensed').length > 0 ? [standing('expensed'), standing('capitalised')] : [standing('capitalised')];
}

/** What is capitalised and not yet ended at the beginning of a year, with balances entered up to the end of the period. */
function balanceBefore<Cost extends TypedCost>(
  course: ProjectCourse,
  year: string,
  earlier: readonly YearOfCost<Cost>[],
  until: string,
): { readonly carried: Cost[]; readonly before: OpeningAmount[] } {
  const years = earlier.filter((each) => each.year < year);
  const isCapitalised = (each: YearOfCost<Cost>) => course.phases.length > 0 || each.expenditureType === 'capitalised';
  const result = yearOfResult(course);
  const left = [
    ...years.filter((each) => each.completion === 'ended' && isCapitalised(each)).map((each) => each.year),
    ...(result !== null && result < year ? [result] : []),
  ];
  const isOpen = (at: string) => left.every((closed) => at > closed);
  return {
    carried: years
      .filter((each) => isOpen(each.year))
      .flatMap((each) => each.costs.filter((cost) => typeOfCost(course, each.expenditureType, cost) === 'capitalised')),
    before: course.opening.filter(
      ({ date, expenditureType }) =>
        expenditureType === 'capitalised' && isOpen(date.slice(0, 4)) && date.slice(0, 7) <= until,
    ),
  };
}

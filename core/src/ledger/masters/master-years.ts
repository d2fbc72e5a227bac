import { existing, type Call } from '../../records';
import { yearsWithCost } from '../use-cases/period-costs';
import { addUp } from '../../kernel/money';
import { coursesOfProjects, isOpenYear, project, projectMaster, type PhaseSpan } from '../../project';
import { addItems, totalOf } from '../category-amounts';
import { standingsOf } from '../project-balance';

/** A year of a project: what it cost, and what became of its capitalised balance. 元, 2 decimals. */
export interface MasterYear {
  readonly year: string;
  readonly projectId: string;
  readonly name: string;
  readonly completion: string;
  /** Whether the year can still be changed, so that its record can be renamed. */
  readonly open: boolean;
  readonly expensed: string;
  readonly capitalised: string;
  /** Expensed and capitalised cost of all years up to this one, with what was entered from before. */
  readonly cumulative: string;
  /** Capitalised balance at the beginning of the year, with what was entered from before. */
  readonly opening: string;
  /** Of the balance what is expensed in the year because the project came to nothing. */
  readonly toExpense: string;
  /** What becomes an intangible asset in the year. */
  readonly toIntangible: string;
  /** Capitalised balance at the end of the year. */
  readonly closing: string;
}

/** A project over its years with its figures. */
export interface MasterYears {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly totalBudget: string | null;
  readonly result: string;
  readonly date: string | null;
  readonly phases: readonly PhaseSpan[];
  /** Cost from before the years of the project were kept here. */
  readonly before: { readonly expensed: string; readonly capitalised: string };
  /** From the earliest. */
  readonly years: readonly MasterYear[];
}

/** The years of a project from their stored cost. docs/rules.md, Phases of a project */
export async function masterYears(call: Call, { id }: { id: string }): Promise<MasterYears> {
  const master = await existing(call, projectMaster, id);
  const { code } = master;
  const records = await call.records.find(project, {
    where: [{ field: 'code', is: 'equal', value: code }],
    order: [{ field: 'year' }],
  });
  const course = (await coursesOfProjects(call, [code]))(code);
  const yearOf = await yearsWithCost(call, records, '9999-12');
  const years = records.map(yearOf);
  const openingOf = (type: string) =>
    addUp(course.opening.flatMap((row) => (row.expenditureType === type ? row.amount : [])));
  const before = { expensed: openingOf('expensed'), capitalised: openingOf('capitalised') };
  const made: MasterYear[] = [];
  let cumulative = addUp([before.expensed, before.capitalised]);
  for (const [at, record] of records.entries()) {
    const own = years[at]!;
    const standings = standingsOf(course, own, years.slice(0, at), `${own.year}-12`);
    const capitalised = standings.find((each) => each.expenditureType === 'capitalised' || each.writtenOff);
    const spent = (of: readonly (typeof own.costs)[number][]) => totalOf(addItems(of));
    const typed = (type: string) =>
      standings.filter((each) => each.expenditureType === type).flatMap(({ costs }) => costs);
    const opening = capitalised ? totalOf(addItems([...capitalised.carried, ...capitalised.before])) : '0.00';
    const whole = capitalised
      ? totalOf(addItems([...capitalised.carried, ...capitalised.before, ...capitalised.costs]))
      : '0.00';
    const leaves = capitalised?.ended ?? false;
    cumulative = addUp([cumulative, spent(own.costs)]);
    made.push({
      year: own.year,
      projectId: record.id,
      name: record.name,
      completion: leaves ? 'ended' : own.completion,
      open: await isOpenYear(call, own.year),
      expensed: spent(typed('expensed')),
      capitalised: spent(typed('capitalised')),
      cumulative,
      opening,
      toExpense: capitalised?.writtenOff ? opening : '0.00',
      toIntangible: leaves && !capitalised!.writtenOff ? whole : '0.00',
      closing: leaves ? '0.00' : whole,
    });
  }
  return {
    id,
    code,
    name: master.name,
    totalBudget: master.totalBudget,
    result: master.result,
    date: master.date,
    phases: course.phases,
    before,
    years: made,
  };
}

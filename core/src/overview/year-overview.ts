import { project } from '../project';
import type { Call } from '../records';
import { administration, type Administration } from './administration';
import { closingDates } from './closing-dates';
import { dueItems, remindersDue, rightsToSettle, type DueItem } from './due-items';
import { ownProjects, type OwnProject } from './own-projects';
import { yearCosts, type YearCosts } from './project-costs';
import { reminders } from './reminders';
import type { ProjectRetention } from '../retention';
import { yearFacts, type Project } from './year-facts';
import { costByCategory, costByMonth, yearFigures, type CostBeside, type YearFigures } from './year-figures';
import { nothingEntered, yearSteps, type YearStep } from './year-steps';

/** What the first page says of a year to the caller; parts he may not see are null. */
export interface YearOverview {
  readonly year: string;
  /** Years with projects and the current one, newest first; none for who may not see projects. */
  readonly years: readonly string[];
  /** Null for who may not see projects. */
  readonly figures: YearFigures | null;
  /** The enterprise has no project in any year. */
  readonly isEmpty: boolean;
  readonly steps: readonly YearStep[];
  /** What waits for the caller, then what is due in the year and his to settle. */
  readonly due: readonly DueItem[];
  readonly categories: readonly CostBeside[] | null;
  readonly months: readonly CostBeside[] | null;
  readonly costs: YearCosts | null;
  readonly retention: readonly ProjectRetention[] | null;
  /** Projects the caller leads. */
  readonly own: readonly OwnProject[];
  readonly administration: Administration | null;
}

/** A year as the first page shows it: by default the current one, or the latest that has projects. */
export async function yearOverview(call: Call, given: { readonly year?: string }): Promise<YearOverview> {
  const { permissions } = call.caller;
  const today = call.clock.now().slice(0, 10);
  const current = today.slice(0, 4);
  const waiting = remindersDue(await reminders(call));
  const accounts = await administration(call);
  const none = { categories: null, months: null, costs: null, retention: null, own: [], administration: accounts };
  if (!permissions.has(project.permissions.view)) {
    return { year: given.year ?? current, years: [], figures: null, isEmpty: false, steps: [], due: waiting, ...none };
  }
  const projects = await call.records.find(project);
  const years = projects.map((each) => each.year);
  const year = given.year ?? openingYear(current, years);
  const all = [...new Set([...years, current])].sort().reverse();
  if (projects.length === 0) {
    const steps = yearSteps(year, nothingEntered);
    return { year, years: all, figures: null, isEmpty: true, steps, due: waiting, ...none };
  }
  const facts = await call.answers.of(call, ['year facts', year], (watched) =>
    yearFacts(watched, year, ofYear(projects, year)),
  );
  const { amounts, amountsBefore, retention } = facts;
  const costs = yearCosts(facts);
  const settles = ({ key }: DueItem) => {
    const right = rightsToSettle[key];
    return right === undefined || permissions.has(right);
  };
  return {
    year,
    years: all,
    figures: yearFigures(facts),
    isEmpty: false,
    steps: yearSteps(year, facts),
    due: [...waiting, ...dueItems(year, facts, closingDates(today, years)).filter(settles)],
    categories: amounts && costByCategory(amounts, amountsBefore ?? []),
    months: amounts && costByMonth(amounts, amountsBefore ?? []),
    costs,
    retention: retention && retention.toSorted((one, other) => one.completeness - other.completeness),
    own: await ownProjects(call, year, costs, facts),
    administration: accounts,
  };
}

const ofYear = (projects: readonly Project[], year: string) => projects.filter((each) => each.year === year);

/** The current year, or the latest with projects where nothing was entered for it yet. */
function openingYear(current: string, years: readonly string[]): string {
  return years.includes(current) ? current : ([...years].sort().at(-1) ?? current);
}

import { excludedOf, type CostSource, type SwitchableExclusion } from '../cost';
import { yuan } from '../kernel/money';
import {
  asksFourthQuarter,
  costsOfProject,
  formedOrigins,
  lastMonthOf,
  linesFrom,
  projectCostOf,
  standingsOf,
  statedFourthQuarter,
  type LineInput,
} from '../ledger';
import {
  superDeduction,
  type CostItemCode,
  type EnterpriseKind,
  type FourthQuarter,
  type ProjectCostInput,
  type SuperDeduction,
} from '../tax';
import type { Scenario } from './scenario';
import type { ScenarioBase, ScenarioCost, ScenarioPeriod, ScenarioProject } from './scenario-base';

type Period = 'ANNUAL' | 'Q1_Q3';

/** A107012 of a scenario. */
export interface ScenarioForm {
  readonly kinds: readonly EnterpriseKind[];
  readonly form: SuperDeduction;
  readonly lineInputs: readonly LineInput[];
}

/** A107012 of a year with what a scenario changes: the form that a recompute would make if it were adopted. */
export function scenarioForm(base: ScenarioBase, scenario: Scenario): ScenarioForm {
  const kinds = scenario.kinds ?? base.kinds;
  const whole = formOf(base, scenario, kinds, 'ANNUAL', base.annual);
  if (!asksFourthQuarter(base.year, 'ANNUAL', kinds))
    return { kinds, form: whole.made(), lineInputs: whole.lineInputs };
  const earlier =
    base.filedThreeQuarters ??
    (base.threeQuarters && formOf(base, scenario, kinds, 'Q1_Q3', base.threeQuarters).made().base) ??
    '0.00';
  const { q4 } = statedFourthQuarter(base.inputs, whole.made().base, earlier);
  return { kinds, form: whole.made(q4), lineInputs: whole.lineInputs };
}

function formOf(
  { year, assets, origins, inputs, ...base }: ScenarioBase,
  scenario: Scenario,
  kinds: readonly EnterpriseKind[],
  period: Period,
  given: ScenarioPeriod,
) {
  const projects = projectCosts({ year, ...base }, scenario, period, given);
  const formed = formedOrigins(assets, { year, period, kinds, projects });
  const lineInputs = linesFrom([...formed.origins, ...origins], inputs, period);
  const made = (q4?: FourthQuarter) =>
    superDeduction({
      year: Number(year),
      period,
      enterpriseKinds: kinds,
      projects,
      otherMatters: given.otherMatters,
      ...Object.fromEntries(lineInputs.map(({ line, value }) => [`line${line}`, value])),
      ...(q4 && { q4 }),
    });
  return { made, lineInputs };
}

/** The cost of every project in a scenario, by the ledgers it would have. */
function projectCosts(
  base: Pick<ScenarioBase, 'year' | 'projects' | 'sources' | 'grants'>,
  scenario: Scenario,
  period: Period,
  { costs }: ScenarioPeriod,
): ProjectCostInput[] {
  const until = `${base.year}-${lastMonthOf[period]}`;
  const counts = countedIn(base, scenario);
  const sourceOf = sourcesIn(base, scenario);
  const own = new Map<string, ScenarioCost[]>(base.projects.map(({ id }) => [id, []]));
  for (const source of ['allocation', 'voucher'] as const)
    for (const cost of costs[source])
      if (sourceOf(cost.item, cost.projectId) === source) own.get(cost.projectId)?.push(counts(cost));
  for (const { projectId, item, amount } of scenario.further)
    own.get(projectId)?.push(furtherCost(projectId, item, amount, until));
  return base.projects.flatMap((project) => {
    const { course, earlier } = project;
    const year = { ...typedAs(project, scenario), year: base.year, costs: own.get(project.id)! };
    return costsOfProject(project, standingsOf(course, year, earlier, until)).map(projectCostOf);
  });
}

const furtherCost = (projectId: string, item: CostItemCode, amount: string, month: string): ScenarioCost => ({
  // Without a type of its own it is treated as the project is.
  ...{ projectId, item, amount, month, excluded: null, expenditureType: null },
  switchable: [],
});

const typedAs = ({ id, expenditureType, completion, endTime }: ScenarioProject, { expenditure }: Scenario) => ({
  expenditureType: expenditure[id] ?? expenditureType,
  completion,
  endTime,
});

/** The source of a cost item of a project. */
function sourcesIn({ sources }: Pick<ScenarioBase, 'sources'>, scenario: Scenario) {
  const byItem = new Map(
    sources.map(({ item, source, projects }) => [
      item,
      { source: scenario.sources[item] ?? source, own: new Map(projects.map((each) => [each.projectId, each.source])) },
    ]),
  );
  return (item: CostItemCode, projectId: string): CostSource => {
    const chosen = byItem.get(item);
    return chosen?.own.get(projectId) ?? chosen?.source ?? 'voucher';
  };
}

/** A cost with what of it does not count in the scenario. */
function countedIn({ projects, grants }: Pick<ScenarioBase, 'projects' | 'grants'>, scenario: Scenario) {
  const excluded = new Set(projects.filter((each) => isExcluded(each, scenario)).map(({ id }) => id));
  const taxed = new Set(
    grants.filter(({ id, treatment }) => (scenario.grants[id] ?? treatment) === 'taxable').map(({ id }) => id),
  );
  const dropped = new Set(scenario.dropped);
  const isOff = ({ kind, id }: SwitchableExclusion) => (kind === 'grant' ? taxed : dropped).has(id);
  return (cost: ScenarioCost): ScenarioCost => {
    if (excluded.has(cost.projectId)) return { ...cost, excluded: cost.amount };
    const whole = yuan(cost.amount);
    let taken = yuan(cost.excluded ?? '0');
    for (const each of cost.switchable) {
      if (isOff(each)) continue;
      taken = taken.plus(excludedOf(whole, taken, each.amount ? yuan(each.amount).round() : null));
    }
    return { ...cost, excluded: taken.toString() };
  };
}

/** Whether a project is stated not to count. */
export const isExcluded = ({ id, eligibility }: ScenarioProject, { excluded }: Scenario): boolean => {
  const stated = excluded[id];
  return stated === undefined ? eligibility === 'excluded' : stated !== null;
};

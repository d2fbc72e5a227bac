import type { CostItemCode } from '../tax';
import type { Scenario } from './scenario';
import type { ScenarioBase } from './scenario-base';
import { isExcluded } from './scenario-form';

/** What adopting a scenario changes in a register; `before` and `after` are keys of the dictionary of its field. */
export type ScenarioChange =
  | { readonly of: 'kinds'; readonly before: readonly string[]; readonly after: readonly string[] }
  | (Change<'expenditure'> & OfProject)
  /** Of a project: the reason why it does not count, null where the rules decide. */
  | (Change<'excluded', string | null> & OfProject)
  | (Change<'source'> & { readonly item: CostItemCode })
  | (Change<'grant'> & { readonly grantId: string; readonly documentNo: string })
  /** A tax adjustment that is removed. */
  | { readonly of: 'adjustment'; readonly adjustmentId: string };

interface Change<Of extends string, Key = string> {
  readonly of: Of;
  readonly before: Key;
  readonly after: Key;
}

interface OfProject {
  readonly projectId: string;
  readonly projectCode: string;
}

/** What differs from what is recorded. A choice that is recorded already is no change, nor is one of a record that is gone. */
export function scenarioChanges(base: ScenarioBase, scenario: Scenario): ScenarioChange[] {
  return [
    ...changedKinds(base, scenario),
    ...changedProjects(base, scenario),
    ...base.sources.flatMap(({ item, source, choice }): ScenarioChange[] => {
      const after = scenario.sources[item];
      return after === undefined || after === source ? [] : [{ of: 'source', item, before: choice, after }];
    }),
    ...base.grants.flatMap(({ id, documentNo, treatment }): ScenarioChange[] => {
      const after = scenario.grants[id];
      if (after === undefined || after === treatment) return [];
      return [{ of: 'grant', grantId: id, documentNo, before: treatment, after }];
    }),
    ...base.adjustments
      .filter(({ id }) => scenario.dropped.includes(id))
      .map(({ id }): ScenarioChange => ({ of: 'adjustment', adjustmentId: id })),
  ];
}

function changedKinds(base: ScenarioBase, { kinds }: Scenario): ScenarioChange[] {
  if (!kinds) return [];
  const [before, after] = [base.kinds, kinds].map((each) => [...each].sort());
  return before!.join() === after!.join() ? [] : [{ of: 'kinds', before: before!, after: after! }];
}

function changedProjects({ projects }: ScenarioBase, scenario: Scenario): ScenarioChange[] {
  return projects.flatMap((project): ScenarioChange[] => {
    const of = { projectId: project.id, projectCode: project.code };
    const type = scenario.expenditure[project.id];
    const reason = project.eligibility === 'excluded' ? project.exclusionReason : null;
    const after = scenario.excluded[project.id];
    const isOther = after !== undefined && isExcluded(project, scenario) !== (project.eligibility === 'excluded');
    return [
      ...(type !== undefined && type !== project.expenditureType && project.course.phases.length === 0
        ? [{ of: 'expenditure' as const, ...of, before: project.expenditureType, after: type }]
        : []),
      ...(isOther ? [{ of: 'excluded' as const, ...of, before: reason, after }] : []),
    ];
  });
}

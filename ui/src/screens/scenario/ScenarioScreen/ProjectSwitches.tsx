import { Fragment } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Scenario, ScenarioProject } from '@rdm/core/internal/scenario';
import { Checkbox, Select, WideTable } from '../../../components';
import { useText } from '../../../theme';
import type { SwitchesProps } from './switches-props';

const labels = {
  title: text('各项目的测算条件', 'Assumptions by project'),
  project: text('项目', 'Project'),
  type: text('支出类型', 'Expenditure'),
  counts: text('计入', 'Counts'),
  phases: text('按阶段划分', 'By phase'),
  typeOf: text('{code} 的支出类型', 'Expenditure of {code}'),
  countsOf: text('{code} 计入加计扣除', '{code} counts'),
  reasonOf: text('{code} 不予加计的原因', 'Why {code} does not count'),
  reason: text('不予加计原因', 'Reason'),
};
const usualReason = 'other';

/** Expenditure and eligibility of every project. */
export const ProjectSwitches = observer(function ProjectSwitches({ model, base, dictionaries }: SwitchesProps) {
  const read = useText();
  const { scenario } = model;
  const types = dictionaries.options('expenditure_type');
  const reasons = dictionaries.options('exclusion_reason');
  return (
    <WideTable label={labels.title}>
      <thead>
        <tr className="border-b border-line text-dim">
          <th className="py-1 text-left font-normal">{read(labels.project)}</th>
          <th className="py-1 pl-2 text-left font-normal">{read(labels.type)}</th>
          <th className="py-1 pl-2 text-left font-normal">{read(labels.counts)}</th>
        </tr>
      </thead>
      <tbody>
        {base.projects.map((project) => {
          const { id, code, name } = project;
          const reason = reasonOf(project, scenario);
          return (
            <Fragment key={id}>
              <tr className="border-t border-line align-top">
                <th scope="row" className="py-2 text-left font-normal">
                  <span className="block font-semibold">{code}</span>
                  <span className="block max-w-40 truncate text-hint text-dim" title={name}>
                    {name}
                  </span>
                </th>
                <td className="min-w-28 py-1 pl-2">
                  {project.course.phases.length > 0 ? (
                    <span className="block py-1 text-dim">{read(labels.phases)}</span>
                  ) : (
                    <Select
                      aria-label={read(fill(labels.typeOf, { code }))}
                      value={scenario.expenditure[id] ?? project.expenditureType}
                      options={types}
                      clearable={false}
                      onChange={(type) =>
                        type &&
                        model.change({
                          expenditure: { ...scenario.expenditure, [id]: type as 'expensed' | 'capitalised' },
                        })
                      }
                    />
                  )}
                </td>
                <td className="py-1.5 pl-2">
                  <Checkbox
                    aria-label={read(fill(labels.countsOf, { code }))}
                    checked={reason === null}
                    onChange={(counts) =>
                      model.change({ excluded: { ...scenario.excluded, [id]: counts ? null : usualReason } })
                    }
                  />
                </td>
              </tr>
              {reason !== null && (
                <tr>
                  <td colSpan={3} className="pb-2">
                    <Select
                      aria-label={read(fill(labels.reasonOf, { code }))}
                      value={reason}
                      options={reasons}
                      clearable={false}
                      placeholder={labels.reason}
                      onChange={(next) => next && model.change({ excluded: { ...scenario.excluded, [id]: next } })}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </WideTable>
  );
});

/** Why a project does not count; null where it does. */
function reasonOf({ id, eligibility, exclusionReason }: ScenarioProject, { excluded }: Scenario): string | null {
  const stated = excluded[id];
  if (stated !== undefined) return stated;
  return eligibility === 'excluded' ? (exclusionReason ?? usualReason) : null;
}

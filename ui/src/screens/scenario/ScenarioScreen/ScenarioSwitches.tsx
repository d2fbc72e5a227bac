import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { deductionRate, isCoveredYear, type EnterpriseKind } from '@rdm/core/tax';
import { Badge, Button, Checkbox, Tabs } from '../../../components';
import { useText } from '../../../theme';
import { ExclusionSwitches } from './ExclusionSwitches';
import { FurtherCosts } from './FurtherCosts';
import { ProjectSwitches } from './ProjectSwitches';
import { SourceSwitches } from './SourceSwitches';
import type { SwitchesProps } from './switches-props';

const labels = {
  scenarios: text('方案', 'Scenarios'),
  switches: text('测算条件', 'Assumptions'),
  kinds: text('类型', 'Kind'),
  projects: text('项目', 'Projects'),
  sources: text('来源', 'Sources'),
  exclusions: text('补助', 'Grants'),
  further: text('额度', 'Limits'),
  changed: text('已调整', 'changed'),
};

/** The switches of a scenario: which of the three, then what it assumes. */
export const ScenarioSwitches = observer(function ScenarioSwitches({ model, base, dictionaries }: SwitchesProps) {
  const read = useText();
  const scenarios = model.columns.slice(1);
  const given = { model, base, dictionaries };
  return (
    <Tabs
      label={labels.scenarios}
      value={String(model.active)}
      onChange={(active) => model.choose(Number(active))}
      tabs={scenarios.map((column, at) => ({
        key: String(at + 1),
        label: column.name,
        ...(column.isTouched && { badge: <Badge tone="accent">{read(labels.changed)}</Badge> }),
        content: (
          <div className="space-y-3">
            {scenarios.some((other, place) => place !== at && other.isTouched) && (
              <div className="flex flex-wrap gap-2">
                {scenarios.map(
                  (other, place) =>
                    place !== at &&
                    other.isTouched && (
                      <Button key={place} onClick={() => model.copyFrom(place + 1)}>
                        {read(text(`复制${other.name.zh}`, `Copy ${other.name.en}`))}
                      </Button>
                    ),
                )}
              </div>
            )}
            <Tabs
              label={labels.switches}
              tabs={[
                { key: 'kinds', label: labels.kinds, content: <KindSwitches {...given} /> },
                { key: 'projects', label: labels.projects, content: <ProjectSwitches {...given} /> },
                { key: 'sources', label: labels.sources, content: <SourceSwitches {...given} /> },
                { key: 'exclusions', label: labels.exclusions, content: <ExclusionSwitches {...given} /> },
                { key: 'further', label: labels.further, content: <FurtherCosts {...given} /> },
              ]}
            />
          </div>
        ),
      }))}
    />
  );
});

const KindSwitches = observer(function KindSwitches({ model, base, dictionaries }: SwitchesProps) {
  const read = useText();
  const kinds = model.scenario.kinds ?? base.kinds;
  const year = Number(base.year);
  const set = (kind: EnterpriseKind, has: boolean) =>
    model.change({ kinds: has ? [...kinds, kind] : kinds.filter((each) => each !== kind) });
  const rate = isCoveredYear(year) ? Number(deductionRate({ year, enterpriseKinds: kinds }).expensed) * 100 : null;
  return (
    <div className="flex flex-col gap-2">
      {dictionaries.options('enterprise_kind').map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={kinds.includes(value as EnterpriseKind)}
          onChange={(has) => set(value as EnterpriseKind, has)}
        />
      ))}
      {rate !== null && (
        <p role="status">{read(text(`加计扣除比例：${rate}%`, `Rate of the super-deduction: ${rate}%`))}</p>
      )}
    </div>
  );
});

import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Afterwards, Button, Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { RecomputeOutcome } from '../../../resource/recompute/RecomputeOutcome';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { AdoptDialog } from './AdoptDialog';
import { FormComparison } from './FormComparison';
import { permissions, ScenarioViewModel } from './ScenarioViewModel';
import { ScenarioSwitches } from './ScenarioSwitches';
import { TaxComparison } from './TaxComparison';

const labels = {
  adopt: text('采用此方案', 'Adopt this scenario'),
  clear: text('清空此方案', 'Clear this scenario'),
  kept: text(
    '测算只在本机进行，方案自动保存在本浏览器；点击“采用”前不改动任何数据。',
    'Everything is computed here and kept in this browser; nothing is written until a scenario is adopted.',
  ),
  outdated: text(
    '登记数据在上次重算后有变动：“现行”一列按最新数据计算，与加计扣除优惠明细表的已存数不同，请先一键重算。',
    'What is registered was changed since the last recomputation: “As recorded” is computed from it and differs from the stored form; recompute it first.',
  ),
  filed: text('该年度已申报，只能测算，不能采用。', 'The year is declared: scenarios can be computed, not adopted.'),
  none: text('该年度没有研发项目', 'The year has no R&D projects'),
  noneHint: text('先登记项目和费用，再来测算。', 'Register projects and their cost first.'),
};

/** What-if of the super-deduction of a year: switches, three scenarios beside the form as recorded. The year is in the URL. */
const ScenarioScreen = observer(function ScenarioScreen() {
  const read = useText();
  const [adopting, setAdopting] = useState(false);
  const {
    page: model,
    allowed,
    services,
  } = useYearPage({ permission: permissions.view, make: (given, year) => new ScenarioViewModel(given, year) });
  if (!allowed || model.fault?.code === 403) return <ForbiddenState />;
  const { year, fault, column } = model;
  const base = model.base.value;
  return (
    <div className="space-y-4">
      <Card>
        <div className="flex flex-wrap items-end gap-3">
          <RequiredYear key={year} year={year} onChange={(next) => void model.setYear(next)} />
          <Button disabled={!column.isTouched} onClick={() => model.clear()}>
            {read(labels.clear)}
          </Button>
          {model.mayAdopt && (
            <Button
              variant="primary"
              disabled={column.changes.length === 0 || column.fault !== null}
              onClick={() => setAdopting(true)}
            >
              {read(labels.adopt)}
            </Button>
          )}
        </div>
        <p className="pt-2 text-hint text-dim">{read(base?.isFiled ? labels.filed : labels.kept)}</p>
        {model.isOutdated && <p className="pt-1 text-warning">{read(labels.outdated)}</p>}
        <RecomputeOutcome recomputing={model.recomputing} />
      </Card>
      {fault && <ErrorState hint={fault.message} onRetry={() => void model.load()} />}
      {!fault && !base && <Skeleton lines={12} />}
      {!fault && base?.projects.length === 0 && <EmptyState title={labels.none} hint={labels.noneHint} />}
      {!fault && base && base.projects.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 2xl:grid-cols-[22rem_minmax(0,1fr)]">
          <Card>
            <ScenarioSwitches model={model} base={base} dictionaries={services.dictionaries} />
          </Card>
          <div className="min-w-0 space-y-4">
            <TaxComparison model={model} />
            <Afterwards>
              <FormComparison model={model} />
            </Afterwards>
          </div>
        </div>
      )}
      {adopting && base && (
        <AdoptDialog
          model={model}
          base={base}
          dictionaries={services.dictionaries}
          onClose={() => setAdopting(false)}
        />
      )}
    </div>
  );
});
export default ScenarioScreen;

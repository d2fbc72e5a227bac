import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import RefreshCw from 'lucide:refresh-cw';
import { riskExplanation, type ExplainedRisk, type RiskArea } from '@rdm/core/internal/assessment';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Button, Card, ChoiceField, EmptyState, ErrorState, ForbiddenState, Skeleton, Tabs } from '../../../components';
import { RequiredYear } from '../../../resource/RequiredYear';
import ResourceScreen from '../../../resource/ResourceScreen';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { ExplainDialog } from './ExplainDialog';
import { RiskGroupCard } from './RiskGroupCard';
import { RiskTrendTable } from './RiskTrendTable';
import { RiskViewModel, type Shown } from './RiskViewModel';

const labels = {
  parts: text('风险扫描', 'Risk scan'),
  findings: text('扫描结果', 'Findings'),
  register: text('说明记录', 'Explanations'),
  trend: text('历年对比', 'By year'),
  area: text('类别', 'Area'),
  state: text('状态', 'Status'),
  when: text('时点', 'As of'),
  again: text('重新扫描', 'Scan again'),
  standing: text(
    '待处理：错误 {errors} 项、提示 {warnings} 项；已答复 {answered} 项',
    'Open: {errors} errors, {warnings} to check; answered: {answered}',
  ),
  hidden: text(
    '另有 {count} 项涉及您无权查看的登记表，请由财务人员处理。',
    '{count} more concern registers you may not see; finance sees them.',
  ),
  settled: text(
    '{count} 条说明对应的风险已不再出现或内容已变化，见说明记录。',
    '{count} explanations are of findings that are gone or have changed; see the explanations.',
  ),
  none: text('没有发现风险', 'Nothing was found'),
  noneHint: text('按已登记的数据没有发现需要处理的问题。', 'By what is registered there is nothing to look into.'),
  noneShown: text('没有符合条件的风险', 'No finding is of this kind'),
};

const areas: Readonly<Record<RiskArea, Text>> = {
  year: text('年度与享受主体', 'The year and who may claim'),
  project: text('项目', 'Projects'),
  person: text('人员与工时', 'People and hours'),
  asset: text('设备与资产', 'Assets'),
  material: text('材料与燃料动力', 'Material and power'),
  finance: text('凭证与归集', 'Vouchers and cost'),
};
const moments = [
  { value: 'now', label: text('当前', 'Now') },
  { value: 'filed', label: text('申报时', 'When it was filed') },
] as const;
const shownStates: readonly { readonly value: Shown; readonly label: Text }[] = [
  { value: 'open', label: text('待处理', 'Open') },
  { value: 'answered', label: text('已答复', 'Answered') },
  { value: 'all', label: text('全部', 'All') },
];

/** What looks wrong in the R&D cost of a year, before the tax office asks. The year is in the URL. */
const RiskScreen = observer(function RiskScreen() {
  const {
    page: model,
    allowed,
    services,
  } = useYearPage({
    permission: riskExplanation.permissions.view,
    make: (given, year) => new RiskViewModel(given, year),
  });
  if (!allowed || model.fault?.code === 403) return <ForbiddenState />;
  const register = (
    <ResourceScreen resource={riskExplanation} part={labels.register} onChanged={() => void model.load()} />
  );
  return (
    <Card>
      <Tabs
        label={labels.parts}
        tabs={[
          { key: 'findings', label: labels.findings, content: <Findings model={model} services={services} /> },
          {
            key: 'trend',
            label: labels.trend,
            content: (
              <div className="pt-3">
                <RiskTrendTable year={model.year} services={services} />
              </div>
            ),
          },
          { key: 'register', label: labels.register, content: <div className="pt-3">{register}</div> },
        ]}
      />
    </Card>
  );
});
export default RiskScreen;

interface FindingsProps {
  model: RiskViewModel;
  services: Pick<ResourceServices, 'can' | 'resourceNamed'>;
}

/** The scan with what narrows it, a card a rule. */
const Findings = observer(function Findings({ model, services }: FindingsProps) {
  const read = useText();
  const [explaining, setExplaining] = useState<ExplainedRisk | null>(null);
  const { found, fault, groups, counts, year } = model;
  const options = [...model.areas].map((value) => ({ value, label: areas[value] }));
  return (
    <div className="space-y-4 pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <RequiredYear key={year} year={year} onChange={(next) => void model.setYear(next)} />
        <ChoiceField
          label={labels.state}
          options={shownStates}
          value={model.shown}
          className="w-44"
          onChange={(next) => model.show(next)}
        />
        <ChoiceField
          label={labels.area}
          options={options}
          value={model.area}
          className="w-60"
          onChange={(next) => model.showArea(next)}
          onClear={() => model.showArea(null)}
        />
        {found?.hasFiled && (
          <ChoiceField
            label={labels.when}
            options={moments}
            value={model.filed ? 'filed' : 'now'}
            className="w-48"
            onChange={(next) => void model.showFiled(next === 'filed')}
          />
        )}
        <Button
          icon={<RefreshCw aria-hidden size={16} />}
          loading={model.report.loading}
          onClick={() => void model.load()}
        >
          {read(labels.again)}
        </Button>
      </div>
      {fault && <ErrorState hint={fault.message} onRetry={() => void model.load()} />}
      {!fault && !found && <Skeleton lines={8} />}
      {!fault && found && (
        <>
          <p role="status">{read(fill(labels.standing, counts))}</p>
          {found.hidden > 0 && <p className="text-dim">{read(fill(labels.hidden, { count: found.hidden }))}</p>}
          {found.settled > 0 && <p className="text-dim">{read(fill(labels.settled, { count: found.settled }))}</p>}
          {groups.length === 0 && (
            <EmptyState
              title={found.risks.length === 0 ? labels.none : labels.noneShown}
              hint={found.risks.length === 0 ? labels.noneHint : undefined}
            />
          )}
          {groups.map((group) => (
            <RiskGroupCard
              key={group.rule}
              group={group}
              resourceNamed={services.resourceNamed}
              onExplain={!found.isFiled && services.can(riskExplanation.permissions.edit) ? setExplaining : undefined}
            />
          ))}
        </>
      )}
      {explaining && <ExplainDialog risk={explaining} model={model} onClose={() => setExplaining(null)} />}
    </div>
  );
});

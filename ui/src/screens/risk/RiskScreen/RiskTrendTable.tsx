import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { RiskTrend } from '@rdm/core/internal/assessment';
import { Badge, EmptyState, ErrorState, Skeleton, WideTable } from '../../../components';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { riskLevels } from './risk-levels';

const labels = {
  title: text('历年风险', 'Findings by year'),
  rule: text('规则', 'Rule'),
  filed: text('申报时', 'as filed'),
  errors: text('错误', 'Errors'),
  warnings: text('提示', 'To check'),
  answered: text('已答复', 'Answered'),
  none: text('各年度都没有发现风险', 'Nothing was found in any year'),
};

interface RiskTrendTableProps {
  year: string;
  services: Pick<ResourceServices, 'ports'>;
}

/** What the scans of the last five years found: in all, and by rule. */
export const RiskTrendTable = observer(function RiskTrendTable({ year, services }: RiskTrendTableProps) {
  const read = useText();
  const [loader] = useState(() => new Loader((of: string) => services.ports.risks.trend({ year: of })));
  useEffect(() => void loader.load(year), [loader, year]);
  const trend = loader.value;
  if (loader.fault) return <ErrorState hint={loader.fault.message} onRetry={() => void loader.retry()} />;
  if (!trend) return <Skeleton lines={8} />;
  if (trend.rules.length === 0) return <EmptyState title={labels.none} />;
  return (
    <WideTable label={labels.title}>
      <thead>
        <tr className="border-b border-line text-dim">
          <th className="min-w-60 py-1 text-left font-normal">{read(labels.rule)}</th>
          {trend.years.map(({ year: of, isFiled }) => (
            <th key={of} className="py-1 pl-4 text-right font-normal whitespace-nowrap">
              {of}
              {isFiled && <span className="block text-hint">{read(labels.filed)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Total label={labels.errors} trend={trend} of="errors" />
        <Total label={labels.warnings} trend={trend} of="warnings" />
        <Total label={labels.answered} trend={trend} of="answered" />
        {trend.rules.map(({ rule, level, label, counts }) => (
          <tr key={rule} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              <span className="inline-flex flex-wrap items-center gap-2">
                <Badge tone={riskLevels[level].tone}>{read(riskLevels[level].label)}</Badge>
                {read(label)}
              </span>
            </th>
            {counts.map((count, at) => (
              <td key={at} className={count === 0 ? `${cell} text-dim` : cell}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
});

const cell = 'py-1 pl-4 text-right tabular-nums';

function Total({ label, trend, of }: { label: Text; trend: RiskTrend; of: 'errors' | 'warnings' | 'answered' }) {
  const read = useText();
  return (
    <tr className="border-b border-line font-semibold">
      <th scope="row" className="py-1 text-left">
        {read(label)}
      </th>
      {trend.years.map((counts) => (
        <td key={counts.year} className={cell}>
          {counts[of]}
        </td>
      ))}
    </tr>
  );
}

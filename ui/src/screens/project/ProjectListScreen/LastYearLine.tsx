import { fill, text } from '@rdm/core/internal/kernel';
import type { ProjectYearStats } from '@rdm/core/internal/project';
import { formatDecimal } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  line: text(
    '上年度（{year}）共 {count} 个项目：进行中 {ongoing}、已结束 {ended}、草稿 {drafts}；预算 {budget} 万元，其中政府资金 {government} 万元',
    'Last year ({year}): {count} {count|project|projects}, {ongoing} ongoing, {ended} ended, {drafts} {drafts|draft|drafts}; budget {budget} (10k yuan), of which government funds {government}',
  ),
};

/** The totals of the year before, as one unobtrusive line. */
export function LastYearLine({ stats }: { stats: ProjectYearStats }) {
  const read = useText();
  const { year, count, ongoing, ended, drafts } = stats;
  const budget = formatDecimal(stats.budgetAmount);
  const government = formatDecimal(stats.govAmount);
  return (
    <p className="text-hint text-dim">
      {read(fill(labels.line, { year, count, ongoing, ended, drafts, budget, government }))}
    </p>
  );
}

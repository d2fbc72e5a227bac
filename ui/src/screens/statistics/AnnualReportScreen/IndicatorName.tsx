import { ChevronDown, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Tooltip } from '../../../components';
import { useText } from '../../../theme';
import { checkLevels, LevelIcon } from './check-levels';
import { ratioKey } from './ReportDraftViewModel';
import type { ReportRow } from './report-rows';
import { TaxRatio } from './TaxRatio';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const labels = {
  fold: text('收起 {name}', 'Fold {name}'),
  unfold: text('展开 {name}', 'Unfold {name}'),
};

/** `aria-describedby` of the figure of a row: the explanation of its indicator, the failed checks. */
export function describedBy({ row, findings }: ReportRow): string | undefined {
  const ids = [row.tip && `indicator-tip-${row.id}`, findings.length > 0 && `indicator-checks-${row.id}`];
  return ids.filter(Boolean).join(' ') || undefined;
}

export interface IndicatorNameProps {
  line: ReportRow;
  screen: AnnualReportViewModel;
}

/** 指标名称: its explanation on hover, its failed checks, the input for the tax rate. */
export const IndicatorName = observer(function IndicatorName({ line, screen }: IndicatorNameProps) {
  const { row, depth, isFoldable, isFolded, findings } = line;
  const read = useText();
  const name = read(row.name);
  const worst = findings[0]?.level;
  return (
    <div className="py-1" style={{ marginLeft: 14 * depth - 4 }}>
      <span className="flex items-start gap-1">
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={read(fill(isFolded ? labels.unfold : labels.fold, { name }))}
            onClick={() => screen.toggle(row.id)}
            className="mt-0.5 rounded-sm text-dim hover:bg-hover hover:text-ink"
          >
            {isFolded ? <ChevronRight aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
          </button>
        ) : (
          <span className="w-4 shrink-0" />
        )}
        <span className="min-w-0 flex-1 space-y-1">
          {row.tip ? (
            <Tooltip text={row.tip}>
              <span className="block">{name}</span>
            </Tooltip>
          ) : (
            <span className="block">{name}</span>
          )}
          {row.ratio !== undefined && (
            <TaxRatio
              value={screen.draft.changes[ratioKey] ?? row.ratio}
              error={screen.draft.errorOf(ratioKey)}
              changed={screen.draft.isChanged(ratioKey)}
              readOnly={!screen.mayEdit}
              onChange={(value) => screen.change({ [ratioKey]: value })}
            />
          )}
        </span>
        {worst && <LevelIcon level={worst} />}
      </span>
      {row.tip && (
        <span id={`indicator-tip-${row.id}`} className="hidden">
          {read(row.tip)}
        </span>
      )}
      {findings.length > 0 && (
        <span id={`indicator-checks-${row.id}`} className="hidden">
          {findings.map(({ level, message }) => `${read(checkLevels[level].name)}: ${read(message)}`).join(' ')}
        </span>
      )}
    </div>
  );
});

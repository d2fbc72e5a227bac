import ChevronDown from 'lucide:chevron-down';
import ChevronRight from 'lucide:chevron-right';
import SquareFunction from 'lucide:square-function';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, Button, IconButton, Tooltip } from '../../../components';
import { useText } from '../../../theme';
import { checkLevels, LevelIcon } from './check-levels';
import { ratioKey } from './ReportDraftViewModel';
import type { ReportRow } from './report-rows';
import { TaxRatio } from './TaxRatio';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const labels = {
  fold: text('收起 {name}', 'Fold {name}'),
  unfold: text('展开 {name}', 'Unfold {name}'),
  explain: text('代码{code} {name}：查看计算依据', 'Code {code} {name}: how it is worked out'),
  computed: text('计算值', 'Computed'),
  restore: text('恢复计算值', 'Restore'),
  restoreOf: text('代码{code} 恢复计算值', 'Code {code}: take the computed value'),
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

/** 指标名称: its explanation on hover, its failed checks, the input for the tax rate, the computed value behind a typed one. */
export const IndicatorName = observer(function IndicatorName({ line, screen }: IndicatorNameProps) {
  const { row, depth, isFoldable, isFolded, findings, isTyped, isComputed, replaced, digits } = line;
  const { amountKey } = row;
  const read = useText();
  const name = read(row.name);
  const worst = findings[0]?.level;
  return (
    <div className="py-1" style={{ marginLeft: `calc(${depth} * clamp(6px, 2vw, 14px) - 4px)` }}>
      <span className="flex items-center gap-1">
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={read(fill(isFolded ? labels.unfold : labels.fold, { name }))}
            onClick={() => screen.toggle(row.id)}
            className="rounded-sm text-dim hover:bg-hover hover:text-ink"
          >
            {isFolded ? <ChevronRight aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
          </button>
        ) : (
          <span className="w-4 shrink-0 max-md:hidden" />
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
          {replaced !== undefined && amountKey !== null && (
            <span className="flex flex-wrap items-center gap-x-2 text-hint text-warning">
              <span>
                {read(labels.computed)} <Amount value={replaced} digits={digits} />
              </span>
              {screen.mayEdit && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={read(fill(labels.restoreOf, { code: row.code }))}
                  onClick={() => screen.restore(amountKey)}
                >
                  {read(labels.restore)}
                </Button>
              )}
            </span>
          )}
        </span>
        {isComputed && isTyped && screen.mayEdit && amountKey !== null && (
          <IconButton
            label={fill(labels.explain, { code: row.code, name })}
            size="small"
            icon={<SquareFunction aria-hidden size={16} />}
            onClick={() => void screen.explain(amountKey)}
          />
        )}
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

import { useId, type KeyboardEvent } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/kernel';
import { classNames, Tooltip } from '../../../components';
import { useText } from '../../../theme';
import { checkLevels, LevelIcon } from './check-levels';
import { QuantityCell } from './QuantityCell';
import { ratioKey } from './ReportDraftViewModel';
import type { ReportRow } from './report-rows';
import { TaxRatio } from './TaxRatio';
import type { AnnualReportViewModel } from './ViewModel';

const labels = {
  fold: text('收起 {name}', 'Fold {name}'),
  unfold: text('展开 {name}', 'Unfold {name}'),
};

export interface ReportLineProps {
  line: ReportRow;
  screen: AnnualReportViewModel;
  /** Its explanation is open. */
  selected: boolean;
  onMove: (event: KeyboardEvent<HTMLElement>) => void;
  onBlock: (clipboard: string) => boolean;
  onRow: (id: number) => void;
}

const grid = 'border-r border-b border-line-strong';

/** A row of the form: name, unit, code and quantity; what it means on hover, which checks it breaks in place. */
export const ReportLine = observer(function ReportLine(props: ReportLineProps) {
  const { line, screen, selected, onMove, onBlock, onRow } = props;
  const { row, depth, isFoldable, isFolded, findings } = line;
  const read = useText();
  const id = useId();
  const isSection = depth === 0;
  const ground = selected ? 'bg-accent-soft' : isSection ? 'bg-sunken' : 'bg-raised';
  const name = read(row.name);
  const worst = findings[0]?.level;
  const about = [row.tip && `${id}tip`, findings.length > 0 && `${id}checks`].filter(Boolean).join(' ');
  return (
    <tr aria-current={selected || undefined} onFocus={() => onRow(row.id)}>
      <th
        scope="row"
        className={classNames(grid, ground, 'py-1 pr-2 text-left', isSection ? 'font-semibold' : 'font-normal')}
        style={{ paddingLeft: 4 + 14 * depth }}
      >
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
          <span id={`${id}tip`} className="hidden">
            {read(row.tip)}
          </span>
        )}
        {findings.length > 0 && (
          <span id={`${id}checks`} className="hidden">
            {findings.map(({ level, message }) => `${read(checkLevels[level].name)}: ${read(message)}`).join(' ')}
          </span>
        )}
      </th>
      <td className={classNames(grid, ground, 'px-1 text-center')}>{read(row.unit)}</td>
      <td className={classNames(grid, ground, 'px-1 text-center tabular-nums')}>{row.code}</td>
      {row.amountKey === null ? (
        <td className={classNames(grid, ground, 'px-2 text-center text-dim')}>{row.code}</td>
      ) : (
        <QuantityCell
          line={line}
          about={about}
          mayEdit={screen.mayEdit}
          className={classNames(grid, line.isTyped && screen.mayEdit ? 'bg-cell-input' : ground)}
          onChange={(value) => row.amountKey !== null && screen.change({ [row.amountKey]: value })}
          onExplain={() => row.amountKey !== null && void screen.explain(row.amountKey)}
          onMove={onMove}
          onBlock={onBlock}
        />
      )}
    </tr>
  );
});

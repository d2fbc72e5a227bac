import { text } from '@rdm/core/internal/kernel';
import type { RecomputeResult } from '@rdm/core/internal/ledger';
import { FigureDifferences } from '../FigureDifferences';
import { useText } from '../../theme';

const labels = {
  title: text('重算前后变化的数', 'Figures the recomputation changed'),
  none: text('A107012 和辅助账合计没有变化。', 'A107012 and the totals of the ledgers did not change.'),
  before: text('重算前', 'Before'),
  after: text('重算后', 'After'),
  now: text('现在', 'Now'),
  willChange: text('重算会改变的数', 'Figures a recomputation would change'),
  wouldNot: text(
    '重算不会改变 A107012 和辅助账合计。',
    'A recomputation would change neither A107012 nor the totals of ledgers.',
  ),
};

interface ChangedFiguresProps {
  changes: RecomputeResult['changes'];
  /** Nothing was recomputed yet. */
  ahead?: boolean;
}

/** The lines of A107012 and the totals of ledgers that differ from before, with both amounts. */
export function ChangedFigures({ changes, ahead = false }: ChangedFiguresProps) {
  const read = useText();
  if (changes.length === 0) return <p className="text-dim">{read(ahead ? labels.wouldNot : labels.none)}</p>;
  const title = ahead ? labels.willChange : labels.title;
  return (
    // After the first computation every line has changed; the form below must stay in sight.
    <div {...{ role: 'group', tabIndex: 0 }} aria-label={read(title)} className="max-h-72 overflow-auto">
      <FigureDifferences
        title={title}
        before={ahead ? labels.now : labels.before}
        after={labels.after}
        lines={changes}
      />
    </div>
  );
}

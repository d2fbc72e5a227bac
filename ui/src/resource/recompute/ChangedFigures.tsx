import { text } from '@rdm/core/internal/kernel';
import type { RecomputeResult } from '@rdm/core/internal/ledger';
import { formatDecimal } from '../../components';
import { useText } from '../../theme';

const labels = {
  title: text('重算前后变化的数', 'Figures the recomputation changed'),
  none: text('A107012 和辅助账合计没有变化。', 'A107012 and the totals of the ledgers did not change.'),
  figure: text('项目', 'Figure'),
  before: text('重算前', 'Before'),
  after: text('重算后', 'After'),
};
const blank = '—';
const shown = (value: string | null) => (value === null ? blank : formatDecimal(value));

/** The lines of A107012 and the totals of ledgers that differ from before, with both amounts. */
export function ChangedFigures({ changes }: { changes: RecomputeResult['changes'] }) {
  const read = useText();
  if (changes.length === 0) return <p className="text-dim">{read(labels.none)}</p>;
  return (
    <table aria-label={read(labels.title)} className="w-full text-table">
      <thead className="text-hint text-dim">
        <tr>
          <th className="text-left font-normal">{read(labels.figure)}</th>
          <th className="text-right font-normal">{read(labels.before)}</th>
          <th className="text-right font-normal">{read(labels.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, label, before, after }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {read(label)}
            </th>
            <td className="text-right tabular-nums">{shown(before)}</td>
            <td className="text-right tabular-nums">{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

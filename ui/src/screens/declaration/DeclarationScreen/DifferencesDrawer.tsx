import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Drawer, ErrorState, formatDecimal, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import type { DeclarationViewModel } from './DeclarationViewModel';

const labels = {
  title: text('申报差异', 'Differences'),
  none: text('没有差异', 'There are no differences'),
  paper: text('表单', 'Paper'),
  line: text('项目', 'Line'),
};
const versionLabel = (version: number | null) => {
  if (version === null) return text('当前计算', 'Computed now');
  return version === 0 ? text('首次申报', 'First declaration') : text(`更正 ${version}`, `Correction ${version}`);
};
const shown = (value: string | null) => {
  if (value === null) return '—';
  return /^-?\d+(\.\d+)?$/.test(value) ? formatDecimal(value) : value;
};

/** The figures of a version that differ, line by line. */
export const DifferencesDrawer = observer(function DifferencesDrawer({ screen }: { screen: DeclarationViewModel }) {
  const read = useText();
  const { compared, differences, differencesFault: fault } = screen;
  return (
    <Drawer open={compared !== null} title={labels.title} onClose={() => screen.closeComparison()}>
      {fault && <ErrorState title={fault.message} />}
      {!differences && !fault && <Skeleton lines={6} />}
      {differences && differences.lines.length === 0 && <p className="text-dim">{read(labels.none)}</p>}
      {differences && differences.lines.length > 0 && (
        <table className="w-full text-table">
          <thead className="text-hint text-dim">
            <tr>
              <th className="text-left font-normal">{read(labels.paper)}</th>
              <th className="text-left font-normal">{read(labels.line)}</th>
              <th className="text-right font-normal">{read(versionLabel(differences.from))}</th>
              <th className="text-right font-normal">{read(versionLabel(differences.to))}</th>
            </tr>
          </thead>
          <tbody>
            {differences.lines.map(({ paper, label, before, after }) => (
              <tr key={`${paper.zh} ${label.zh}`} className="border-t border-line">
                <td className="py-1">{read(paper)}</td>
                <th scope="row" className="text-left font-normal">
                  {read(label)}
                </th>
                <td className="text-right tabular-nums">{shown(before)}</td>
                <td className="text-right tabular-nums">{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
});

import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Drawer, ErrorState, Skeleton } from '../../../components';
import { FigureDifferences } from '../../../resource/FigureDifferences';
import { useText } from '../../../theme';
import type { DeclarationViewModel } from './DeclarationViewModel';

const labels = {
  title: text('申报差异', 'Differences'),
  none: text('没有差异', 'There are no differences'),
};
const versionLabel = (version: number | null) => {
  if (version === null) return text('当前计算', 'Computed now');
  return version === 0 ? text('首次申报', 'First declaration') : text(`更正 ${version}`, `Correction ${version}`);
};

/** The figures of a version that differ, line by line. */
export const DifferencesDrawer = observer(function DifferencesDrawer({ screen }: { screen: DeclarationViewModel }) {
  const read = useText();
  const { compared, differences, differencesFault: fault } = screen;
  return (
    <Drawer open={compared !== null} size="medium" title={labels.title} onClose={() => screen.closeComparison()}>
      {fault && <ErrorState title={fault.message} />}
      {!differences && !fault && <Skeleton lines={6} />}
      {differences && differences.lines.length === 0 && <p className="text-dim">{read(labels.none)}</p>}
      {differences && differences.lines.length > 0 && (
        <FigureDifferences
          title={labels.title}
          before={versionLabel(differences.from)}
          after={versionLabel(differences.to)}
          lines={differences.lines.map((line) => ({ ...line, key: `${line.paper.zh} ${line.label.zh}` }))}
        />
      )}
    </Drawer>
  );
});

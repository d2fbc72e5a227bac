import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, EmptyState } from '../../../components';
import { useText } from '../../../theme';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const labels = {
  import: text('导入', 'Import'),
  recompute: text('去重算', 'Recompute now'),
  byHand: text('直接填报', 'Fill in by hand'),
};

export interface NothingCollectedProps {
  screen: AnnualReportViewModel;
  mayRecompute: boolean;
}

/** Empty state: why the form has no figures, and where to start. */
export const NothingCollected = observer(function NothingCollected({ screen, mayRecompute }: NothingCollectedProps) {
  const read = useText();
  const navigate = useNavigate();
  const { year } = screen;
  return (
    <EmptyState
      title={text(
        `${year}年度还没有归集研发费用，请先导入台账与凭证，再一键重算`,
        `No R&D cost is collected for ${year} yet: import registers and vouchers, then recompute`,
      )}
      action={
        <>
          <Button onClick={() => void navigate('/rdm/import')}>{read(labels.import)}</Button>
          {mayRecompute && (
            <Button onClick={() => void navigate(`/project/preferential?year=${year}`)}>
              {read(labels.recompute)}
            </Button>
          )}
          {screen.mayEdit && <Button onClick={() => screen.fillByHand()}>{read(labels.byHand)}</Button>}
        </>
      }
    />
  );
});

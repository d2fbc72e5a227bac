import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, EmptyState } from '../../components';
import { useText } from '../../theme';

const labels = {
  import: text('导入', 'Import'),
  recompute: text('去重算', 'Recompute now'),
};

/** Empty state: why there are no ledgers, and where to start. */
export function NoLedgers({ year }: { year: string }) {
  const read = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={text(
        `${year}年度还没有研发支出辅助账，请先导入台账与凭证，再一键重算`,
        `There are no R&D ledgers for ${year} yet: import registers and vouchers, then recompute`,
      )}
      action={
        <>
          <Button onClick={() => void navigate('/rdm/import')}>{read(labels.import)}</Button>
          <Button onClick={() => void navigate(`/project/preferential?year=${year}`)}>{read(labels.recompute)}</Button>
        </>
      }
    />
  );
}

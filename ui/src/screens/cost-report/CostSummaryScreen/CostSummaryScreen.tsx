import { useSearchParams } from 'react-router';
import Sigma from 'lucide:sigma';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useText } from '../../../theme';
import { CostTotalsView } from './CostTotalsView';

const labels = { totals: text('汇总', 'Totals') };

/** 费用汇总: a row an item, month and project, and behind a button what they come to. The URL selects the view. */
export default function CostSummaryScreen({ resource }: { readonly resource: Resource }) {
  const read = useText();
  const [address, setAddress] = useSearchParams();
  if (address.get('view') === 'totals') return <CostTotalsView onClose={() => setAddress({})} />;
  return (
    <ResourceScreen
      resource={resource}
      toolbar={
        <Button icon={<Sigma aria-hidden size={16} />} onClick={() => setAddress({ view: 'totals' })}>
          {read(labels.totals)}
        </Button>
      }
    />
  );
}

import { useMemo, useState, type ComponentProps } from 'react';
import type { StoredRecord } from '@rdm/core/internal/records';
import { classNames, EmptyState } from '../../components';
import { useText } from '../../theme';
import ResourceScreen from '../ResourceScreen';
import type { PairLayout } from './ResourceLayout';

export interface PairScreenProps extends ComponentProps<typeof ResourceScreen> {
  layout: PairLayout;
}

/** A register in two lists: a click on a head shows its entries in the second one. */
export function PairScreen({ layout, ...screen }: PairScreenProps) {
  const read = useText();
  const { resource } = screen;
  const [head, setHead] = useState<StoredRecord | null>(null);
  const entries = useMemo(() => head && { within: layout.entriesOf(head), given: layout.given(head) }, [layout, head]);
  const name = String(head?.[resource.title] ?? '');
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
        layout.direction === 'horizontal' && '2xl:grid-cols-2',
      )}
      data-direction={layout.direction}
    >
      <section aria-label={read(resource.label)} className="min-w-0">
        <ResourceScreen
          {...screen}
          within={layout.heads}
          onChoose={setHead}
          chosen={head?.id}
          onChanged={() => setHead(null)}
        />
      </section>
      <section aria-label={head ? name : read(layout.choose)} className="min-w-0 space-y-3">
        {entries ? (
          <>
            <h2 className="text-heading font-semibold">{read(layout.titleOf(name))}</h2>
            <ResourceScreen {...screen} {...entries} part={name} />
          </>
        ) : (
          <EmptyState title={layout.choose} />
        )}
      </section>
    </div>
  );
}

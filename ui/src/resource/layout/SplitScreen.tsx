import { useMemo, useState, type ComponentProps } from 'react';
import { observer } from 'mobx-react-lite';
import RefreshCw from 'lucide:refresh-cw';
import { text } from '@rdm/core/internal/kernel';
import type { Condition } from '@rdm/core/internal/records';
import { Card, ErrorState, IconButton, Skeleton } from '../../components';
import { useText } from '../../theme';
import ResourceScreen from '../ResourceScreen';
import { LazyTreeViewModel } from '../tree/LazyTreeViewModel';
import { TreeList } from '../tree/TreeList';
import { useOpening } from '../use-opening';
import { useResourceServices } from '../use-resource-services';
import type { SplitLayout } from './ResourceLayout';

const labels = { refresh: text('刷新', 'Refresh') };

export interface SplitScreenProps extends ComponentProps<typeof ResourceScreen> {
  layout: SplitLayout;
}

/** A register to the right of a tree that filters it. On a narrow window the tree is above, at most a third high. */
export const SplitScreen = observer(function SplitScreen({ layout, ...screen }: SplitScreenProps) {
  const services = useResourceServices();
  const { resource } = screen;
  const { ports } = services;
  const [tree] = useState(() => new LazyTreeViewModel((parentId) => layout.children(ports, parentId)));
  const isShown = services.can(resource.permissions.view) && (!layout.permission || services.can(layout.permission));
  useOpening(tree, { services, may: isShown });

  const read = useText();
  const { chosen, chosenTitle } = tree;
  const { narrows } = layout;
  const { within: shownPart } = screen;
  const part = useMemo(() => {
    if (chosen === null) return {};
    const within: readonly Condition[] = [...(shownPart ?? []), { field: narrows, is: 'equal', value: chosen }];
    const field = resource.fields[narrows];
    const shown = field && 'to' in field ? Object.keys(field.shows).slice(0, 1) : [];
    const titles = Object.fromEntries(shown.map((name) => [name, read(chosenTitle)]));
    return { within, given: { [narrows]: chosen, ...titles } };
  }, [chosen, chosenTitle, narrows, read, resource, shownPart]);

  if (!isShown) return <ResourceScreen {...screen} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <Card
        title={layout.label}
        extra={
          <IconButton
            size="small"
            label={labels.refresh}
            icon={<RefreshCw aria-hidden size={14} />}
            onClick={() => void tree.load()}
          />
        }
      >
        <div className="-m-2 max-h-[33dvh] overflow-y-auto lg:max-h-[calc(100dvh-14rem)]">
          {tree.fault && <ErrorState hint={tree.fault.message} onRetry={() => void tree.load()} />}
          {!tree.fault && !tree.loaded && <Skeleton lines={4} />}
          {tree.loaded && (
            <TreeList
              label={layout.label}
              rows={tree.rows}
              onOpen={(id, open) => void tree.setOpen(id, open)}
              onChoose={(id) => tree.choose(id)}
            />
          )}
        </div>
      </Card>
      <ResourceScreen {...screen} {...part} onChanged={() => void tree.load()} />
    </div>
  );
});

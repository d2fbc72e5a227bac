import { observer } from 'mobx-react-lite';
import type { Text } from '@rdm/core/internal/kernel';
import { EmptyState } from '../../components';
import type { CheckTreeViewModel } from './CheckTreeViewModel';
import { TreeList } from './TreeList';

export interface CheckTreeProps {
  tree: CheckTreeViewModel;
  label: Text;
  /** Said where there is nothing to tick. */
  none: Text;
}

/** A tree of check boxes, which scrolls by itself in a dialog. */
export const CheckTree = observer(function CheckTree({ tree, label, none }: CheckTreeProps) {
  if (tree.nodes.length === 0) return <EmptyState title={none} />;
  return (
    <div className="max-h-[50dvh] overflow-y-auto pt-2">
      <TreeList
        label={label}
        rows={tree.rows}
        onOpen={(id, open) => tree.setOpen(id, open)}
        onChoose={(id) => tree.toggle(id)}
      />
    </div>
  );
});

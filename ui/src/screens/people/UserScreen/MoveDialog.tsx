import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Dialog, ErrorState, Skeleton } from '../../../components';
import { LazyTreeViewModel } from '../../../resource/tree/LazyTreeViewModel';
import { TreeList } from '../../../resource/tree/TreeList';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import type { PeopleViewModel } from './PeopleViewModel';

const labels = {
  title: text('批量调整部门', 'Change the department'),
  effect: text('所选 {count} 人将调整到所选部门。', 'The {count} people chosen move to the department chosen here.'),
  departments: text('部门', 'Departments'),
  cancel: text('取消', 'Cancel'),
  save: text('确定', 'OK'),
};

export interface MoveDialogProps {
  ids: readonly string[];
  work: PeopleViewModel;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the new department of users. */
export const MoveDialog = observer(function MoveDialog({ ids, work, onClose, onDone }: MoveDialogProps) {
  const read = useText();
  const { departments } = usePorts();
  const [tree] = useState(
    () => new LazyTreeViewModel((parentId) => departments.lazyTree(parentId === undefined ? {} : { parentId })),
  );
  useEffect(() => void tree.load(), [tree]);
  const { chosen } = tree;
  const save = async () => {
    if (chosen !== null && (await work.move(ids, chosen))) onDone();
  };
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={chosen === null} loading={work.working} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-dim">{read(fill(labels.effect, { count: ids.length }))}</p>
      {tree.fault && <ErrorState hint={tree.fault.message} onRetry={() => void tree.load()} />}
      {!tree.loaded && !tree.fault && <Skeleton lines={4} />}
      {tree.loaded && (
        <TreeList
          label={labels.departments}
          rows={tree.nodeRows}
          onOpen={(id, open) => void tree.setOpen(id, open)}
          onChoose={(id) => tree.choose(id)}
        />
      )}
    </Dialog>
  );
});

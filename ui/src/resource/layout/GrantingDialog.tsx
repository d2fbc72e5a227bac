import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';
import { Button, Dialog, ErrorState, Skeleton } from '../../components';
import { useText } from '../../theme';
import type { Granting } from './Granting';

const labels = { cancel: text('取消', 'Cancel'), save: text('保存', 'Save') };

export interface GrantingDialogProps<Given> {
  /** What is given. */
  label: Text;
  /** Whom it is given to. */
  names: readonly string[];
  granting: Granting<Given>;
  children: (given: Given) => ReactNode;
  onClose: () => void;
}

/** What is given to records, with a button that saves it and closes the dialog. */
export const GrantingDialog = observer(function GrantingDialog<Given>(props: GrantingDialogProps<Given>) {
  const { label, names, granting, children, onClose } = props;
  const read = useText();
  useEffect(() => void granting.load(), [granting]);
  const { given, fault } = granting;
  const save = async () => {
    if (await granting.save()) onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title={fill(text('{label}：{names}', '{label}: {names}'), { label, names: joined(names) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={given === null} loading={granting.saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      {fault && <ErrorState hint={fault.message} onRetry={() => void granting.load()} />}
      {given === null && !fault && <Skeleton lines={6} />}
      {given !== null && children(given)}
    </Dialog>
  );
});

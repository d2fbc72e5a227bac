import type { ReactNode } from 'react';
import { text, type Fault, type Text } from '@rdm/core/internal/kernel';
import { Button, Dialog, ErrorState, Skeleton } from '../../components';
import { useText } from '../../theme';

const labels = { cancel: text('取消', 'Cancel'), save: text('保存', 'Save') };

export interface GrantingDialogProps {
  /** What is given. */
  label: Text;
  /** Whom it is given to. */
  names: readonly string[];
  /** Why what may be given could not be read. */
  fault: Fault | null;
  onRetry: () => void;
  /** Null until it has been read. */
  children: ReactNode;
  saving: boolean;
  /** Returns whether it is saved, which closes the dialog. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** What is given to records, with a button that saves it. */
export function GrantingDialog(props: GrantingDialogProps) {
  const { label, names, fault, onRetry, children, saving, onSave, onClose } = props;
  const read = useText();
  const joined = names.join('、');
  const save = async () => {
    if (await onSave()) onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title={text(`${label.zh}：${joined}`, `${label.en}: ${joined}`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={!children} loading={saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      {fault && <ErrorState hint={fault.message} onRetry={onRetry} />}
      {!children && !fault && <Skeleton lines={6} />}
      {children}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { text, type Text } from '@rdm/core/internal/kernel';
import { Button, Dialog } from '../components';
import { useText } from '../theme';
import { useSaving } from './use-saving';

const labels = { cancel: text('取消', 'Cancel'), save: text('保存', 'Save') };

export interface SavingDialogProps {
  title: Text;
  /** What the button says; 保存 unless told. */
  verb?: Text;
  /** What is typed cannot be saved yet. */
  incomplete?: boolean;
  work: () => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for something and saves it once; what is refused is said above what was typed. */
export function SavingDialog(props: SavingDialogProps) {
  const { title, verb = labels.save, incomplete = false, work, onSaved, onClose, children } = props;
  const read = useText();
  const { saving, refused, save } = useSaving(work, onSaved);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={incomplete} loading={saving} onClick={() => void save()}>
            {read(verb)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {refused && (
          <p role="alert" className="text-danger-text">
            {read(refused)}
          </p>
        )}
        {children}
      </div>
    </Dialog>
  );
}

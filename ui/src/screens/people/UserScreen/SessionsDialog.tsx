import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog } from '../../../components';
import { useText } from '../../../theme';
import { SessionList } from '../sessions/SessionList';

const labels = {
  title: text('登录设备：{person}', 'Devices {person} is signed in on'),
  close: text('关闭', 'Close'),
};

export interface SessionsDialogProps {
  person: StoredRecord;
  onClose: () => void;
}

/** Sessions of a user, which a user administrator can end. */
export function SessionsDialog({ person, onClose }: SessionsDialogProps) {
  const read = useText();
  const name = String(person.realName ?? person.account);
  return (
    <Dialog
      open
      title={fill(labels.title, { person: name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{read(labels.close)}</Button>}
    >
      <SessionList userId={person.id} />
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, PasswordInput } from '../../components';
import { useText } from '../../theme';
import { useSession, useStorage } from '../services';
import { LockPasswordViewModel } from './LockPasswordViewModel';

const labels = {
  title: text('设置锁屏密码', 'Set the lock password'),
  password: text('锁屏密码', 'Lock password'),
  placeholder: text('请输入锁屏密码', 'Enter a lock password'),
  hint: text(
    '只用于这一次锁屏，解锁后即失效；忘记时请退出登录后重新登录。',
    'For this once: it ends when you unlock. If you forget it, sign out and sign in again.',
  ),
  lock: text('锁屏', 'Lock'),
  cancel: text('取消', 'Cancel'),
};

/** Asks for a password to unlock the screen with, and locks it. */
export const LockDialog = observer(function LockDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const { lock } = useSession();
  const storage = useStorage();
  const [form] = useState(() => new LockPasswordViewModel(lock, storage));
  const id = useId();
  const submit = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button type="submit" form={id} variant="primary">
            {read(labels.lock)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field required label={labels.password} error={form.error ?? undefined} hint={labels.hint}>
          <PasswordInput
            autoFocus
            autoComplete="off"
            placeholder={read(labels.placeholder)}
            value={form.password}
            onChange={form.setPassword}
          />
        </Field>
      </form>
    </Dialog>
  );
});

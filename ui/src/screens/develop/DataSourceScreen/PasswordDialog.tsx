import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type StoredRecord } from '@rdm/core/kernel';
import { Button, Dialog, Field, PasswordInput } from '../../../components';
import { useText } from '../../../theme';
import type { DataSourceViewModel } from './ViewModel';

const labels = {
  title: text('设置密码：{name}', 'Password of {name}'),
  password: text('密码', 'Password'),
  required: text('请输入密码', 'Enter the password'),
  hint: text('加密保存，以后不再显示', 'It is kept sealed and never shown again'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

export interface PasswordDialogProps {
  sources: DataSourceViewModel;
  record: StoredRecord;
  onSaved: () => void;
}

/** Takes the password of a data source; unlike a form it keeps nothing of what is typed on this machine. */
export const PasswordDialog = observer(function PasswordDialog({ sources, record, onSaved }: PasswordDialogProps) {
  const read = useText();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const close = () => sources.protect(null);
  const save = async () => {
    setTried(true);
    if (password !== '' && (await sources.setPassword(password))) onSaved();
  };
  return (
    <Dialog
      open
      title={fill(labels.title, { name: String(record.name) })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={sources.saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <Field
        label={labels.password}
        required
        hint={labels.hint}
        error={tried && password === '' ? labels.required : undefined}
      >
        <PasswordInput
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          autoFocus
          onEnter={() => void save()}
        />
      </Field>
    </Dialog>
  );
});

import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, focusFirstError, PasswordInput, useToast } from '../../../components';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { PasswordViewModel, type PasswordField } from './PasswordViewModel';

const labels = {
  oldPassword: text('原密码', 'Current password'),
  newPassword: text('新密码', 'New password'),
  repeated: text('确认密码', 'New password again'),
  submit: text('保存', 'Save'),
  saved: text('修改密码成功!', 'The password is changed'),
};
const fields: readonly PasswordField[] = ['oldPassword', 'newPassword', 'repeated'];

/** Changes the password; requires the current one. */
export const PasswordForm = observer(function PasswordForm() {
  const read = useText();
  const { profile } = usePorts();
  const toast = useToast();
  const [form] = useState(() => new PasswordViewModel(profile));
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (await form.save()) toast.success(labels.saved);
    else if (element.current) focusFirstError(element.current);
  };
  return (
    <form
      ref={element}
      noValidate
      className="max-w-105 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields.map((field) => (
        <Field key={field} required label={labels[field]} error={form.errors[field]}>
          <PasswordInput
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            value={form.typed[field]}
            onChange={(value) => form.set(field, value)}
          />
        </Field>
      ))}
      {form.failure && (
        <p role="alert" className="text-danger">
          {read(form.failure)}
        </p>
      )}
      <Button type="submit" variant="primary" loading={form.saving}>
        {read(labels.submit)}
      </Button>
    </form>
  );
});
